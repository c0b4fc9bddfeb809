import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { DayStripItem } from '#src/domain/date/day-strip.ts';
import { formatDay } from '#src/domain/date/format.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { DayKeys } from './day-strip.client.tsx';
import css from './day-strip.module.scss';
import { dayParts } from './day-parts.ts';
import { Link } from '../link/link.tsx';

interface DayStripProps {
  readonly locale: Locale;
  readonly items: readonly DayStripItem[];
  /** The page that shows a day. */
  readonly refOf: (day: string) => PageRef;
  /** With script the fragment that the page has stays. */
  readonly keepFragment?: boolean;
}

/**
 * The days above a list of showings, each a link to the page of that day. Days without showings are there
 * but quiet and lead nowhere. Scrolls sideways without script; arrow keys move through it with script.
 */
export function DayStrip({ locale, items, refOf, keepFragment = false }: DayStripProps) {
  const t = useTranslations('dayStrip');
  return (
    <nav aria-label={t('label')} className={css['strip']}>
      <DayKeys className={css['days']}>
        {items.map((item) => (
          <li key={item.day} className={clsx(css['item'], item.afterGap && css['gap'])}>
            {item.hasShowings || item.selected ? (
              <Link
                locale={locale}
                to={refOf(item.day)}
                keepScroll
                keepFragment={keepFragment}
                className={clsx(css['day'], !item.hasShowings && css['quiet'])}
                aria-current={item.selected ? 'date' : undefined}
              >
                <DayText locale={locale} item={item} />
              </Link>
            ) : (
              <span className={clsx(css['day'], css['quiet'])}>
                <DayText locale={locale} item={item} />
              </span>
            )}
          </li>
        ))}
      </DayKeys>
    </nav>
  );
}

function DayText({ locale, item }: { readonly locale: Locale; readonly item: DayStripItem }) {
  const t = useTranslations('dayStrip');
  const { number, month } = dayParts(locale, item.day);
  const word = item.name === 'date' ? null : t(item.name);
  return (
    <>
      <span aria-hidden="true" className={css['weekday']}>
        {word ?? formatDay(locale, item.day, 'weekdayShort')}
      </span>
      <span aria-hidden="true" className={css['number']}>
        {number}
      </span>
      <span aria-hidden="true" className={css['month']}>
        {month}
      </span>
      <span className={css['heard']}>
        {word === null ? '' : `${word}, `}
        {formatDay(locale, item.day, 'long')}
        {item.hasShowings ? '' : `, ${t('none')}`}
      </span>
    </>
  );
}
