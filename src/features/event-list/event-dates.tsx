import { useTranslations } from 'next-intl';
import type { Day } from '#src/kernel/date/day.ts';
import { formatDay } from '#src/domain/date/format.ts';
import type { Locale } from '#src/sites/site.ts';
import css from './event-dates.module.scss';

/** Number of dates that are shown; the text says how many more there are. */
const shownDates = 2;

/** The next dates of an event. */
export function EventDates({ locale, days }: { readonly locale: Locale; readonly days: readonly Day[] }) {
  const t = useTranslations('events');
  const more = days.length - shownDates;
  return (
    <span className={css['dates']}>
      {days.slice(0, shownDates).map((day) => (
        <time key={day} dateTime={day} className={css['date']}>
          {formatDay(locale, day, 'short')}
        </time>
      ))}
      {more > 0 ? <span>{t('more', { count: more })}</span> : null}
    </span>
  );
}
