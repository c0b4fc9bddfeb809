import { isoWeekday } from '#src/kernel/date/day.ts';
import { leavesSoon } from './releases.ts';
import { premiumTag, sortTags } from './showtime-tags.ts';
import type { Cinema, PlannedShowtime, Release, SitePlan } from './types.ts';
import { dayNumber } from './zone-time.ts';

/** The flags of films and of their days; `words.json` has their words. */
export type FlagName = 'new' | 'preview' | 'presale' | 'lastChance' | 'event' | 'heart';

/** The showtimes of a film in a cinema on a day, and the facts that follow from them. */
export interface DayOfFilm {
  readonly day: string;
  readonly showtimes: readonly PlannedShowtime[];
  readonly tags: readonly string[];
  /** In the order of the site's filters. */
  readonly versions: readonly string[];
  readonly bookable: boolean;
  readonly special: boolean;
  readonly flag: FlagName | null;
  /** Position among the films of that cinema on that day, from 1. */
  readonly order: number;
}

/** A film in the programme of a cinema. */
export interface FilmInCinema {
  readonly release: Release;
  readonly showtimes: readonly PlannedShowtime[];
  readonly days: readonly DayOfFilm[];
}

/** The programme of a cinema (R076, R077, R084): films sorted by the number of their showtimes, days in order. */
export interface CinemaProgramme {
  readonly cinema: Cinema;
  readonly films: readonly FilmInCinema[];
  readonly days: readonly {
    readonly day: string;
    /**
     * The film recommended from Friday to Sunday: the first film that can be booked in an experience that costs more.
     */
    readonly upsell: Release | null;
    /** The highlight of the day: a showtime with the film team, or an event because of its tag. */
    readonly highlight: { readonly type: 'tag' | 'showtime'; readonly release: Release } | null;
  }[];
}

/** Groups items by a key, in the order in which the keys first appear. */
export function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

const dayLength = 24 * 60 * 60_000;

/** The number of showtimes that start within the next 24 hours. */
export function next24({ now }: SitePlan, showtimes: readonly PlannedShowtime[]): number {
  return showtimes.filter(({ startsAt }) => startsAt >= now && startsAt < now + dayLength).length;
}

/** Whether a showtime can still be booked. */
function isBookable({ now }: SitePlan, { status, startsAt }: PlannedShowtime): boolean {
  return status === 'available' && startsAt >= now;
}

/** The tags of some showtimes, without repetitions, sorted ignoring case. */
export function tagsOfAll(showtimes: readonly { readonly tags: readonly string[] }[]): string[] {
  return sortTags(showtimes.flatMap(({ tags }) => tags));
}

/** The flag of a film on one day, from the showtimes of that day; the more specific flag wins. */
function flagOfDay(release: Release, day: string, tags: readonly string[]): FlagName | null {
  if (tags.includes('avp')) return 'preview';
  if (release.film.kind === 'event') return 'event';
  if (release.isComingSoon) return 'presale';
  const age = dayNumber(day) - release.dayNumber;
  if (age < 7) return 'new';
  return leavesSoon(release.film, age) ? 'lastChance' : null;
}

/** Films by the number of their showtimes, most first; for the same number by rank. */
function bySize(showtimes: readonly PlannedShowtime[]): Release[] {
  const groups = groupBy(showtimes, ({ release }) => release);
  return [...groups]
    .toSorted(([one, ofOne], [other, ofOther]) => ofOther.length - ofOne.length || one.rank - other.rank)
    .map(([release]) => release);
}

function highlightOf(showtimes: readonly PlannedShowtime[]): CinemaProgramme['days'][number]['highlight'] {
  const team = showtimes.find(({ special }) => special === 'team');
  if (team) return { type: 'showtime', release: team.release };
  const event = showtimes.find(({ release }) => (release.film.event?.tags.length ?? 0) > 0);
  return event ? { type: 'tag', release: event.release } : null;
}

function upsellOf(plan: SitePlan, day: string, showtimes: readonly PlannedShowtime[]): Release | null {
  if (isoWeekday(day) < 5) return null;
  const best = showtimes.find((one) => one.tags.includes(premiumTag) && isBookable(plan, one));
  return best?.release ?? null;
}

/**
 * The programme of every cinema that has showtimes, by the cinema's key.
 *
 * @param versions slugs of the site's versions in the order of its filters
 */
export function programmesOf(
  plan: SitePlan,
  versions: readonly string[],
): ReadonlyMap<string, CinemaProgramme> {
  const byCinema = groupBy(plan.showtimes, ({ cinema }) => cinema);
  return new Map(
    [...byCinema].map(([cinema, showtimes]) => [cinema.key, programmeOf(plan, versions, cinema, showtimes)]),
  );
}

function programmeOf(
  plan: SitePlan,
  versions: readonly string[],
  cinema: Cinema,
  showtimes: readonly PlannedShowtime[],
): CinemaProgramme {
  const byDay = [...groupBy(showtimes, ({ day }) => day)];
  const orders = new Map(
    byDay.map(([day, ofDay]) => [
      day,
      new Map(bySize(ofDay).map((release, index) => [release, index + 1] as const)),
    ]),
  );
  const dayOf = (release: Release, day: string, ofDay: readonly PlannedShowtime[]): DayOfFilm => {
    const tags = tagsOfAll(ofDay);
    const present = new Set(ofDay.map(({ version }) => version));
    return {
      day,
      showtimes: ofDay,
      tags,
      versions: versions.filter((slug) => present.has(slug)),
      bookable: ofDay.some((one) => isBookable(plan, one)),
      special: ofDay.some(({ special }) => special !== null),
      flag: flagOfDay(release, day, tags),
      order: orders.get(day)?.get(release) ?? 0,
    };
  };
  const byFilm = groupBy(showtimes, ({ release }) => release);
  return {
    cinema,
    films: bySize(showtimes).map((release): FilmInCinema => {
      const ofFilm = byFilm.get(release) ?? [];
      const days = [...groupBy(ofFilm, ({ day }) => day)];
      return { release, showtimes: ofFilm, days: days.map(([day, ofDay]) => dayOf(release, day, ofDay)) };
    }),
    days: byDay
      .map(([day, ofDay]) => ({ day, upsell: upsellOf(plan, day, ofDay), highlight: highlightOf(ofDay) }))
      .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
  };
}
