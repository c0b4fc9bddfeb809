import { useTranslations } from 'next-intl';
import { formatTime } from '#src/domain/date/format.ts';
import { timeOfDay } from '#src/domain/filter/time-of-day.ts';
import { firstMinute, lastMinute, parseEndTime, parseTimeSpan } from '#src/kernel/date/time-span.ts';
import type { Locale } from '#src/sites/site.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** The clock at a minute of the programme day, as the country writes it. */
const clockAt = (locale: Locale, minutes: number) =>
  formatTime(locale, `2000-01-01 ${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`);

const midnight = 24 * 60;

/** The words of the interface for times. */
type Words = ReturnType<typeof useTranslations<'times'>>;

/** The name of a time of an address by which a showtime is over; the time itself when it is none. */
export function endName(locale: Locale, t: Words, time: string): string {
  const minute = parseEndTime(time);
  if (minute === null) return time;
  return minute === midnight ? t('endsByMidnight') : t('endsBy', { time: clockAt(locale, minute) });
}

/**
 * The name of a span of an address: its part of the day, the time after or before which it is, otherwise its two times;
 * the span itself when it is none.
 */
export function timeName(locale: Locale, t: Words, span: string): string {
  const part = timeOfDay(span);
  const parsed = parseTimeSpan(span);
  if (part !== null) return t(`part.${part}`);
  if (parsed === null) return span;
  const { from, to } = parsed;
  if (to === lastMinute) return t('after', { time: clockAt(locale, from) });
  return from === firstMinute
    ? t('before', { time: clockAt(locale, to) })
    : t('between', { from: clockAt(locale, from), to: clockAt(locale, to) });
}

/** Returns {@link endName} in the words of the page. */
export function useEndNames(locale: Locale): (time: string) => string {
  const t = useTranslations('times');
  return (time) => endName(locale, t, time);
}

/** Returns {@link timeName} in the words of the page. */
export function useTimeNames(locale: Locale): (span: string) => string {
  const t = useTranslations('times');
  return (span) => timeName(locale, t, span);
}
