import type { Notice } from '../notices/store.ts';

/** How long the message about the limit stays (R218). */
const shownMs = 10_000;

/** The message that the member has as many favourites as there can be (R268): one, however often it is reached. */
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
