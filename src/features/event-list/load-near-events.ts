import { mapLimited } from '#src/kernel/async/map-limited.ts';
import { readNearPlace } from '#src/api/near.ts';
import { presentInstant } from '#src/api/load/present.ts';
import { read } from '#src/api/read.ts';
import { readCinemasBySlug, type Vocabulary } from '#src/api/site-catalogue.ts';
import { cinemaTimeZone } from '#src/domain/cinema/cinema-time-zone.ts';
import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import type { NearPlace } from '#src/domain/place/near-place.ts';
import { nextShowtimes, type CinemaDay, type NextInCinema } from '#src/domain/place/next-showtimes.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** The visitor's place on the page of all events. */
export interface NearEvents {
  readonly name: string;
  readonly nearest: { readonly name: string; readonly slug: string } | null;
  /** The next showtimes of an event, by its slug; an event without any near the visitor is not in it. */
  readonly next: ReadonlyMap<string, readonly NextInCinema[]>;
}

/**
 * An event plays on few days, mostly weeks ahead: each is asked for its days, and for the showtimes of the next of them.
 * These are the limits of calls at a time and of events in all; the days of later ones stand without times.
 */
const callsAtOnce = 4;
const mostEvents = 12;

/** On how many of its days an event is looked for: those of today may all have begun. */
const mostDays = 2;

/**
 * Reads the next showtimes of events in the cinemas that count for the visitor; null without a place. A failed read
 * leaves an event without times.
 *
 * @param filters the visitor's city, and what they need of each showtime
 * @param events in the order of the page
 */
export async function loadNearEvents(
  locale: Locale,
  { near: city, ...filters }: Pick<Filters, 'near' | 'needs'>,
  events: readonly ShowListView[],
  vocabulary: Vocabulary,
): Promise<NearEvents | null> {
  const [place, present] = await Promise.all([readNearPlace(locale, city), presentInstant()]);
  if (place === null) return null;
  const now = new Date(present);
  const zones = await zonesOf(locale, place);
  const found = await mapLimited(events.slice(0, mostEvents), callsAtOnce, async (show) => {
    for (const day of await daysNear(locale, show.slug, place, zones, now)) {
      const days = await cinemasOn(locale, show.slug, day, place, zones);
      const next = nextShowtimes(show, days, { filters, now, ...vocabulary });
      if (next.length > 0) return [[show.slug, next] as const];
    }
    return [];
  });
  return { name: place.name, nearest: place.cinemas[0]?.cinema ?? null, next: new Map(found.flat()) };
}

/** The zones of the cinemas that count, by slug. */
async function zonesOf(locale: Locale, { cinemas }: NearPlace): Promise<ReadonlyMap<string, string>> {
  const site = siteFactsOf(locale);
  const listed = await readCinemasBySlug(locale);
  return new Map(
    cinemas.map(({ cinema: { slug } }) => [slug, cinemaTimeZone(site, listed.get(slug))] as const),
  );
}

/** The next days of a show in the cinemas that count, from the day that each of them has now. */
async function daysNear(
  locale: Locale,
  slug: string,
  { cinemas }: NearPlace,
  zones: ReadonlyMap<string, string>,
  now: Date,
): Promise<readonly Day[]> {
  const playing = await read('showCinemas', locale, { slug });
  if (!playing.ok) return [];
  const days = cinemas.flatMap(({ cinema }) => {
    const today = programmeDayAt(now, zones.get(cinema.slug) ?? siteFactsOf(locale).timeZone);
    return Object.keys(playing.value[cinema.slug]?.days ?? {}).filter((day) => day >= today);
  });
  return [...new Set(days)].toSorted().slice(0, mostDays);
}

/** The showtimes of a show on a day in the cinemas that count, the nearest first. */
async function cinemasOn(
  locale: Locale,
  slug: string,
  day: Day,
  { cinemas }: NearPlace,
  zones: ReadonlyMap<string, string>,
): Promise<readonly CinemaDay[]> {
  const told = await read('showtimesEvent', locale, { slug, date: day });
  if (!told.ok) return [];
  return cinemas.map(({ cinema, kilometres }) => ({
    cinema,
    kilometres,
    timeZone: zones.get(cinema.slug) ?? siteFactsOf(locale).timeZone,
    day,
    showtimes: { [slug]: told.value[cinema.slug] ?? [] },
  }));
}
