import type { Notice } from '../notices/store.ts';

/** How long the message about the limit is shown, in milliseconds (R218). */
const shownMs = 10_000;

/**
 * The message that the member has the maximum number of favourites (R268). Its id is always the same, so that it is
 * shown only once.
 */
export function limitNotice(title: string, subtitle: string): Notice {
  return {
    id: 'favourite-limit',
    level: 'warning',
    title,
    subtitle,
    className: 'favourite-limit-alert',
    icon: 'warning',
    closesAfterMs: shownMs,
  };
}
