import { useTranslations } from 'next-intl';
import type { DayStripItem } from '#src/domain/date/day-strip.ts';
import { formatDay } from '#src/domain/date/format.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '../link/link-address.ts';
import { dayParts } from './day-parts.ts';
import { DayLinks, type DayWords } from './day-strip.client.tsx';
import css from './day-strip.module.scss';

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
  const wordsOf = (item: DayStripItem): DayWords => {
    const { number, month } = dayParts(locale, item.day);
    const word = item.name === 'date' ? null : t(item.name);
    const long = formatDay(locale, item.day, 'long');
    return {
      day: item.day,
      href: item.hasShowings || item.selected ? addressOf(locale, refOf(item.day)) : null,
      weekday: word ?? formatDay(locale, item.day, 'weekdayShort'),
      number,
      month,
      heard: `${word === null ? '' : `${word}, `}${long}${item.hasShowings ? '' : `, ${t('none')}`}`,
      ...(item.selected ? { selected: true } : {}),
      ...(item.hasShowings ? {} : { quiet: true }),
      ...(item.afterGap ? { gap: true } : {}),
    };
  };
  return (
    <nav aria-label={t('label')} className={css['strip']}>
      <DayLinks days={items.map(wordsOf)} keepFragment={keepFragment} />
    </nav>
  );
}
