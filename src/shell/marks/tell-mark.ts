import { createTranslator } from 'next-intl';
import { formats } from '#src/i18n/formats.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { Joined } from '#src/visitor/device/join.ts';
import { limitNotice } from '#src/visitor/favourites/limit-notice.ts';
import { notify } from '#src/visitor/notices/store.ts';
import { bringMessages } from '#src/popups/host/late-messages.ts';
import type { PressedMark } from './mark-at.ts';

async function bringWords(locale: Locale) {
  const { timeZone } = siteFactsOf(locale);
  const messages = (await bringMessages(locale)) as Messages;
  return createTranslator({ locale, messages, formats, timeZone });
}

/** Shows in the alert bar that a mark could not be set or removed. */
export async function tellFailure({ mark, slug }: PressedMark, locale: Locale): Promise<void> {
  const t = await bringWords(locale);
  notify({
    id: `${mark}-failed-${slug}`,
    level: 'warning',
    title: t('marks.failedTitle'),
    subtitle: t('marks.failedText'),
    className: 'mark-error-alert',
    icon: 'warning',
    closesAfterMs: 10_000,
  });
}

/** Shows in the alert bar that the maximum number of favourites is reached (R218, R268). */
export async function tellLimit(limit: number, locale: Locale): Promise<void> {
  const t = await bringWords(locale);
  notify(limitNotice(t('Cinemas.Alert.Title'), t('Cinemas.Alert.Subtitle', { limit })));
}

/** Shows in the alert bar what an account took from this device, and what stays here (ADR-0041). */
export async function tellJoined(joined: Joined, limit: number, locale: Locale): Promise<void> {
  const { left, failed, ...counts } = joined;
  const some = counts.cinemas + counts.wishes + counts.ratings > 0;
  if (!some && left === 0 && !failed) return;
  const t = await bringWords(locale);
  const lines = [
    ...(some ? [t('mine.joined.text', counts)] : []),
    ...(left > 0 ? [t('mine.joined.limit', { count: left, limit })] : []),
    ...(failed ? [t('mine.joined.failed')] : []),
  ];
  notify({
    id: 'device-joined',
    level: left > 0 || failed ? 'warning' : 'info',
    title: t(some ? 'mine.joined.title' : 'mine.joined.leftTitle'),
    subtitle: lines.join(' '),
    className: 'device-joined-alert',
    icon: left > 0 || failed ? 'warning' : 'info',
    closesAfterMs: 15_000,
  });
}
