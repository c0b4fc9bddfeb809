import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { AggregateRating, Movie, ScreeningEvent, VideoObject, WithContext } from 'schema-dts';
import { formatDay } from '#src/domain/date/format.ts';
import { isoDuration } from '#src/domain/date/duration.ts';
import { trailerPlayer } from '#src/domain/show/trailer-address.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { contracted } from '#src/i18n/contracted.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import type { Filters } from '#src/routes/filters.ts';
import { fittingTitle } from '#src/seo/text/fitting.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { movieTheaterJsonLd } from '#src/seo/movie-theater.ts';
import { chainJsonLd, organizationId } from '#src/seo/organization.ts';
import { isAnnounced, screeningEventJsonLd } from '#src/seo/screening-event.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { FilmModel } from './load-film.ts';
import { releaseCalendar } from './release-calendar.ts';

type Origins = Readonly<Record<SiteId, string>>;

/** The words of the interface for films. */
type Words = Awaited<ReturnType<typeof getTranslations<'movie'>>>;

/** When there are more cities than `mostNamed`, only the first `firstNamed` are named and the others counted. */
const mostNamed = 4;
const firstNamed = 3;

/** What the words of a film are made of. */
type Facts = Pick<FilmModel, 'film' | 'showtimes' | 'cityOf'>;

/** The cities with the film's showtimes of the day, those with most cinemas first; the chosen cinema's alone. */
function citiesOf({ showtimes, cityOf }: Facts): string[] {
  if (showtimes === null) return [];
  const { chosen, cinemas, choices } = showtimes;
  const places = cinemas.length === 0 || chosen !== null ? cinemas : [...cinemas, ...choices];
  const cities = places.flatMap(({ slug, city }) => cityOf.get(slug)?.name ?? city ?? []);
  return [...Map.groupBy(cities, (city) => city)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([city]) => city);
}

/**
 * Title and description of a film for search engines: the film, where and on which day it plays, then its story. A film
 * that plays in one city only has that city in its title.
 *
 * @param dated whether the address names a day: without showtimes on it, the title promises none
 */
export function filmWords(
  t: Words,
  locale: Locale,
  facts: Facts,
  dated = false,
): { readonly title: string; readonly description: string } {
  const { film, showtimes } = facts;
  const { title, synopsis } = film;
  const cities = citiesOf(facts);
  const [city, ...others] = cities;
  const named = cities.length > mostNamed ? cities.slice(0, firstNamed) : cities;
  const more = cities.length - named.length;
  const list =
    more > 0
      ? named.join(', ')
      : new Intl.ListFormat(languageOf(locale), { type: 'conjunction' }).format(named);
  const played =
    showtimes === null || city === undefined
      ? null
      : contracted(
          t('metaDescriptionOn', {
            title,
            day: formatDay(locale, showtimes.day, 'long'),
            cities: list,
            more,
          }),
        );
  const [story] = synopsis;
  const told = [played, story].filter((part) => part !== null && part !== undefined).join(' ');
  return {
    title:
      dated && showtimes !== null && city === undefined
        ? title
        : fittingTitle(
            ...(city !== undefined && others.length === 0
              ? [contracted(t('metaTitleIn', { title, city }))]
              : []),
            t('metaTitle', { title }),
            t('metaTitleShort', { title }),
            title,
          ),
    description: told === '' ? t('metaDescription', { title }) : told,
  };
}

/** Title, description, addresses, preview picture and the calendar of the release of the film page. */
export async function filmMetadata(
  locale: Locale,
  { film, showtimes, cityOf, ref, refs }: FilmModel,
  today: Day,
  filters: Filters,
  origins: Origins,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'movie' });
  const filtered = Object.keys(filters).length > 0;
  const calendar = releaseCalendar(locale, film, today);
  return pageMetadata({
    locale,
    ref: filtered ? { ...ref, filters } : ref,
    refs,
    origins,
    ...filmWords(t, locale, { film, showtimes, cityOf }, filters.date !== undefined),
    image: film.backdrop?.lg ?? film.poster?.lg ?? null,
    type: film.kind === 'movie' ? 'video.movie' : 'website',
    ...(calendar === null ? {} : { lists: [calendar] }),
  });
}

/** What visitors thought of the film, from 1 (disappointed) to 3 (loved); null when nobody has rated it. */
function ratingOf({ disappointed, liked, loved }: FilmModel['film']['feelings']): AggregateRating | null {
  const ratingCount = disappointed + liked + loved;
  if (ratingCount === 0) return null;
  const ratingValue = Math.round(((disappointed + 2 * liked + 3 * loved) / ratingCount) * 100) / 100;
  return { '@type': 'AggregateRating', ratingValue, ratingCount, worstRating: 1, bestRating: 3 };
}

/** The age rating in the words of its system; null for a film without one. */
function ageOf({ contentRating: { ref, label, description } }: FilmModel['film']): string | null {
  if (ref.trim() === '') return null;
  return description ?? ('text' in label && label.kind !== 'warning' ? label.text : ref);
}

/** The trailer: schema.org VideoObject. Null unless everything is known that a search engine requires of it. */
function trailerOf({ trailers, title, backdrop, synopsis }: FilmModel['film']): VideoObject | null {
  const [trailer] = trailers;
  const thumbnailUrl = trailer?.snapshot ?? backdrop?.lg ?? null;
  if (trailer === undefined || trailer.publishedAt === null || thumbnailUrl === null) return null;
  const player = trailerPlayer(trailer);
  const name = trailer.title === null ? title : `${title} – ${trailer.title}`;
  return {
    '@type': 'VideoObject',
    name,
    description: synopsis[0] ?? name,
    thumbnailUrl,
    uploadDate: trailer.publishedAt,
    ...(trailer.seconds === null ? {} : { duration: `PT${trailer.seconds}S` }),
    ...(player === null ? { contentUrl: trailer.id } : { embedUrl: player }),
  };
}

/** Structured data for the film: schema.org Movie. */
export function filmJsonLd(
  locale: Locale,
  { film, ref }: Pick<FilmModel, 'film' | 'ref'>,
  origins: Origins,
): WithContext<Movie> {
  const rating = ratingOf(film.feelings);
  const age = ageOf(film);
  const trailer = trailerOf(film);
  const url = absoluteHref(origins[siteOf(locale)], locale, ref);
  const person = (name: string) => ({ '@type': 'Person', name }) as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'Movie',
    '@id': url,
    url,
    name: film.title,
    ...(film.spokenLanguage === null ? {} : { inLanguage: film.spokenLanguage }),
    ...(film.originalTitle === null ? {} : { alternateName: film.originalTitle }),
    ...(film.synopsis.length === 0 ? {} : { description: film.synopsis.join('\n') }),
    ...(film.poster === null ? {} : { image: film.poster.lg }),
    ...(film.duration === null ? {} : { duration: isoDuration(film.duration) }),
    ...(film.genres.length === 0 ? {} : { genre: [...film.genres] }),
    ...(film.directors.length === 0 ? {} : { director: film.directors.map(person) }),
    ...(film.actors.length === 0 ? {} : { actor: film.actors.map(person) }),
    ...(film.releaseDay === null ? {} : { datePublished: film.releaseDay }),
    ...(film.nationalities.length === 0
      ? {}
      : { countryOfOrigin: film.nationalities.map((name) => ({ '@type': 'Country', name }) as const) }),
    ...(age === null ? {} : { contentRating: age }),
    ...(rating === null ? {} : { aggregateRating: rating }),
    ...(trailer === null ? {} : { trailer }),
  };
}

/** The maximum number of showtimes in the page's structured data. */
const mostEvents = 60;

/**
 * Structured data for the announced showtimes: schema.org ScreeningEvent, at most {@link mostEvents}. What the page says
 * elsewhere has only its `@id`: the film, a cinema and the chain from the second showtime on (ADR-0044).
 */
export function screeningEventsJsonLd(
  locale: Locale,
  { film, showtimes, ref }: FilmModel,
  origins: Origins,
): WithContext<ScreeningEvent>[] {
  if (showtimes === null) return [];
  const origin = origins[siteOf(locale)];
  const work = {
    '@type': 'Movie',
    '@id': absoluteHref(origin, locale, ref),
    name: film.title,
  } as const;
  return showtimes.cinemas
    .flatMap((cinema) => {
      const place = movieTheaterJsonLd(locale, origins, cinema);
      const { '@id': id } = place;
      return cinema.showtimes.filter(isAnnounced).map((showtime, index) => ({
        place: index === 0 || id === undefined ? place : { '@id': id },
        showtime,
      }));
    })
    .slice(0, mostEvents)
    .map(({ place, showtime }, index) => ({
      '@context': 'https://schema.org',
      ...screeningEventJsonLd(locale, showtime, work, {
        location: place,
        organizer: index === 0 ? chainJsonLd(origin) : { '@id': organizationId(origin) },
        image: film.poster?.lg ?? null,
        described: true,
      }),
    }));
}
