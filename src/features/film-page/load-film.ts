import { checkedTime } from '#src/api/checked.ts';
import { readCities } from '#src/api/cities.ts';
import { readNearPlace } from '#src/api/near.ts';
import { presentInstant } from '#src/api/load/present.ts';
import { read, readNeeded, readRequired } from '#src/api/read.ts';
import { needsAnswer, orNothing } from '#src/api/transport/failure.ts';
import {
  readCinemasBySlug,
  readOwnPrices,
  readShowClassifier,
  readVocabulary,
} from '#src/api/site-catalogue.ts';
import type { ShowCinemas } from '#src/contract/show-cinemas/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { NamedCity } from '#src/domain/cinema/nearby-cities.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { OwnPrice } from '#src/domain/showtime/showtime-price.ts';
import { priced } from '#src/domain/showtime/showtime-view.ts';
import { showDetailView, type ShowDetailView } from '#src/domain/show/show-detail-view.ts';
import type { Filters } from '#src/routes/filters.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef, PageRefOf } from '#src/routes/page.ts';
import { languageOf, siteFactsOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { showTracking, type ShowTracking } from '#src/tracking/show-tracking.ts';
import { filmShowtimes, type FilmShowtimes } from './showtimes/film-showtimes.ts';
import type { CinemaShowtimes } from './showtimes/shown-cinemas.ts';
import { loadPlaying } from './showtimes/load-playing.ts';
import { onDay, rowDays, type RowDays } from './showtimes/row-days.ts';
import { narrowed } from './narrowed.ts';
import { saleGap } from './notice/sale-gap.ts';
import { hasSaleNotices, saleNotice, type SaleNotice } from './notice/sale-notice.ts';

/** What the film page shows. */
export interface FilmModel {
  readonly film: ShowDetailView;
  /** The facts about the film that go into the data layer. */
  readonly tracking: ShowTracking;
  /** Null when the API does not tell the showtimes: the page says so (D31). */
  readonly showtimes: FilmShowtimes | null;
  /** When the programme was last checked, local time of the site; null when nobody says. */
  readonly checked: LocalTime | null;
  /** A notice on sale that a visitor can order; null when the film can be booked, or the site has no such notices. */
  readonly notice: SaleNotice | null;
  /** The city with its page by slug of the cinema; its name is in the language of the page. */
  readonly cityOf: ReadonlyMap<string, NamedCity>;
  /** The film's page in each language of the site in which the slug is known. */
  readonly refs: Readonly<Partial<Record<Language, PageRef>>>;
  /** This page without filters. */
  readonly ref: FilmRef;
}

type FilmRef = PageRefOf<'movie' | 'entertainment'>;

/** The showtimes, and the notice when they cannot be booked yet. */
interface Loaded {
  readonly showtimes: FilmShowtimes | null;
  readonly noticeOf: (ref: FilmRef) => SaleNotice | null;
}

const unknown: Loaded = { showtimes: null, noticeOf: () => null };

/**
 * When the day's showtimes cannot be read in one call, they are read cinema by cinema, with at most this many calls; so
 * are prices.
 */
const mostCinemaCalls = 8;

/**
 * Reads what the film page shows (R079, R080, R084).
 *
 * @param today programme day of the site, or of the cinema on a page for one cinema
 * @throws RequiredReadError when the film or its showtimes cannot be read; everything else is optional
 */
export async function loadFilm(
  locale: Locale,
  slug: string,
  today: Day,
  filters: Filters,
): Promise<FilmModel> {
  const site = siteFactsOf(locale);
  const reading = Promise.all([
    readRequired('show', locale, { slug }),
    readShowClassifier(locale),
    readOwnPrices(locale),
  ]).then(([detail, classify, ownPriceOf]) => ({
    detail,
    film: showDetailView(detail, site, classify),
    ownPrice: ownPriceOf(detail),
  }));
  const [{ detail, film }, translations, cities, { showtimes, noticeOf }, notices] = await Promise.all([
    reading,
    read('showTranslate', locale, { slug }),
    readCities(locale),
    loadFilmShowtimes(locale, slug, today, filters, reading),
    hasSaleNotices(locale),
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
  const cityOf = new Map(
    cities.flatMap(({ slug: city, name, cinemas }) =>
      cinemas.map((cinema) => [cinema, { slug: city, name }]),
    ),
  );
  const tracking = showTracking(detail, {
    event: film.kind === 'event',
    releaseDay: film.releaseDay,
    today,
  });
  const checked = checkedTime(locale);
  const ref: FilmRef = { page, slug };
  return { film, tracking, showtimes, checked, notice: notices ? noticeOf(ref) : null, cityOf, refs, ref };
}

/** One day of the film, and what was read for it. */
interface LoadedDay {
  readonly shown: FilmShowtimes;
  readonly facts: Parameters<typeof saleGap>[0] & Parameters<typeof saleNotice>[3];
}

/**
 * The day of the address. Without one, and when everything that counts on the first day has begun, the next day on
 * which those cinemas play: who comes at half past six wants a film that can still be seen. The same rule holds on the
 * pages of a cinema and of a city.
 */
async function loadDayToCome(
  rows: RowDays,
  filters: Filters,
  load: (rows: RowDays) => Promise<LoadedDay | null>,
): Promise<LoadedDay | null> {
  const first = await load(rows);
  if (first?.shown.laterDay == null || filters.date !== undefined) return first;
  const next = await orNothing(load(onDay(rows, first.shown.laterDay)));
  return next === null || next.shown.cinemas.length === 0 ? first : next;
}

async function loadFilmShowtimes(
  locale: Locale,
  slug: string,
  today: Day,
  filters: Filters,
  film: Promise<{ readonly film: ShowDetailView; readonly ownPrice: OwnPrice }>,
): Promise<Loaded> {
  const { localisation } = filters;
  const listed = readCinemasBySlug(locale);
  const reading = readVocabulary(locale);
  const [playing, cinemaBySlug, near, present] = await Promise.all([
    loadPlaying(locale, slug, listed, localisation),
    listed,
    readNearPlace(locale, filters.near),
    presentInstant(),
  ]);
  if (playing === null) return unknown;
  const chosen: ShowCinemas =
    localisation === undefined
      ? playing.cinemas
      : Object.fromEntries(Object.entries(playing.cinemas).filter(([cinema]) => cinema === localisation));
  const days = new Set(Object.values(chosen).flatMap((cinema) => Object.keys(cinema.days)));
  const now = new Date(present);
  const site = siteFactsOf(locale);
  const pageCinema = localisation ?? near?.cinemas[0]?.cinema.slug;
  const rows = rowDays({ site, today, now, filters, pageCinema, playing: chosen, cinemas: cinemaBySlug });
  const loadDay = async (of: RowDays): Promise<LoadedDay | null> => {
    const showtimes = await loadRows(locale, slug, chosen, of);
    if (showtimes === null) return null;
    const [{ film: shownFilm, ownPrice }, vocabulary] = await Promise.all([film, reading]);
    const { kind, duration } = shownFilm;
    const facts = { filters, playing, near, days, showtimes, cinemaBySlug, vocabulary, ownPrice };
    const shown = filmShowtimes.of({ kind, duration, today, rows: of, now, ...facts });
    return { shown, facts: { ...facts, day: of.day } };
  };
  const loaded = await loadDayToCome(rows, filters, loadDay);
  if (loaded === null) return unknown;
  const { shown, facts } = loaded;
  const gap = saleGap(facts);
  const { ownPrice } = await film;
  return {
    // An evening of an event with its own price costs the same everywhere.
    showtimes: ownPrice === null ? { ...shown, cinemas: await loadPrices(locale, shown.cinemas) } : shown,
    noticeOf: (ref) =>
      gap === null
        ? null
        : saleNotice(locale, { slug, path: href(locale, narrowed(ref, filters)) }, gap, facts),
  };
}

/** The cinemas with the price of each showtime, where their prices can be read. */
async function loadPrices(
  locale: Locale,
  cinemas: readonly CinemaShowtimes[],
): Promise<readonly CinemaShowtimes[]> {
  return Promise.all(
    cinemas.map(async (cinema, index) => {
      if (index >= mostCinemaCalls) return cinema;
      const detail = await read('cinema', locale, { slug: cinema.slug });
      return detail.ok
        ? { ...cinema, showtimes: cinema.showtimes.map((one) => priced(one, detail.value.pricing)) }
        : cinema;
    }),
  );
}

/** The showtimes of each cinema on its own day; null when the API tells none. */
async function loadRows(
  locale: Locale,
  slug: string,
  playing: ShowCinemas,
  { dayOf }: RowDays,
): Promise<Readonly<Record<string, readonly Showtime[]>> | null> {
  const cinemas = Object.entries(playing)
    .filter(([cinema, { days }]) => Object.hasOwn(days, dayOf(cinema)))
    .map(([cinema]) => cinema);
  if (cinemas.length === 0) return {};
  // At most two days besides the page's own: the day before it and the day after it.
  const parts = await Promise.allSettled(
    [...Map.groupBy(cinemas, dayOf)].map(async ([day, ofDay]) => {
      const loaded = await loadShowtimes(locale, slug, day, ofDay);
      return loaded === null ? null : Object.entries(loaded).filter(([cinema]) => dayOf(cinema) === day);
    }),
  );
  const had = parts.flatMap((part) =>
    part.status === 'fulfilled' && part.value !== null ? [part.value] : [],
  );
  if (had.length > 0) return Object.fromEntries(had.flat());
  for (const part of parts) if (part.status === 'rejected') throw part.reason;
  return null;
}

/**
 * The day's showtimes by cinema: in one call when the API has it (D32), else cinema by cinema. A cinema that does not
 * know the film has no showtimes of it that day (wire contract). When the one call for all cinemas is missing, that
 * tells nothing.
 *
 * @returns null when the API tells nothing
 * @throws RequiredReadError when nothing can be read because of an outage
 */
async function loadShowtimes(
  locale: Locale,
  slug: string,
  day: Day,
  cinemas: readonly string[],
): Promise<Readonly<Record<string, readonly Showtime[]>> | null> {
  const whole = await readNeeded('showtimesEvent', locale, { slug, date: day });
  // A cinema that the answer for all does not name has no showtime of the film that day, whatever its programme says.
  if (whole.ok) return { ...Object.fromEntries(cinemas.map((cinema) => [cinema, []])), ...whole.value };
  const answers = await Promise.all(
    cinemas.slice(0, mostCinemaCalls).map(async (cinema) => ({
      cinema,
      answer: await readNeeded('showtimesDay', locale, { slug, cinema, date: day }),
    })),
  );
  const had = answers.flatMap(({ cinema, answer }): (readonly [string, readonly Showtime[]])[] => {
    if (answer.ok) return [[cinema, answer.value]];
    const { kind } = answer.failure;
    return kind === 'unknown' || kind === 'gone' ? [[cinema, []]] : [];
  });
  if (had.length > 0) return Object.fromEntries(had);
  for (const answer of [whole, ...answers.map((one) => one.answer)])
    needsAnswer(`showtimes ${slug} ${day}`, answer);
  return null;
}
