import type { Programme } from '#src/contract/cinema-shows/schema.ts';
import type { EventShows } from '#src/contract/event-shows/schema.ts';
import type { HighlightedShowtime } from '#src/contract/schedule.ts';
import type { Zone } from '#src/contract/zone/schema.ts';
import { dayRange } from '#src/kernel/date/day.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { upcomingDays } from '../date/day-strip.ts';
import { dayLayer, programmeLayer } from '../show/merge-show.ts';
import type { ShowLayer } from '../show/merge-show.ts';
import { distinctTags, hasTag } from '../tag/special-tags.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';

/**
 * Schedules exist per cinema, city, show and experience (R084). All four are used in the same way, so they are read
 * into one shape: day → slug of a show or cinema → how it is played.
 */

/** How a show is played on one day (R084). */
export interface ScheduleItem {
  /** As received, without the filler `DEFAULT` and without repetitions. */
  readonly tags: readonly string[];
  readonly versions: readonly string[];
  readonly bookable: boolean;
  readonly specialShowtime: boolean;
  /**
   * Why the show is highlighted on this day: because of a tag, or of one of its showtimes; null: it is not highlighted.
   */
  readonly highlight: NonNullable<HighlightedShowtime>['type'] | null;
  readonly upsell: boolean;
  /** The schedule's data about the show (R078), the general data first; empty when there are none. */
  readonly layers: readonly ShowLayer[];
}

/**
 * The days with a showtime, sorted. Each day has its items by slug: shows in the schedule of a cinema, city or event,
 * cinemas in the schedule of a show.
 */
export type Schedule = ReadonlyMap<Day, ReadonlyMap<string, ScheduleItem>>;

type Row = readonly [slug: string, day: Day, item: ScheduleItem];

function scheduleOf(rows: readonly Row[]): Schedule {
  const days = new Map<Day, Map<string, ScheduleItem>>();
  for (const [slug, day, item] of rows.toSorted((a, b) => compareText(a[1], b[1]))) {
    const items = days.get(day) ?? new Map<string, ScheduleItem>();
    days.set(day, items.set(slug, item));
  }
  return days;
}

/** The shows of a cinema (`GET /api/cinema/{slug}/shows`) by day (R084). */
export function scheduleOfCinema(programme: Programme): Schedule {
  return scheduleOf(
    Object.entries(programme.shows).flatMap(([slug, show]) => {
      const general = programmeLayer(show);
      return Object.entries(show.days).map(([day, entry]): Row => {
        const { upsell, highlightedShowtime } = programme.days[day] ?? {
          upsell: null,
          highlightedShowtime: null,
        };
        const recommended = upsell?.showSlug === slug;
        const item: ScheduleItem = {
          tags: distinctTags(entry.tags),
          versions: entry.versions,
          bookable: entry.bookable,
          specialShowtime: entry.specialShowtime,
          highlight: highlightedShowtime?.showSlug === slug ? highlightedShowtime.type : null,
          upsell: recommended,
          layers: [general, dayLayer(entry, recommended)],
        };
        return [slug, day, item];
      });
    }),
  );
}

/** The shows of a city (`GET /api/zone/{zone}`) by day (R084); empty when the server sends no days. */
export function scheduleOfCity(zone: Zone): Schedule {
  const shows = Object.fromEntries(zone.shows.map((show) => [show.slug, show]));
  return scheduleOfCinema({ days: {}, shows });
}

/** The shows of an experience, season or special event (`GET /api/event/{slug}/shows`) by day (R084). */
export function scheduleOfEvent(eventShows: EventShows): Schedule {
  return scheduleOf(
    Object.entries(eventShows.shows).flatMap(([slug, show]) =>
      Object.entries(show.days).map(([day, entry]): Row => {
        const item: ScheduleItem = {
          tags: distinctTags(entry.tags),
          versions: entry.versions,
          bookable: show.bookable && entry.bookable,
          specialShowtime: entry.specialShowtime,
          highlight: null,
          upsell: false,
          layers: [{ bookable: show.bookable && entry.bookable, orders: { default: show.order } }],
        };
        return [slug, day, item];
      }),
    ),
  );
}

/** The days with a showtime from the programme day `today` on, sorted. */
export function daysWithShowtimes(schedule: Schedule, today: Day): Day[] {
  return [...schedule.keys()].filter((day) => day >= today);
}

/** The part of a schedule in the given days. */
export function withinDays(schedule: Schedule, days: Iterable<Day>): Schedule {
  const wanted = new Set(days);
  return new Map([...schedule].filter(([day]) => wanted.has(day)));
}

/** The part of a schedule in which shows are played with a tag, ignoring case: the schedule of an experience (R084). */
export function withTag(schedule: Schedule, tag: string): Schedule {
  const days = [...schedule].map(
    ([day, items]) => [day, new Map([...items].filter(([, item]) => hasTag(item.tags, tag)))] as const,
  );
  return new Map(days.filter(([, items]) => items.size > 0));
}

/** The part of a schedule within the next 7 days, today included (R171). */
export function upcomingSchedule(schedule: Schedule, today: Day): Schedule {
  return withinDays(schedule, dayRange(today, upcomingDays));
}

/** The days from `today` on on which one show, or one cinema in the schedule of a show, has showtimes. */
export function daysOf(schedule: Schedule, slug: string, today: Day): Day[] {
  return daysWithShowtimes(schedule, today).filter((day) => schedule.get(day)?.has(slug));
}

/** The items of a day by slug; empty for a day without showtimes. */
export function itemsOn(schedule: Schedule, day: Day): ReadonlyMap<string, ScheduleItem> {
  return schedule.get(day) ?? new Map<string, ScheduleItem>();
}
