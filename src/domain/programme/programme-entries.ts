import { madeOf } from '#src/config/made-of.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { mergeShow } from '../show/merge-show.ts';
import type { ShowListView, ShowOrders } from '../show/show-list-view.ts';
import { distinctTags, tagKey } from '../tag/special-tags.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import { itemsOn } from './schedule.ts';
import type { Schedule, ScheduleItem } from './schedule.ts';

/** The shows of a schedule, merged with their data from the catalogue (R078, R084). */

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
  /** Of all these days, without repetitions. */
  readonly tags: readonly string[];
  readonly versions: readonly string[];
}

/**
 * Compares shows for a list: by the list's order, then by the default order, title and slug. The result is the same on
 * every machine (R076).
 */
export function compareShows(list: keyof ShowOrders): (a: ShowListView, b: ShowListView) => number {
  return (a, b) =>
    a.orders[list] - b.orders[list] ||
    a.orders.default - b.orders.default ||
    compareText(a.title, b.title) ||
    compareText(a.slug, b.slug);
}

/**
 * The shows on a day, merged with the schedule's data about them, in the programme's order (R078, R084). A show that
 * the catalogue lacks has no title and is left out.
 *
 * @param shows the catalogue by slug
 */
export function entriesOn(
  schedule: Schedule,
  day: Day,
  shows: Pick<ReadonlyMap<string, ShowListView>, 'get'>,
): ProgrammeEntryView[] {
  const compare = compareShows('default');
  return unordered(schedule, day, shows).toSorted((a, b) => compare(a.show, b.show));
}

function unordered(
  schedule: Schedule,
  day: Day,
  shows: Pick<ReadonlyMap<string, ShowListView>, 'get'>,
): ProgrammeEntryView[] {
  return [...itemsOn(schedule, day)].flatMap(([slug, item]) => {
    const general = shows.get(slug);
    if (general === undefined) return [];
    const { tags, versions, specialShowtime, highlight, upsell, layers } = item;
    return [{ day, show: mergeShow(general, ...layers), tags, versions, specialShowtime, highlight, upsell }];
  });
}

function distinctVersions(versions: Iterable<string>): string[] {
  return [...new Map([...versions].toReversed().map((slug) => [tagKey(slug), slug])).values()].toReversed();
}

/**
 * Each show of the schedule once, in order, with its days from `today` on (R076, R084). Its data are those of its first
 * day; it is bookable when it is bookable on any of its days. The same schedule and the same catalogue are read once.
 */
export function showsOf(
  schedule: Schedule,
  today: Day,
  shows: ReadonlyMap<string, ShowListView>,
): readonly ProgrammeShowView[] {
  return madeOf(`shows ${today}`, [schedule, shows], () => gatherShows(schedule, today, shows));
}

function gatherShows(
  schedule: Schedule,
  today: Day,
  shows: ReadonlyMap<string, ShowListView>,
): ProgrammeShowView[] {
  const entries = new Map<string, ProgrammeEntryView[]>();
  for (const day of schedule.keys()) {
    if (day < today) continue;
    for (const entry of unordered(schedule, day, shows)) {
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
          // The same words on every day: they are compared once.
          tags: distinctTags(new Set(days.flatMap((entry) => entry.tags))),
          versions: distinctVersions(days.flatMap((entry) => entry.versions)),
        },
      ];
    })
    .toSorted((a, b) => compare(a.show, b.show));
}

/** Push ordering weights (R172). */
export const pushWeights = { selected: 3, premiere: 2, upsell: 1 } as const;

/**
 * The weight of a show among the pushes (R172): the highest weight that applies, so that a selected show comes before
 * any other; 0 when the show is no push.
 */
export function pushWeight(show: { selected: boolean; premiere: boolean; upsell: boolean }): number {
  if (show.selected) return pushWeights.selected;
  if (show.premiere) return pushWeights.premiere;
  return show.upsell ? pushWeights.upsell : 0;
}

/**
 * The pushes of a day, by weight, then in the programme's order (R172). A show is selected when the programme
 * highlights it on that day.
 */
export function pushesOf(entries: readonly ProgrammeEntryView[]): ProgrammeEntryView[] {
  const weight = ({ show, highlight, upsell }: ProgrammeEntryView): number =>
    pushWeight({ selected: highlight !== null, premiere: show.premiere, upsell: upsell || show.upsell });
  return entries.filter((entry) => weight(entry) > 0).toSorted((a, b) => weight(b) - weight(a));
}
