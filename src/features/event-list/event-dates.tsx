import { useTranslations } from 'next-intl';
import type { Day } from '#src/kernel/date/day.ts';
import { formatDay } from '#src/domain/date/format.ts';
import type { Locale } from '#src/sites/site.ts';
import { DateWords, type DateWordsProps } from './date-words.tsx';

/** Number of dates that are shown; the text says how many more there are. */
const shownDates = 2;

/** Returns a function for the texts of the next dates of an event. */
export function useDateWords(locale: Locale): (days: readonly Day[]) => DateWordsProps {
  const t = useTranslations('events');
  return (days) => {
    const more = days.length - shownDates;
    return {
      dates: days.slice(0, shownDates).map((day) => [day, formatDay(locale, day, 'short')]),
      ...(more > 0 ? { more: t('more', { count: more }) } : {}),
    };
  };
}

/** The next dates of an event. */
export function EventDates({ locale, days }: { readonly locale: Locale; readonly days: readonly Day[] }) {
  const wordsOf = useDateWords(locale);
  return <DateWords {...wordsOf(days)} />;
}
