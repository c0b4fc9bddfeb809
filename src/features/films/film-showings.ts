import type { Vocabulary } from '#src/api/site-catalogue.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { ShowCinemas } from '#src/contract/show-cinemas/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { Day } from '#src/domain/date/day.ts';
import { dayStrip, type DayStripItem } from '#src/domain/date/day-strip.ts';
import { filteredShowtimes } from '#src/domain/filter/apply-filters.ts';
import type { ShowKind } from '#src/domain/show/show-kind.ts';
import { byCinema } from '#src/domain/showtime/group-showtimes.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import { tagKey } from '#src/domain/tag/special-tags.ts';
import { isShownAt, tagView, versionView } from '#src/domain/tag/vocabulary.ts';
import type { Filters } from '#src/routes/page.ts';
import type { Site } from '#src/sites/site.ts';

/** One value of a filter of the film page. */
export interface FilterOption {
  readonly slug: string;
  readonly label: string;
  readonly on: boolean;
}

/** A cinema with the film's showings of the day. */
export interface CinemaShowings {
  readonly slug: string;
  readonly name: string;
  readonly city: string | null;
  readonly showtimes: readonly ShowtimeView[];
}

/** The showings part of the film page. */
export interface FilmShowings {
  readonly day: Day;
  readonly strip: readonly DayStripItem[];
  readonly cinemas: readonly CinemaShowings[];
  /** In how many cinemas it plays at all. */
  readonly cinemaCount: number;
  /** The next day with showings after the selected one, when the selected one has none. */
  readonly nextDay: Day | null;
  readonly versions: readonly FilterOption[];
  readonly experiences: readonly FilterOption[];
  readonly houses: readonly FilterOption[];
}

interface Ingredients {
  readonly site: Site;
  readonly kind: ShowKind;
  readonly today: Day;
  readonly day: Day;
  readonly days: ReadonlySet<Day>;
  readonly filters: Filters;
  readonly playing: ShowCinemas;
  readonly showtimes: Readonly<Record<string, readonly Showtime[]>>;
  readonly houses: ReadonlyMap<string, Cinema>;
  readonly vocabulary: Vocabulary;
  readonly now: Date;
}

const included = (values: readonly string[] | undefined, value: string) =>
  values?.some((one) => tagKey(one) === tagKey(value)) ?? false;

function optionsOf(
  slugs: Iterable<string>,
  chosen: readonly string[] | undefined,
  labelOf: (slug: string) => string,
): FilterOption[] {
  const keys = new Map<string, string>();
  for (const slug of [...slugs, ...(chosen ?? [])]) if (!keys.has(tagKey(slug))) keys.set(tagKey(slug), slug);
  return [...keys.values()]
    .map((slug) => ({ slug: tagKey(slug), label: labelOf(slug), on: included(chosen, slug) }))
    .toSorted((a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : 0));
}

/** Whether every showing of the day has begun: such cinemas stand last. */
const isOver = ({ showtimes }: CinemaShowings) => showtimes.every(({ over }) => over);

/** A film without showings. */
function none(today: Day): FilmShowings {
  return {
    day: today,
    strip: [],
    cinemas: [],
    cinemaCount: 0,
    nextDay: null,
    versions: [],
    experiences: [],
    houses: [],
  };
}

/** The film's showings of one day by cinema, with the days, versions and experiences that can be chosen. */
function of(from: Ingredients): FilmShowings {
  const { day, days, filters, playing, houses, vocabulary, site } = from;
  if (days.size === 0 && filters.localisation === undefined) return none(from.today);
  const order = [...houses.keys(), ...Object.keys(from.showtimes).filter((slug) => !houses.has(slug))];
  const groups = byCinema(from.showtimes, order, () => ({
    timeZone: site.timeZone,
    now: from.now,
    tags: vocabulary.tags,
    versions: vocabulary.versions,
  })).filter(({ cinema }) => filters.localisation === undefined || cinema === filters.localisation);
  const all = groups.flatMap((group) => group.showtimes);
  const cinemas = groups
    .map(({ cinema, showtimes }) => ({
      slug: cinema,
      name: houses.get(cinema)?.name ?? cinema,
      city: houses.get(cinema)?.theaters[0]?.addressCity ?? null,
      showtimes: filteredShowtimes(showtimes, { kind: from.kind, specialEvent: false }, filters),
    }))
    .filter(({ showtimes }) => showtimes.length > 0)
    .toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)));
  const later = [...days].filter((one) => one > day).toSorted()[0] ?? null;
  return {
    day,
    strip: dayStrip({ today: from.today, days, selected: day }),
    cinemas,
    cinemaCount: Object.keys(playing).length,
    nextDay: cinemas.length === 0 ? later : null,
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
    houses: optionsOf(
      Object.keys(playing).filter((slug) => houses.has(slug)),
      filters.localisation === undefined ? undefined : [filters.localisation],
      (slug) => houses.get(slug)?.name ?? slug,
    ),
  };
}

/** Builds the showings part of the film page. */
export const filmShowings = { none, of } as const;
