import { useTranslations } from 'next-intl';
import { dayOverFragment } from '#src/routes/fragments.ts';
import css from './day-over.module.scss';

/**
 * Says that the day of a link is over (D43). It stands in the document that everybody gets, and only an address with its
 * fragment shows it: the server leads there from the address of the day (ADR-0101).
 */
export function DayOver() {
  const t = useTranslations('shell');
  return (
    <p id={dayOverFragment} tabIndex={-1} className={css['notice']}>
      {t('dayOver')}
    </p>
  );
}
