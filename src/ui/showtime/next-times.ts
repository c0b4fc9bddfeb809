import { useTranslations } from 'next-intl';
import { formatDay, formatTime } from '#src/domain/date/format.ts';
import { formatKilometres } from '#src/domain/number/format-number.ts';
import type { NextInCinema } from '#src/domain/place/next-showtimes.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf, externalAddressOf } from '../link/link-address.ts';
import type { NextTime, NextTimesData } from './next-times.client.tsx';

/** Number of showtimes that are shown; three fit beside each other under a poster on a phone. */
const mostShown = 3;

/** A show with its next showtimes. */
interface NextOfShow {
  readonly show: { readonly slug: string; readonly title: string };
  /** The page with all showtimes of the show. */
  readonly to: PageRef;
  /** The nearest cinema first. */
  readonly next: readonly NextInCinema[] | undefined;
}

/**
 * Returns a function for the texts of a show's next showtimes in the nearest cinema that has some; null without any.
 *
 * @param today programme day of the page: another day is named
 */
export function useNextTimes(locale: Locale, today: Day): (of: NextOfShow) => NextTimesData | null {
  const t = useTranslations('near');
  const words = useTranslations('showtime');

  const timeOf = ({ status, version, bookingUrl, closesAt, time, clock }: ShowtimeView): NextTime => {
    const href = bookingUrl === null ? null : externalAddressOf(bookingUrl);
    const start = formatTime(locale, time);
    if (status === 'available' && href !== null)
      return { start, clock, note: version.label, href, closes: closesAt };
    return status === 'soldout'
      ? { start, clock, note: words('soldOut'), soldOut: true }
      : { start, clock, note: words('closed') };
  };

  return ({ show, to, next }) => {
    const [first] = next ?? [];
    if (next === undefined || first === undefined) return null;
    const { cinema, kilometres, day, showtimes } = first;
    const shown = showtimes.slice(0, mostShown);
    const count = next.reduce((sum, one) => sum + one.showtimes.length, 0) - shown.length;
    const href = addressOf(locale, to);
    return {
      show: show.slug,
      cinema: cinema.slug,
      day,
      name: cinema.name,
      ...(kilometres === null ? {} : { distance: formatKilometres(locale, kilometres) }),
      ...(day === today ? {} : { when: formatDay(locale, day, 'short') }),
      label: t('timesOf', { title: show.title, cinema: cinema.name }),
      times: shown.map(timeOf),
      ...(count > 0 && href !== null
        ? { more: { href, text: t('more', { count }), title: show.title } }
        : {}),
    };
  };
}
