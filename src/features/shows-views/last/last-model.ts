import { entriesOn, type ProgrammeEntryView } from '#src/domain/programme/programme-entries.ts';
import { daysWithShowtimes, type Schedule } from '#src/domain/programme/schedule.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { hasTag, teamPreviewTag } from '#src/domain/tag/special-tags.ts';
import { addDays, type Day } from '#src/kernel/date/day.ts';

/** The shelves of what will soon be missed: with the film's team, once only, last days. */
export const shelfNames = ['team', 'once', 'last'] as const;

export type ShelfName = (typeof shelfNames)[number];

/** A show on a shelf. */
export interface ShelvedShow {
  readonly show: ShowListView;
  /** The last day of a show that leaves, otherwise the day on which it is to be seen. */
  readonly day: Day;
}

/** The shows that will soon be missed, by shelf, each show once, those of the nearest day first. */
export type Shelves = Readonly<Record<ShelfName, readonly ShelvedShow[]>>;

/** A last day is shown when it is one of this many days, today included. */
export const lastDays = 7;

/**
 * The last day to which the regular programme is published: the last one with at least half as many shows as the fullest.
 * After it only single showtimes are known, so that a show's last known day says nothing.
 */
export function publishedUntil(schedule: Schedule, today: Day): Day | null {
  const days = daysWithShowtimes(schedule, today);
  const fullest = Math.max(0, ...days.map((day) => schedule.get(day)?.size ?? 0));
  return days.findLast((day) => (schedule.get(day)?.size ?? 0) * 2 >= fullest) ?? null;
}

/**
 * Sorts the shows of a schedule into shelves. A show leaves when it has no showtime after its last day although the
 * programme is published further. It is there once only when it has a single day and is an event, a special showtime or
 * a preview: a film with a single day left is in its last days.
 *
 * @param shows the catalogue by slug
 */
export function shelvesOf(schedule: Schedule, today: Day, shows: ReadonlyMap<string, ShowListView>): Shelves {
  const until = publishedUntil(schedule, today);
  const days = new Map<string, ProgrammeEntryView[]>();
  for (const day of daysWithShowtimes(schedule, today))
    for (const entry of entriesOn(schedule, day, shows))
      days.set(entry.show.slug, [...(days.get(entry.show.slug) ?? []), entry]);
  const shelves: Record<ShelfName, ShelvedShow[]> = { team: [], once: [], last: [] };
  for (const entries of days.values()) {
    const [first] = entries;
    const last = entries.at(-1);
    if (first === undefined || last === undefined) continue;
    const team = entries.find(({ tags }) => hasTag(tags, teamPreviewTag));
    if (team !== undefined) shelves.team.push(team);
    else if (entries.length === 1 && isParticular(first)) shelves.once.push(first);
    else if (until !== null && last.day < until && last.day < addDays(today, lastDays))
      shelves.last.push(last);
  }
  return {
    team: byDay(shelves.team),
    once: byDay(shelves.once),
    last: byDay(shelves.last),
  };
}

/** Whether a single day is meant to be the only one: the first day of a film is none, although only that one is on sale. */
const isParticular = ({ show, day, specialShowtime }: ProgrammeEntryView): boolean =>
  show.kind === 'event' ||
  show.specialEvent ||
  specialShowtime ||
  (!show.released && show.releaseDay !== null && day < show.releaseDay);

/** Those of one day stay in the order of the programme. */
const byDay = (shows: readonly ShelvedShow[]): ShelvedShow[] =>
  shows
    .map(({ show, day }) => ({ show, day }))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
