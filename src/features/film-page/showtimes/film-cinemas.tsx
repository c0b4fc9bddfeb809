import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import { formatKilometres } from '#src/domain/number/format-number.ts';
import { commonEnd, commonStart } from '#src/domain/text/common-start.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { ticketCodes } from '#src/ui/showtime/ticket-code.ts';
import { useTickets } from '#src/ui/showtime/use-tickets.ts';
import type { FilmModel } from '../load-film.ts';
import { CinemaRows, type CinemaRow } from './film-cinemas.client.tsx';
import type { FilmShowtimes } from './film-showtimes.ts';

interface FilmCinemasProps {
  readonly locale: Locale;
  readonly model: Pick<FilmModel, 'film' | 'cityOf'>;
  readonly showtimes: FilmShowtimes;
}

/** The cinemas of the day, each with its showtimes. */
export function FilmCinemas({
  locale,
  model: { film, cityOf },
  showtimes: { cinemas, day },
}: FilmCinemasProps) {
  const t = useTranslations();
  const ticketsOf = useTickets(locale);
  const { shared, codes } = ticketCodes(
    day,
    cinemas.map(({ showtimes }) => ticketsOf(showtimes)),
  );
  const says = cinemas.map((cinema) =>
    t('showtime.bookOf', {
      what: `${film.title}, ${cinema.name}, ${formatDay(locale, cinema.day, 'long')}`,
    }),
  );
  const cityPages = cinemas.map(({ slug }) => {
    const city = cityOf.get(slug)?.slug;
    return city === undefined ? null : addressOf(locale, { page: 'city', slug: city });
  });
  const common = {
    links: (addressOf(locale, { page: 'cinema', slug: 'x' }) ?? '').slice(0, -1),
    cities: commonStart(cityPages.flatMap((address) => address ?? [])),
    before: commonStart(says),
    // The ends of one text are not common with anything.
    after: says.length > 1 ? commonEnd(says) : '',
  };
  const rows = cinemas.map((cinema, index): CinemaRow => {
    const { slug, name, city, kilometres } = cinema;
    const cityPage = cityPages[index] ?? null;
    const words = says[index] ?? '';
    const said = words.slice(common.before.length, words.length - common.after.length);
    return {
      slug,
      name,
      ...(addressOf(locale, { page: 'cinema', slug }) === null ? { plain: true } : {}),
      ...(city === null ? {} : { city }),
      ...(city === null || cityPage === null ? {} : { cityAt: cityPage.slice(common.cities.length) }),
      ...(kilometres === null ? {} : { distance: formatKilometres(locale, kilometres) }),
      ...(cinema.day === day ? {} : { own: [cinema.day, formatDay(locale, cinema.day, 'long')] }),
      ...(said === name ? {} : { said }),
      ...(codes[index] ?? { groups: [] }),
    };
  });
  return (
    <CinemaRows
      show={film.slug}
      title={film.title}
      shared={shared}
      common={common}
      ownWord={t('marks.favourite')}
      cinemas={rows}
    />
  );
}
