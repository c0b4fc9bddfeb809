import { useTranslations } from 'next-intl';
import { formatTime } from '#src/domain/date/format.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import { byVersion } from '#src/domain/showtime/group-showtimes.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { Locale } from '#src/sites/site.ts';
import { ownColours } from '../label/own-colours.ts';
import { externalAddressOf } from '../link/link-address.ts';
import { toTheMinute } from './closing.ts';
import { markOf } from './marks.ts';
import type { TicketData, TicketGroup, TicketMark, TicketsData } from './ticket-data.ts';

const isPast = ({ status, over }: ShowtimeView) => over && (status === 'locked' || status === 'cancelled');

/** Returns a function for the texts of the showtimes of one film in one cinema on one day. */
export function useTickets(locale: Locale): (showtimes: readonly ShowtimeView[]) => TicketsData {
  const t = useTranslations('showtime');

  /** What is particular about a showtime: formats, then that it is late, then what helps. */
  const marksOf = ({ experiences, accessibility, afterMidnight }: ShowtimeView): TicketMark[] => {
    // An accessibility tag may also be among the experiences: it is shown only once.
    const helps = new Set(accessibility.map(({ slug }) => slug));
    return [
      ...experiences.filter(({ slug }) => !helps.has(slug)).map(markOf),
      ...(afterMidnight ? [{ title: t('afterMidnight'), icon: 'moon' } as const] : []),
      ...accessibility.map(markOf),
      // Icons are last: what is read of a link's texts is then a part of its name as it stands.
    ].toSorted((one, other) => Number(one.icon !== undefined) - Number(other.icon !== undefined));
  };

  const ticketOf = (showtime: ShowtimeView): TicketData => {
    const { status, over, bookingUrl, endTime, closesAt, price, special } = showtime;
    const href = bookingUrl === null ? null : externalAddressOf(bookingUrl);
    const bookable = status === 'available' && href !== null;
    const note = bookable
      ? endTime === null
        ? null
        : t('endsShort', { time: formatTime(locale, endTime) })
      : t(status === 'soldout' ? 'soldOut' : status === 'cancelled' ? status : over ? 'past' : 'closed');
    const particular = special?.titleScreening ?? special?.title ?? null;
    const colours = particular === null ? undefined : ownColours(special);
    // A tag is often why the showtime is special, and has the same words.
    const marks = marksOf(showtime).filter(({ title }) => title !== particular);
    return {
      start: formatTime(locale, showtime.time),
      at: showtime.time.replace(' ', 'T'),
      ...(note === null ? {} : { note }),
      ...(bookable
        ? { href, closes: toTheMinute(closesAt) }
        : { state: status === 'available' ? 'locked' : status }),
      ...(bookable && price !== null ? { price: formatPrice(locale, price.amount) } : {}),
      ...(particular === null ? {} : { special: particular }),
      ...(colours === undefined ? {} : { colours }),
      ...(showtime.highlighted && bookable ? { highlighted: true } : {}),
      ...(marks.length === 0 ? {} : { marks }),
    };
  };

  const groupsOf = (list: readonly ShowtimeView[]): TicketGroup[] =>
    byVersion(list).map(({ version, showtimes: group }) => ({
      version: version.label,
      ...(version.description === null || version.description === version.label
        ? {}
        : { words: version.description }),
      tickets: group.map(ticketOf),
    }));

  return (showtimes) => {
    const past = showtimes.filter(isPast);
    return {
      groups: groupsOf(showtimes.filter((showtime) => !isPast(showtime))),
      ...(past.length === 0
        ? {}
        : { past: { title: t('earlier', { count: past.length }), groups: groupsOf(past) } }),
    };
  };
}
