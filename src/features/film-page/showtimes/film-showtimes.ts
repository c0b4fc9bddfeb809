import type { Vocabulary } from '#src/api/site-catalogue.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { dayStrip, type DayStripItem } from '#src/domain/date/day-strip.ts';
import { filteredShowtimes } from '#src/domain/filter/apply-filters.ts';
import { hasShowFilters } from '#src/domain/filter/show-filter.ts';
import { equipmentViews } from '#src/domain/needs/equipment.ts';
import type { ShowKind } from '#src/domain/show/show-kind.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import { distanceInKilometres, positionOf, type Position } from '#src/kernel/distance/distance.ts';
import type { NearPlace } from '#src/domain/place/near-place.ts';
import type { OwnPrice } from '#src/domain/showtime/showtime-price.ts';
import { byCinema } from '#src/domain/showtime/group-showtimes.ts';
import { isShownAt, tagView, versionView } from '#src/domain/tag/vocabulary.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import { fold } from '#src/kernel/text/fold.ts';
import { needs, type Need } from '#src/routes/filter-values/needs.ts';
import type { Filters } from '#src/routes/filters.ts';
import { optionsOf, type FilterOption } from './filter-option.ts';
import type { Playing } from './load-playing.ts';
import type { RowDays } from './row-days.ts';
import { byPlace, inFull, rankOf, type CinemaShowtimes } from './shown-cinemas.ts';
import { canStillBeBooked } from '#src/domain/showtime/showtime-state.ts';

/** Another cinema that plays the film that day; when the visitor chooses it, the page shows its showtimes. */
export interface CinemaChoice {
  readonly slug: string;
  readonly name: string;
  readonly city: string | null;
  /** From the chosen cinema, or from the middle of the visitor's city; null without both, and when it is unknown. */
  readonly kilometres: number | null;
  /** Programme day of the next showtimes. */
  readonly day: Day;
  /** Starts of the next showtimes, local to the cinema; empty when they are unknown or none can be booked any more. */
  readonly next: readonly LocalTime[];
  /** Number of further showtimes after those in `next`. */
  readonly more: number;
}

/** The showtimes part of the film page. */
export interface FilmShowtimes {
  readonly day: Day;
  readonly strip: readonly DayStripItem[];
  /** Number of showtimes on the day that can still be booked, in all cinemas or in the chosen one. */
  readonly count: number;
  readonly cinemas: readonly CinemaShowtimes[];
  /** The other cinemas: by city, or the nearest first when there is a place or a chosen cinema. */
  readonly choices: readonly CinemaChoice[];
  /** The cinema that the page is filtered by; null when there is none. */
  readonly chosen: { readonly name: string; readonly city: string | null } | null;
  /** The visitor's place (D44); `elsewhere` when the film does not play near it that day. Null without a place. */
  readonly near: { readonly name: string; readonly elsewhere: boolean } | null;
  /** Number of cinemas that play the film on the day as the filters ask; null when it is not known. */
  readonly cinemaCount: number | null;
  /** Whether the film may play in more cinemas, because some programmes could not be read. */
  readonly partial: boolean;
  /** The next day with showtimes after the selected one, when the selected one has none. */
  readonly nextDay: Day | null;
  /**
   * When everything that is shown has begun: the next day on which the film plays in the cinemas that count, which are
   * the chosen one, those near the visitor, or else all. Otherwise null.
   */
  readonly laterDay: Day | null;
  readonly versions: readonly FilterOption[];
  readonly experiences: readonly FilterOption[];
  /** Those that a showtime of the day meets, and those of the address. */
  readonly needs: readonly Need[];
}

/** Number of next starts that are listed for a cinema that can be chosen. */
const startsNamed = 3;

interface Ingredients {
  readonly kind: ShowKind;
  /** Running time in minutes; null when unknown. */
  readonly duration: number | null;
  /** The own price of an event; absent: it has none. */
  readonly ownPrice?: OwnPrice | undefined;
  readonly today: Day;
  readonly rows: RowDays;
  readonly days: ReadonlySet<Day>;
  readonly filters: Filters;
  readonly playing: Playing;
  /** By cinema, each for the day that `rows` gives the cinema. */
  readonly showtimes: Readonly<Record<string, readonly Showtime[]>>;
  readonly cinemaBySlug: ReadonlyMap<string, Cinema>;
  /** Null without a place, and on a page for one cinema (D51). */
  readonly near: NearPlace | null;
  readonly vocabulary: Vocabulary;
  readonly now: Date;
}

type CinemaBySlug = ReadonlyMap<string, Cinema>;

const positionAt = (slug: string, cinemaBySlug: CinemaBySlug) =>
  positionOf(cinemaBySlug.get(slug)?.theaters[0]?.gpsPosition ?? null);

function placeOf(
  slug: string,
  cinemaBySlug: CinemaBySlug,
  from: Position | null,
): Omit<CinemaShowtimes, 'day' | 'showtimes'> {
  const cinema = cinemaBySlug.get(slug);
  const address = cinema === undefined ? null : cinemaListView(cinema).address;
  const to = from === null ? null : positionAt(slug, cinemaBySlug);
  const kilometres = from === null || to === null ? null : distanceInKilometres(from, to);
  return { slug, name: cinema?.name ?? slug, city: address?.city ?? null, address, kilometres };
}

function choicesOf(cinemas: readonly CinemaShowtimes[], from: Position | null): readonly CinemaChoice[] {
  const choices = cinemas.map(({ slug, name, city, kilometres, day, showtimes }): CinemaChoice => {
    const open = showtimes.filter(canStillBeBooked);
    return {
      slug,
      name,
      city,
      kilometres,
      day,
      next: open.slice(0, startsNamed).map(({ time }) => time),
      more: Math.max(0, open.length - startsNamed),
    };
  });
  return choices.toSorted((a, b) =>
    from === null
      ? compareText(fold(a.city ?? a.name), fold(b.city ?? b.name)) || compareText(a.name, b.name)
      : (a.kilometres ?? Infinity) - (b.kilometres ?? Infinity) || compareText(a.name, b.name),
  );
}

/** A film without showtimes. */
function none(today: Day): FilmShowtimes {
  return {
    day: today,
    strip: [],
    count: 0,
    cinemas: [],
    cinemaCount: 0,
    partial: false,
    choices: [],
    chosen: null,
    near: null,
    nextDay: null,
    laterDay: null,
    versions: [],
    experiences: [],
    needs: [],
  };
}

/** @see FilmShowtimes.laterDay */
function laterDayOf(
  { filters, near, playing, rows }: Ingredients,
  shown: readonly CinemaShowtimes[],
): Day | null {
  const begun = shown.every(({ showtimes }) => showtimes.every(({ over }) => over));
  if (shown.length === 0 || !begun) return null;
  const { localisation } = filters;
  const ownFirst = near?.cinemas.map(({ cinema }) => cinema.slug) ?? [];
  const isNear = shown.some(({ slug }) => ownFirst.includes(slug));
  return (
    Object.entries(playing.cinemas)
      .filter(([slug]) =>
        localisation === undefined ? !isNear || ownFirst.includes(slug) : slug === localisation,
      )
      .flatMap(([, { days }]) => Object.keys(days))
      .filter((one) => one > rows.day)
      .toSorted()[0] ?? null
  );
}

/** @see FilmShowtimes.cinemaCount */
function cinemaCountOf({ filters, playing }: Ingredients, left: number): number | null {
  // On a page for one cinema only its own showtimes are read: what the filters leave in the others is not known.
  const isUnread = filters.localisation !== undefined && hasShowFilters(filters);
  return playing.count === null || isUnread ? null : left;
}

/** The film's showtimes of one day by cinema, with the days, versions and experiences to choose from. */
function of(from: Ingredients): FilmShowtimes {
  const { days, filters, playing, cinemaBySlug, near, vocabulary } = from;
  const { day, zoneOf, dayOf } = from.rows;
  if (days.size === 0 && filters.localisation === undefined) return none(from.today);
  const { localisation } = filters;
  const origin = localisation === undefined ? (near?.origin ?? null) : positionAt(localisation, cinemaBySlug);
  const ownFirst = near?.cinemas.map(({ cinema }) => cinema.slug) ?? [];
  const order = [...new Set([...ownFirst, ...cinemaBySlug.keys(), ...Object.keys(from.showtimes)])];
  const groups = byCinema(from.showtimes, order, (cinema) => ({
    timeZone: zoneOf(cinema),
    now: from.now,
    tags: vocabulary.tags,
    versions: vocabulary.versions,
    duration: from.duration,
    ownPrice: from.ownPrice,
    preProgrammeMinutes: cinemaBySlug.get(cinema)?.preProgrammeMinutes,
    equipment: equipmentViews(cinemaBySlug.get(cinema)?.equipment),
  }));
  const all = groups.flatMap((group) => group.showtimes);
  const matching = groups
    .map(({ cinema, showtimes }) => ({
      ...placeOf(cinema, cinemaBySlug, origin),
      day: dayOf(cinema),
      // On its own page, nothing is hidden for its audience.
      showtimes: filteredShowtimes(showtimes, { kind: from.kind, kids: true, specialEvent: false }, filters),
    }))
    .filter(({ showtimes }) => showtimes.length > 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const nearest =
    near === null ? matching : matching.toSorted((a, b) => rankOf(a) - rankOf(b) || byPlace(a, b, ownFirst));
  const cinemas = inFull(nearest, localisation, near);
  const shown = new Set(cinemas.map(({ slug }) => slug));
  const known = new Map(matching.map((cinema) => [cinema.slug, cinema]));
  const others = Object.entries(playing.cinemas)
    .filter(([slug, cinema]) => Object.hasOwn(cinema.days, dayOf(slug)) && !shown.has(slug))
    .map(
      ([slug]) =>
        known.get(slug) ?? { ...placeOf(slug, cinemaBySlug, origin), day: dayOf(slug), showtimes: [] },
    )
    // Where nothing of the film is left that day there is nothing to choose; what could not be read may be on.
    .filter(
      ({ slug, showtimes }) => showtimes.some(({ over }) => !over) || !Object.hasOwn(from.showtimes, slug),
    );
  const later = [...days].filter((one) => one > day).toSorted()[0] ?? null;
  return {
    day,
    strip: dayStrip({ today: from.today, days, selected: day }),
    count: matching
      .filter(({ slug }) => (localisation === undefined && near === null) || shown.has(slug))
      .reduce((sum, { showtimes }) => sum + showtimes.filter(canStillBeBooked).length, 0),
    cinemas,
    choices: choicesOf(others, origin),
    chosen: localisation === undefined ? null : placeOf(localisation, cinemaBySlug, null),
    near:
      near === null
        ? null
        : { name: near.name, elsewhere: !cinemas.some(({ slug }) => ownFirst.includes(slug)) },
    cinemaCount: cinemaCountOf(from, cinemas.length + others.length),
    partial: !playing.whole,
    nextDay: cinemas.length === 0 ? later : null,
    laterDay: laterDayOf(from, cinemas),
    needs: needs.filter(
      (need) =>
        filters.needs?.includes(need) === true || all.some((showtime) => showtime.needs.includes(need)),
    ),
    versions: optionsOf(
      all.map((showtime) => showtime.version.slug),
      filters.versions,
      (slug) => versionView(vocabulary.versions, slug).label,
    ),
    experiences: optionsOf(
      all
        .flatMap((showtime) => showtime.tags)
        .filter((tag) => isShownAt(vocabulary.tags, tag, 'showFilters')),
      filters.tags,
      (slug) => tagView(vocabulary.tags, slug).title,
    ),
  };
}

/** Builds the showtimes part of the film page. */
export const filmShowtimes = { none, of } as const;
