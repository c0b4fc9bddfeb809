import { readCities } from '#src/api/cities.ts';
import { presentInstant } from '#src/api/present.ts';
import { read, readRequired } from '#src/api/read.ts';
import { readCinemasBySlug, readShowClassifier, readVocabulary } from '#src/api/site-catalogue.ts';
import type { ShowCinemas } from '#src/contract/show-cinemas/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { selectedDay } from '#src/domain/date/day-strip.ts';
import { showDetailView, type ShowDetailView } from '#src/domain/show/show-detail-view.ts';
import type { Filters, PageRef, PageRefOf } from '#src/routes/page.ts';
import { languageOf, siteFactsOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { showTracking, type ShowTracking } from '#src/tracking/show-tracking.ts';
import { filmShowings, type FilmShowings } from './film-showings.ts';

/** What the film page shows. */
export interface FilmModel {
  readonly film: ShowDetailView;
  /** What the data layer is told of it. */
  readonly tracking: ShowTracking;
  /** Null when the showings could not be had: the page says so and offers a retry (D31). */
  readonly showings: FilmShowings | null;
  /** Slug of the city of each cinema: the city's page. */
  readonly cityOf: ReadonlyMap<string, string>;
  /** The film's page in each language of the site that knows its slug. */
  readonly refs: Readonly<Partial<Record<Language, PageRef>>>;
  /** This page without filters. */
  readonly ref: PageRefOf<'movie' | 'entertainment'>;
}

/** Where the day's showings cannot be had in one answer they are asked for by cinema, in this many at most. */
const mostCinemaCalls = 8;

/**
 * Reads what the film page shows (R079, R080, R084).
 *
 * @param today programme day of the site
 * @throws RequiredReadError when the film itself cannot be had; everything else is optional
 */
export async function loadFilm(
  locale: Locale,
  slug: string,
  today: Day,
  filters: Filters,
): Promise<FilmModel> {
  const site = siteFactsOf(locale);
  const reading = Promise.all([readRequired('show', locale, { slug }), readShowClassifier(locale)]).then(
    ([detail, classify]) => ({ detail, film: showDetailView(detail, site, classify) }),
  );
  const [{ detail, film }, translations, cities, showings] = await Promise.all([
    reading,
    read('showTranslate', locale, { slug }),
    readCities(locale),
    loadShowings(
      locale,
      slug,
      today,
      filters,
      reading.then((shown) => shown.film),
    ),
  ]);
  const page = film.kind === 'event' ? 'entertainment' : 'movie';
  const slugs: Readonly<Partial<Record<Language, string>>> = {
    ...(translations.ok ? translations.value : {}),
    [languageOf(locale)]: slug,
  };
  const refs = Object.fromEntries(
    site.languages.flatMap((language) => {
      const translated = slugs[language];
      return translated === undefined ? [] : [[language, { page, slug: translated }]];
    }),
  ) as Partial<Record<Language, PageRef>>;
  const cityOf = new Map(cities.flatMap((city) => city.cinemas.map((cinema) => [cinema, city.slug])));
  const tracking = showTracking(detail, {
    event: film.kind === 'event',
    releaseDay: film.releaseDay,
    today,
  });
  return { film, tracking, showings, cityOf, refs, ref: { page, slug } };
}

async function loadShowings(
  locale: Locale,
  slug: string,
  today: Day,
  filters: Filters,
  film: Promise<ShowDetailView>,
): Promise<FilmShowings | null> {
  const [playing, houses, vocabulary, present] = await Promise.all([
    read('showCinemas', locale, { slug }),
    readCinemasBySlug(locale),
    readVocabulary(locale),
    presentInstant(),
  ]);
  if (!playing.ok) return playing.failure.kind === 'unknown' ? filmShowings.none(today) : null;
  const { localisation } = filters;
  const chosen: ShowCinemas =
    localisation === undefined
      ? playing.value
      : Object.fromEntries(Object.entries(playing.value).filter(([cinema]) => cinema === localisation));
  const days = new Set(Object.values(chosen).flatMap((cinema) => Object.keys(cinema.days)));
  const day = selectedDay(filters.date ?? null, today, days);
  const cinemas = Object.entries(chosen)
    .filter(([, cinema]) => Object.hasOwn(cinema.days, day))
    .map(([cinema]) => cinema);
  const showtimes = cinemas.length === 0 ? {} : await loadShowtimes(locale, slug, day, cinemas);
  if (showtimes === null) return null;
  return filmShowings.of({
    site: siteFactsOf(locale),
    kind: (await film).kind,
    today,
    day,
    days,
    filters,
    playing: playing.value,
    showtimes,
    houses,
    vocabulary,
    now: new Date(present),
  });
}

/** The day's showings by cinema: in one answer where the API has it (D32), else one by one. */
async function loadShowtimes(
  locale: Locale,
  slug: string,
  day: Day,
  cinemas: readonly string[],
): Promise<Readonly<Record<string, readonly Showtime[]>> | null> {
  const whole = await read('showtimesEvent', locale, { slug, date: day });
  if (whole.ok) return whole.value;
  if (whole.failure.kind === 'unknown') return {};
  const answers = await Promise.all(
    cinemas.slice(0, mostCinemaCalls).map(async (cinema) => ({
      cinema,
      answer: await read('showtimesDay', locale, { slug, cinema, date: day }),
    })),
  );
  const had = answers.flatMap(({ cinema, answer }) => (answer.ok ? [[cinema, answer.value] as const] : []));
  return had.length === 0 ? null : Object.fromEntries(had);
}
