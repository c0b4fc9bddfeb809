import { useTranslations } from 'next-intl';
import { fixedNow } from '#src/kernel/date/clock.ts';
import type { DayStripItem } from '#src/domain/date/day-strip.ts';
import { formatDay } from '#src/domain/date/format.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { choiceGroup } from '../link/choice-marks.ts';
import { addressOf } from '../link/link-address.ts';
import { Icon } from '../picture/icon.tsx';
import { dayParts } from './day-parts.ts';
import { DayLinks, type DayWords } from './day-strip.client.tsx';
import css from './day-strip.module.scss';

interface DayStripProps {
  readonly locale: Locale;
  readonly items: readonly DayStripItem[];
  /** Returns the page of a day. */
  readonly refOf: (day: string) => PageRef;
  /** Whether the links keep the page's fragment, with script. */
  readonly keepFragment?: boolean;
  /** Returns the attributes for a button beside the days, which opens the same days as a month, with script. */
  readonly calendar?: (days: CalendarDays) => { readonly 'aria-haspopup': 'dialog' };
}

/** The days of a strip, as the calendar popup takes them. */
export interface CalendarDays {
  readonly today: string;
  readonly selected: string;
  /** Comma-separated days with showtimes. */
  readonly days: string;
  /** Address of a day, with `*` in place of the day. */
  readonly base: string;
}

/** The data for the calendar; null when there are fewer than two days to choose from. */
function calendarDays({ locale, items, refOf }: DayStripProps): CalendarDays | null {
  const days = items.filter(({ hasShowtimes }) => hasShowtimes).map(({ day }) => day);
  // The address of the page's default day may have no date.
  const sample = days
    .map((day) => ({ day, address: addressOf(locale, refOf(day)) }))
    .find(({ day, address }) => address?.includes(day));
  if (days.length < 2 || !sample?.address) return null;
  return {
    today: items[0]?.day ?? '',
    selected: items.find(({ selected }) => selected)?.day ?? '',
    days: days.join(','),
    base: sample.address.replace(sample.day, '*'),
  };
}

/** How many days the strip has beside a calendar: two weeks. */
const mostBesideCalendar = 14;

/**
 * The days above a list of showtimes, each a link to the page of that day. Days without showtimes are shown but are not
 * links. The strip scrolls sideways without script; with script, arrow keys move through it. Where there is a calendar, it
 * has the days after two weeks, but the selected one; without script they follow in a second strip.
 */
export function DayStrip(props: DayStripProps) {
  const { locale, items, refOf, keepFragment = false, calendar } = props;
  const t = useTranslations('dayStrip');
  const calendarWords = useTranslations('calendarPopup');
  const days = calendar === undefined ? null : calendarDays(props);
  const addresses = items.map((item) =>
    item.hasShowtimes || item.selected ? addressOf(locale, refOf(item.day)) : null,
  );
  // The address of the page's default day may have no date.
  const dated = items.flatMap(({ day }, index) => {
    const [start, end, ...more] = addresses[index]?.split(day) ?? [];
    return start === undefined || end === undefined || more.length > 0 ? [] : [{ start, end }];
  });
  const { start, end } = dated[0] ?? { start: '', end: '' };
  const places = items.map((item, index) => ({ item, index, href: addresses[index] ?? null }));
  type Place = (typeof places)[number];
  const wordsOf = ({ item, index, href }: Place, before: Place | undefined): DayWords => {
    const { number, month } = dayParts(locale, item.day);
    const long = formatDay(locale, item.day, 'long');
    const isTurn = before === undefined ? index > 0 : before.item.day.slice(0, 7) !== item.day.slice(0, 7);
    const isGap = item.afterGap || (before !== undefined && before.index + 1 !== index);
    return {
      day: item.day,
      ...(href === `${start}${item.day}${end}` ? {} : { href }),
      weekday: formatDay(locale, item.day, 'weekdayShort'),
      ...(number === String(Number(item.day.slice(-2))) ? {} : { number }),
      ...(isTurn ? { month } : {}),
      heard: `${long}${item.hasShowtimes ? '' : `, ${t('none')}`}`,
      ...(item.selected ? { selected: true } : {}),
      ...(item.hasShowtimes ? {} : { quiet: true }),
      ...(isGap ? { gap: true } : {}),
    };
  };
  const isNear = ({ item, index }: Place) => days === null || index < mostBesideCalendar || item.selected;
  const wordsOfAll = (some: readonly Place[]) => some.map((place, at) => wordsOf(place, some[at - 1]));
  return (
    <nav aria-label={t('label')} className={css['strip']} {...choiceGroup('date')}>
      <DayLinks
        days={wordsOfAll(places.filter(isNear))}
        far={wordsOfAll(places.filter((place) => !isNear(place)))}
        start={start}
        end={end}
        keepFragment={keepFragment}
        locale={locale}
        fixedNow={fixedNow()}
      />
      {days === null ? null : (
        <button type="button" className={css['calendar']} {...calendar?.(days)}>
          <Icon name="calendar" />
          <span>{calendarWords('open')}</span>
        </button>
      )}
    </nav>
  );
}
