import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { formatDay, formatTime, weekdayNames } from '#src/domain/date/format.ts';
import type { OpeningHoursView, OpenSpan } from '#src/domain/cinema/opening-hours.ts';
import { daysBetween } from '#src/kernel/date/day.ts';
import type { Locale } from '#src/sites/site.ts';
import css from './opening-hours.module.scss';

interface OpeningHoursProps {
  readonly locale: Locale;
  readonly hours: OpeningHoursView;
}

/** When a cinema is open: its week, days with the same hours in one line, and the days that differ. */
export function OpeningHours({ locale, hours: { week, special } }: OpeningHoursProps) {
  const t = useTranslations('cinema.hours');
  const names = weekdayNames(locale, 'weekdayLong');
  const weekdays = (first: number, last: number): string => {
    if (last - first === 6) return t('everyDay');
    return ranged(names[first - 1] ?? '', names[last - 1] ?? '', last - first);
  };
  const ranged = (from: string, until: string, apart: number): string => {
    if (apart === 0) return from;
    return t(apart === 1 ? 'twoDays' : 'days', { from, until });
  };
  return (
    <>
      <dl className={css['hours']}>
        {week.map(({ first, last, spans }) => (
          <Row key={first} locale={locale} days={weekdays(first, last)} spans={spans} />
        ))}
      </dl>
      {special.length === 0 ? null : (
        <div>
          <h4 className={css['special']}>{t('special')}</h4>
          <dl className={css['hours']}>
            {special.map(({ from, until, spans }) => {
              const apart = daysBetween(from, until);
              const style = apart === 0 ? 'long' : 'dayMonthLong';
              const days = ranged(formatDay(locale, from, style), formatDay(locale, until, style), apart);
              return <Row key={from + until} locale={locale} days={days} spans={spans} />;
            })}
          </dl>
        </div>
      )}
    </>
  );
}

interface RowProps {
  readonly locale: Locale;
  readonly days: string;
  readonly spans: readonly OpenSpan[];
}

function Row({ locale, days, spans }: RowProps) {
  const t = useTranslations('cinema.hours');
  // The day of a local time says nothing here: only its clock is written.
  const clock = (time: string) => formatTime(locale, `2000-01-01 ${time}:00`);
  return (
    <div className={css['row']}>
      <dt>{days}</dt>
      <dd>
        {spans.length === 0 ? t('closed') : null}
        {spans.map(({ opens, closes }, index) => (
          <Fragment key={opens}>
            {index === 0 ? '' : ', '}
            <span>{t('span', { opens: clock(opens), closes: clock(closes) })}</span>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
