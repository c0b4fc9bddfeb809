import { useTranslations } from 'next-intl';
import { formatTime } from '#src/domain/date/format.ts';
import { timeOfDay } from '#src/domain/filter/time-of-day.ts';
import { parseTimeSpan } from '#src/kernel/date/time-span.ts';
import type { Locale } from '#src/sites/site.ts';

/** Returns a function for the name of a span of an address: its part of the day, otherwise its two times. */
export function useTimeNames(locale: Locale): (span: string) => string {
  const t = useTranslations('times');
  const clock = (minutes: number) => {
    const two = (number: number) => String(number).padStart(2, '0');
    return formatTime(locale, `2000-01-01 ${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`);
  };
  return (span) => {
    const part = timeOfDay(span);
    const parsed = parseTimeSpan(span);
    if (part !== null) return t(`part.${part}`);
    return parsed === null ? span : t('between', { from: clock(parsed.from), to: clock(parsed.to) });
  };
}
