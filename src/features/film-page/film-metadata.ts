import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Movie, ScreeningEvent, WithContext } from 'schema-dts';
import { isoDuration } from '#src/domain/date/duration.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import type { Filters } from '#src/routes/filters.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { movieTheaterJsonLd } from '#src/seo/movie-theater.ts';
import { screeningEventJsonLd } from '#src/seo/screening-event.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { filmWords } from './film-words.ts';
import type { FilmModel } from './load-film.ts';

type Origins = Readonly<Record<SiteId, string>>;

/** Title, description, addresses and preview picture of the film page. */
export async function filmMetadata(
  locale: Locale,
  { film, showtimes, ref, refs }: FilmModel,
  filters: Filters,
  origins: Origins,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'movie' });
  const filtered = Object.keys(filters).length > 0;
  return pageMetadata({
    locale,
    ref: filtered ? { ...ref, filters } : ref,
    refs,
    origins,
    ...filmWords(t, locale, { film, showtimes }),
    image: film.backdrop?.lg ?? film.poster?.lg ?? null,
    type: film.kind === 'movie' ? 'video.movie' : 'website',
  });
}

/** Structured data for the film: schema.org Movie. */
export function filmJsonLd(locale: Locale, { film, ref }: FilmModel, origins: Origins): WithContext<Movie> {
  const url = absoluteHref(origins[siteOf(locale)], locale, ref);
  const person = (name: string) => ({ '@type': 'Person', name }) as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'Movie',
    '@id': url,
    url,
    name: film.title,
    inLanguage: locale,
    ...(film.originalTitle === null ? {} : { alternateName: film.originalTitle }),
    ...(film.synopsis.length === 0 ? {} : { description: film.synopsis.join('\n') }),
    ...(film.poster === null ? {} : { image: film.poster.lg }),
    ...(film.duration === null ? {} : { duration: isoDuration(film.duration) }),
    ...(film.genres.length === 0 ? {} : { genre: [...film.genres] }),
    ...(film.directors.length === 0 ? {} : { director: film.directors.map(person) }),
    ...(film.actors.length === 0 ? {} : { actor: film.actors.map(person) }),
    ...(film.releaseDay === null ? {} : { datePublished: film.releaseDay }),
  };
}

/** The maximum number of showtimes in the page's structured data. */
const mostEvents = 60;

/** Structured data for the showtimes that can be booked: schema.org ScreeningEvent, at most {@link mostEvents}. */
export function screeningEventsJsonLd(
  locale: Locale,
  { film, showtimes, ref }: FilmModel,
  origins: Origins,
): WithContext<ScreeningEvent>[] {
  if (showtimes === null) return [];
  const work = {
    '@type': 'Movie',
    '@id': absoluteHref(origins[siteOf(locale)], locale, ref),
    name: film.title,
  } as const;
  return showtimes.cinemas
    .flatMap((cinema) => {
      const place = movieTheaterJsonLd(locale, origins, cinema);
      return cinema.showtimes.map((showtime) => ({ place, showtime }));
    })
    .filter(({ showtime }) => showtime.bookingUrl !== null)
    .slice(0, mostEvents)
    .map(({ place, showtime }) => ({
      '@context': 'https://schema.org',
      ...screeningEventJsonLd(showtime, work, place, film.poster?.lg ?? null),
    }));
}
