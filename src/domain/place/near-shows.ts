import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { CinemaListView } from '../cinema/cinema-list-view.ts';
import type { NearPlace } from './near-place.ts';
import type { ShowNature } from '../filter/show-filter.ts';
import { startsWithin, timesOfDay } from '../filter/time-of-day.ts';
import type { TagVocabulary, VersionView, VersionVocabulary } from '../tag/vocabulary.ts';
import { canBeHad, nextShowtimes, type CinemaDay, type NextInCinema } from './next-showtimes.ts';

/** The visitor's place with the next showtimes there. */
export interface NearShows {
  /** Slug of the city. */
  readonly city: string;
  readonly name: string;
  /** Number of cinemas that count. */
  readonly cinemas: number;
  /** The programme day of the showtimes in the nearest cinema. */
  readonly day: Day;
  /** The next showtimes by slug of the show; a show without any is not in it. */
  readonly next: ReadonlyMap<string, readonly NextInCinema[]>;
  /** Slugs of the shows in `next` that have no showtime left on that day, but on the next. */
  readonly later: ReadonlySet<string>;
  /** The nearest of the cinemas that count there. */
  readonly nearest: Pick<CinemaListView, 'name' | 'slug'> | null;
  /** The versions that are shown in the evening, the most frequent first. */
  readonly evening: readonly VersionView[];
  /** Whether showtimes of at least one cinema could not be read. */
  readonly partial: boolean;
}

interface NearDays extends NearPlace {
  readonly now: Date;
  readonly days: readonly CinemaDay[];
  readonly later: readonly CinemaDay[];
  readonly partial: boolean;
}

/**
 * The next showtimes of the shows near a place, narrowed by the filters of the address. A show that is over for the day
 * has those of the day after, unless the address asks for times of this day.
 */
export function nearShows(
  near: NearDays,
  shows: readonly (ShowNature & { readonly slug: string })[],
  filters: Filters,
  words: { readonly tags: TagVocabulary; readonly versions: VersionVocabulary },
): NearShows | null {
  const [first] = near.days;
  if (first === undefined) return null;
  const among = (days: readonly CinemaDay[]) =>
    shows.flatMap((show) => {
      const found = nextShowtimes(show, days, { filters, now: near.now, ...words });
      return found.length === 0 ? [] : [[show.slug, found] as const];
    });
  const today = new Map(among(near.days));
  const isTimed = filters.time !== undefined || filters.ends !== undefined;
  const later = isTimed ? [] : among(near.later).filter(([slug]) => !today.has(slug));
  const next = new Map([...today, ...later]);
  const { city, name, cinemas, partial } = near;
  return {
    city,
    name,
    cinemas: cinemas.length,
    nearest: cinemas[0]?.cinema ?? null,
    day: first.day,
    next,
    later: new Set(later.map(([slug]) => slug)),
    evening: eveningVersions(today),
    partial,
  };
}

/**
 * Puts shows near the visitor first, by what can still be booked: on the day, then on the day after, then what is sold
 * out or not on sale.
 */
export function compareNear({ next, later }: NearShows): (a: string, b: string) => number {
  const rank = (slug: string) => {
    const found = next.get(slug);
    if (found === undefined) return 3;
    return found.some(canBeHad) ? Number(later.has(slug)) : 2;
  };
  return (a, b) => rank(a) - rank(b);
}

function eveningVersions(next: NearShows['next']): VersionView[] {
  const counts = new Map<string, { version: VersionView; count: number }>();
  for (const found of next.values()) {
    for (const { clock, version, status } of found.flatMap(({ showtimes }) => showtimes)) {
      if (status !== 'available' || !startsWithin(timesOfDay.evening, clock)) continue;
      const known = counts.get(version.slug) ?? { version, count: 0 };
      counts.set(version.slug, { version, count: known.count + 1 });
    }
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count).map(({ version }) => version);
}
