import type { Day } from '#src/kernel/date/day.ts';
import { mergeShow } from '../show/merge-show.ts';
import type { ShowListView, ShowOrders } from '../show/show-list-view.ts';
import { distinctTags, tagKey } from '../tag/special-tags.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import { itemsOn } from './schedule.ts';
import type { Schedule, ScheduleItem } from './schedule.ts';

/** The shows of a schedule with what is known of them, merged (R078, R084). */

/** A show on a day. */
export interface ProgrammeEntryView {
  readonly day: Day;
  readonly show: ShowListView;
  readonly tags: readonly string[];
  readonly versions: readonly string[];
  readonly specialShowtime: boolean;
  readonly highlight: ScheduleItem['highlight'];
  readonly upsell: boolean;
}

/** A show over several days. */
export interface ProgrammeShowView {
  readonly show: ShowListView;
  /** Days with a showtime, sorted. */
  readonly days: readonly Day[];
  /** Of all these days, each once. */
  readonly tags: readonly string[];
  readonly versions: readonly string[];
}

/** Order of shows in one list: by its orders, then by the default ones, title and slug: the same everywhere (R076). */
export function compareShows(list: keyof ShowOrders): (a: ShowListView, b: ShowListView) => number {
  return (a, b) =>
    a.orders[list] - b.orders[list] ||
    a.orders.default - b.orders.default ||
    compareText(a.title, b.title) ||
    compareText(a.slug, b.slug);
}

/**
 * The shows on a day, merged with what the schedule says of them and in its order (R078, R084). A show that
 * the catalogue lacks has no title, and is left out.
 *
 * @param shows the catalogue by slug
 */
export function entriesOn(
  schedule: Schedule,
  day: Day,
  shows: ReadonlyMap<string, ShowListView>,
): ProgrammeEntryView[] {
  const compare = compareShows('default');
  return [...itemsOn(schedule, day)]
    .flatMap(([slug, item]) => {
      const general = shows.get(slug);
      if (general === undefined) return [];
      const { tags, versions, specialShowtime, highlight, upsell, layers } = item;
      return [
        { day, show: mergeShow(general, ...layers), tags, versions, specialShowtime, highlight, upsell },
      ];
    })
    .toSorted((a, b) => compare(a.show, b.show));
}

function distinctVersions(versions: Iterable<string>): string[] {
  return [...new Map([...versions].toReversed().map((slug) => [tagKey(slug), slug])).values()].toReversed();
}

/**
 * Each show of the schedule once, with its days from `today` on, as it is on the first of them, bookable when it is on
 * any of them; in order (R076, R084).
 */
export function showsOf(
  schedule: Schedule,
  today: Day,
  shows: ReadonlyMap<string, ShowListView>,
): ProgrammeShowView[] {
  const entries = new Map<string, ProgrammeEntryView[]>();
  for (const day of schedule.keys()) {
    if (day < today) continue;
    for (const entry of entriesOn(schedule, day, shows)) {
      const known = entries.get(entry.show.slug);
      if (known === undefined) entries.set(entry.show.slug, [entry]);
      else known.push(entry);
    }
  }
  const compare = compareShows('default');
  return [...entries.values()]
    .flatMap((days) => {
      const [first] = days;
      if (first === undefined) return [];
      return [
        {
          show: { ...first.show, bookable: days.some((entry) => entry.show.bookable) },
          days: days.map((entry) => entry.day),
          tags: distinctTags(days.flatMap((entry) => entry.tags)),
          versions: distinctVersions(days.flatMap((entry) => entry.versions)),
        },
      ];
    })
    .toSorted((a, b) => compare(a.show, b.show));
}

/** Push ordering weights (R172). */
export const pushWeights = { selected: 3, premiere: 2, upsell: 1 } as const;

/**
 * The weight of a show among the pushes (R172): its highest one, so that a selected show stands before any
 * other; 0 for one that is no push.
 */
export function pushWeight(show: { selected: boolean; premiere: boolean; upsell: boolean }): number {
  if (show.selected) return pushWeights.selected;
  if (show.premiere) return pushWeights.premiere;
  return show.upsell ? pushWeights.upsell : 0;
}

/**
 * The shows to push of a day, by weight, then in the programme's order (R172). Selected is what the
 * programme highlights on the day.
 */
export function pushesOf(entries: readonly ProgrammeEntryView[]): ProgrammeEntryView[] {
  const weight = ({ show, highlight, upsell }: ProgrammeEntryView): number =>
    pushWeight({ selected: highlight !== null, premiere: show.premiere, upsell: upsell || show.upsell });
  return entries.filter((entry) => weight(entry) > 0).toSorted((a, b) => weight(b) - weight(a));
}
