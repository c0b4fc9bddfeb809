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

/** Returns a function for the name of a time of an address by which a showtime is over. */
export function useEndNames(locale: Locale): (time: string) => string {
  const t = useTranslations('times');
  return (time) => {
    const minute = parseEndTime(time);
    if (minute === null) return time;
    return minute === midnight ? t('endsByMidnight') : t('endsBy', { time: clockAt(locale, minute) });
  };
}

/**
 * Returns a function for the name of a span of an address: its part of the day, the time after or before which it is,
 * otherwise its two times.
 */
export function useTimeNames(locale: Locale): (span: string) => string {
  const t = useTranslations('times');
  const clock = (minutes: number) => clockAt(locale, minutes);
  return (span) => {
    const part = timeOfDay(span);
    const parsed = parseTimeSpan(span);
    if (part !== null) return t(`part.${part}`);
    if (parsed === null) return span;
    const { from, to } = parsed;
    if (to === lastMinute) return t('after', { time: clock(from) });
    return from === firstMinute
      ? t('before', { time: clock(to) })
      : t('between', { from: clock(from), to: clock(to) });
  };
}
