import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import { formatKilometres } from '#src/domain/number/format-number.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
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
  const rows = cinemas.map((cinema): CinemaRow => {
    const { slug, name, city, kilometres } = cinema;
    const href = addressOf(locale, { page: 'cinema', slug });
    const cityPage = cityOf.get(slug)?.slug;
    const cityHref = cityPage === undefined ? null : addressOf(locale, { page: 'city', slug: cityPage });
    const dayWords = formatDay(locale, cinema.day, 'long');
    return {
      slug,
      name,
      ...(href === null ? {} : { href }),
      ...(city === null ? {} : { city }),
      ...(city === null || cityHref === null ? {} : { cityHref }),
      ...(kilometres === null ? {} : { distance: formatKilometres(locale, kilometres) }),
      day: cinema.day,
      ...(cinema.day === day ? {} : { dayWords }),
      books: t('showtime.bookOf', { what: `${film.title}, ${name}, ${dayWords}` }),
      ...ticketsOf(cinema.showtimes),
    };
  });
  return <CinemaRows show={film.slug} title={film.title} ownWord={t('marks.favourite')} cinemas={rows} />;
}
