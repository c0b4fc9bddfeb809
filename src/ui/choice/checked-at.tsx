import { useTranslations } from 'next-intl';
import { formatDay, formatTime } from '#src/domain/date/format.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import type { Locale } from '#src/sites/site.ts';
import css from './checked-at.module.scss';

interface CheckedAtProps {
  readonly locale: Locale;
  /** Local time of the site; null when nobody says it. */
  readonly time: LocalTime | null;
  /** The day of the page: another day is named. */
  readonly today: Day;
}

/** When the programme above was last checked. */
export function CheckedAt({ locale, time, today }: CheckedAtProps) {
  const t = useTranslations('checked');
  if (time === null) return null;
  const day = time.slice(0, 10);
  const clock = formatTime(locale, time);
  return (
    <p className={css['checked']}>
      {day === today
        ? t('today', { time: clock })
        : t('day', { date: formatDay(locale, day, 'long'), time: clock })}
    </p>
  );
}
