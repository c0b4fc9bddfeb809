import type { Near } from '#src/api/near.ts';
import type { Vocabulary } from '#src/api/site-catalogue.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { dayStrip, type DayStripItem } from '#src/domain/date/day-strip.ts';
import { filteredShow } from '#src/domain/filter/apply-filters.ts';
import { without } from '#src/domain/filter/change-filters.ts';
import { filterOptions, type FilterOptions } from '#src/domain/filter/filter-options.ts';
import { equipmentViews } from '#src/domain/needs/equipment.ts';
import { compareNear, nearShows, type NearShows } from '#src/domain/place/near-shows.ts';
import { showsOf } from '#src/domain/programme/programme-entries.ts';
import { daysWithShowtimes, withinDays } from '#src/domain/programme/schedule.ts';
import {
  asksSchedule,
  selectionsOf,
  type SelectionIngredients,
  type Selections,
} from '#src/domain/filter/selections.ts';
import type { VodFilmView } from '#src/domain/show/vod-films.ts';
import { versionView } from '#src/domain/tag/vocabulary.ts';
import { itemsBySlug } from '#src/domain/items-by-slug.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import { fold } from '#src/kernel/text/fold.ts';
import { showsTabs, type ShowsTab } from '#src/routes/fragments.ts';
import type { Filters, NarrowingName } from '#src/routes/filters.ts';

/** A cinema that the visitor can choose as a filter. */
export interface CinemaOption {
  readonly slug: string;
  readonly name: string;
  readonly city: string | null;
}

/** A filter that prevents a match, with the number of shows without it; null when that number is not known. */
export interface Loosening {
  readonly name: NarrowingName;
  readonly count: number | null;
}

/** What the shows page shows. */
export interface ShowsModel {
  readonly today: Day;
  /** What plays near the visitor's place, or in the chosen cinema (D51); null without both. */
  readonly near: NearShows | null;
  /** Whether the filters name times of day, which only a place or a cinema gives: the page asks for one. */
  readonly needsPlace: boolean;
  /** Whether the filters name needs, and no place gives the times that would tell which showtimes meet them. */
  readonly needsUnsure: boolean;
  /** The tabs of the site, whatever the filters leave in them. */
  readonly tabs: readonly ShowsTab[];
  readonly selections: Selections;
  /** Names of the versions on the cards, by slug as received. */
  readonly versionLabels: ReadonlyMap<string, string>;
  readonly options: FilterOptions;
  readonly days: readonly DayStripItem[];
  /** By city, then by name, or in a large chain the nearest first; empty when there is nothing to choose. */
  readonly cinemas: readonly CinemaOption[];
  /** Whether there are more cinemas than `cinemas` offers: the page leads to the list of all. */
  readonly moreCinemas: boolean;
  readonly chosen: CinemaOption | null;
  /** When nothing matches on the asked day: the next day on which something does, of those to choose from. */
  readonly nextDay: Day | null;
  /** The filters to remove when nothing matches, the most useful first. */
  readonly loosen: readonly Loosening[];
  /** What can be watched at home; empty on a filtered page. */
  readonly vod: readonly VodFilmView[];
  /** Whether the filters need data that could not be read: the page says so and offers a retry (D31). */
  readonly failed: boolean;
}

interface ShowsIngredients extends SelectionIngredients {
  readonly near: Near | null;
  readonly vod: readonly VodFilmView[];
  readonly vocabulary: Vocabulary;
  /** By slug. */
  readonly cinemas: ReadonlyMap<string, Cinema>;
}

/** In a chain with more cinemas than this, only those near the visitor's place are offered: nobody reads hundreds. */
export const mostCinemaOptions = 150;

/** The maximum number of days in the strip. */
const mostDays = 14;

/** Builds the shows page from the catalogue and from the schedule that its filters need (R056, R179). */
export function showsModel(from: ShowsIngredients): ShowsModel {
  const { schedule, today, filters, vocabulary } = from;
  const listed = selectionsOf(from);
  const near = nearOf(from, listed);
  const selections = near === null ? listed : nearFirst(listed, near, filters);
  const unfiltered = Object.keys(filters).length === 0 ? listed : selectionsOf({ ...from, filters: {} });
  return {
    today,
    near,
    needsPlace: near === null && [filters.time, filters.ends].some((filter) => filter !== undefined),
    needsUnsure: near === null && filters.needs !== undefined,
    tabs: showsTabs.filter((tab) => unfiltered[tab].length > 0 || selections[tab].length > 0),
    selections,
    versionLabels: versionLabels(selections, vocabulary),
    options: optionsOf(from),
    vod: from.vod,
    days: schedule === null ? [] : daysOf(daysWithShowtimes(schedule, today), today, filters),
    ...cinemaChoice(from),
    nextDay: isEmpty(selections) ? nextDayOf(from) : null,
    loosen: isEmpty(selections) ? loosenings(from) : [],
    failed: schedule === null && asksSchedule(filters),
  };
}

/** The next showtimes near the visitor's place of all shows in the selections. */
function nearOf({ near, filters, vocabulary }: ShowsIngredients, listed: Selections): NearShows | null {
  if (near === null) return null;
  const shows = new Map(
    tabsOf(listed).flatMap((selected) => selected.map(({ show }) => [show.slug, show] as const)),
  );
  return nearShows(near, [...shows.values()], filters, vocabulary);
}

/**
 * The shows that play near the visitor, or in the chosen cinema on the day, first. Only their times are known: with a filter for these, and with needs, the others
 * are left out.
 */
function nearFirst(selections: Selections, near: NearShows, { time, ends, needs }: Filters): Selections {
  const byPlace = compareNear(near);
  const isWhole = [time, ends, needs].every((filter) => filter === undefined);
  const entries = Object.entries(selections).map(([tab, selected]) => [
    tab,
    selected
      .filter(({ show }) => isWhole || near.next.has(show.slug))
      .toSorted((a, b) => byPlace(a.show.slug, b.show.slug)),
  ]);
  return Object.fromEntries(entries) as Selections;
}

const tabsOf = (selections: Selections) => Object.values(selections);

function isEmpty(selections: Selections): boolean {
  return tabsOf(selections).every((selected) => selected.length === 0);
}

function versionLabels(selections: Selections, { versions }: Vocabulary): ReadonlyMap<string, string> {
  const slugs = tabsOf(selections).flatMap((selected) => selected.flatMap(({ fit }) => fit?.versions ?? []));
  return new Map(slugs.map((slug) => [slug, versionView(versions, slug).label]));
}

/** The values that can be chosen on the requested day, or on any day. */
function optionsOf({
  shows,
  schedule,
  today,
  filters,
  vocabulary,
  cinemas,
}: ShowsIngredients): FilterOptions {
  const bySlug = itemsBySlug(shows);
  const { date } = filters;
  const part = schedule === null || date === undefined ? schedule : withinDays(schedule, [date]);
  const played = part === null ? [] : showsOf(part, today, bySlug).map(filteredShow);
  const listed =
    schedule === null || schedule.size === 0
      ? shows.map((show) => ({ ...show, tags: [], versions: [] }))
      : played;
  const equipment = [...cinemas.values()].flatMap((cinema) => equipmentViews(cinema.equipment));
  return filterOptions(listed, { ...vocabulary, equipment }, 'showFilters', filters);
}

/** @see ShowsModel.nextDay */
function nextDayOf(from: ShowsIngredients): Day | null {
  const { schedule, today, filters } = from;
  const { date } = filters;
  if (schedule === null || date === undefined) return null;
  const later = daysWithShowtimes(schedule, today).filter((day) => day > date);
  const matches = (day: Day) => !isEmpty(selectionsOf({ ...from, filters: { ...filters, date: day } }));
  return later.slice(0, mostDays).find(matches) ?? null;
}

/** The days to choose from; none is selected unless the address has one. */
function daysOf(days: readonly Day[], today: Day, { date }: Filters): DayStripItem[] {
  if (days.length === 0 && date === undefined) return [];
  return dayStrip({ today, days, selected: date, limit: mostDays }).map((item) => ({
    ...item,
    selected: item.day === date,
  }));
}

function cinemaChoice({
  cinemas,
  filters,
  near,
}: ShowsIngredients): Pick<ShowsModel, 'cinemas' | 'moreCinemas' | 'chosen'> {
  const { localisation } = filters;
  const option = ({ slug, name, theaters: [theater] }: Cinema): CinemaOption => ({
    slug,
    name,
    city: theater?.addressCity ?? null,
  });
  const open = [...cinemas.values()].filter(({ status, slug }) => status || slug === localisation);
  const isLarge = open.length > mostCinemaOptions;
  const beside = localisation === undefined ? (near?.cinemas ?? []) : [];
  const around = beside.flatMap(({ cinema }) => cinemas.get(cinema.slug) ?? []);
  const options = isLarge
    ? around.map(option)
    : open
        .map(option)
        .toSorted(
          (a, b) =>
            compareText(fold(a.city ?? a.name), fold(b.city ?? b.name)) || compareText(a.name, b.name),
        );
  const named = localisation === undefined ? undefined : cinemas.get(localisation);
  const unknown = localisation === undefined ? null : { slug: localisation, name: localisation, city: null };
  return {
    cinemas: open.length > 1 ? options : [],
    moreCinemas: isLarge,
    chosen: named === undefined ? unknown : option(named),
  };
}

/**
 * The filters whose removal would leave shows. Without the cinema, the page needs another schedule, and without a time
 * other showtimes, so those numbers are not known.
 */
function loosenings(from: ShowsIngredients): Loosening[] {
  const names = (
    ['date', 'time', 'ends', 'needs', 'versions', 'tags', 'genres', 'localisation'] as const
  ).filter((name) => from.filters[name] !== undefined);
  return names
    .map((name): Loosening => {
      if (['localisation', 'time', 'ends'].includes(name) || (name === 'needs' && from.near !== null))
        return { name, count: null };
      const rest = selectionsOf({ ...from, filters: without(from.filters, name) });
      return {
        name,
        count: new Set(tabsOf(rest).flatMap((shown) => shown.map(({ show }) => show.slug))).size,
      };
    })
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
}
