import { useTranslations } from 'next-intl';
import { formatDay, formatTime } from '#src/domain/date/format.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import type { Locale } from '#src/sites/site.ts';
import css from './checked-at.module.scss';

interface CheckedAtProps {
  readonly locale: Locale;
  /** Local time of the site; null when nobody says it. */
  readonly time: LocalTime | null;
}

/** When the programme above was last checked; with its day, because the page may be given long after (ADR-0083). */
export function CheckedAt({ locale, time }: CheckedAtProps) {
  const t = useTranslations('checked');
  if (time === null) return null;
  const date = formatDay(locale, time.slice(0, 10), 'long');
  return <p className={css['checked']}>{t('at', { date, time: formatTime(locale, time) })}</p>;
}
