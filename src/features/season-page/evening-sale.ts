import { presentInstant } from '#src/api/load/present.ts';
import { read } from '#src/api/read.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { canStillBeBooked, isComing, isOnSale } from '#src/domain/showtime/showtime-state.ts';
import { showtimeStatus } from '#src/domain/showtime/showtime-status.ts';
import { knownInstant, type Day } from '#src/kernel/date/day.ts';
import { mapLimited } from '#src/kernel/async/map-limited.ts';
import { instantOf } from '#src/kernel/date/zone.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** What a visitor can do about an evening: book it, wait for its sale, or nothing any more. */
export type EveningSale = 'open' | 'later' | 'soldOut' | 'cancelled' | 'past';

/** A show of a season on one day. */
export interface Evening {
  readonly slug: string;
  readonly day: Day;
}

/** Only the next evenings are asked for, one call each; the pages of their shows have the same answers. */
const mostAsked = 12;
const callsAtOnce = 4;

/** The state of one showtime of the wire at an instant, in the zone of its cinema. */
function stateOf(showtime: Showtime, timeZone: string, now: Date) {
  const starts = instantOf(showtime.time, timeZone).getTime();
  const closes = knownInstant(showtime.reservabilityEnd)?.getTime() ?? starts;
  const status = showtimeStatus(showtime.status, new Date(closes).toISOString(), now, showtime.cancelled);
  return { status, over: Math.min(starts, closes) < now.getTime() };
}

/** What can be done about an evening with these showtimes; null without any. */
export function saleOf(states: readonly ReturnType<typeof stateOf>[]): EveningSale | null {
  if (states.length === 0) return null;
  if (states.some(isOnSale)) return 'open';
  if (states.some(canStillBeBooked)) return 'later';
  if (states.some(isComing)) return 'soldOut';
  return states.every(({ status, over }) => status === 'cancelled' && !over) ? 'cancelled' : 'past';
}

/**
 * Reads what can be done about the next evenings of a season, by `{slug} {day}`. An evening is missing when its
 * showtimes cannot be read, or when it is none of the first {@link mostAsked}.
 *
 * @param evenings in the order of their days
 */
export async function readSales(
  locale: Locale,
  evenings: readonly Evening[],
  cinemaBySlug: ReadonlyMap<string, Cinema>,
): Promise<ReadonlyMap<string, EveningSale>> {
  if (evenings.length === 0) return new Map();
  const now = new Date(await presentInstant());
  const site = siteFactsOf(locale);
  const asked = await mapLimited(evenings.slice(0, mostAsked), callsAtOnce, async ({ slug, day }) => {
    const told = await read('showtimesEvent', locale, { slug, date: day });
    const states = Object.entries(told.ok ? told.value : {}).flatMap(([cinema, showtimes]) =>
      showtimes.map((one) => stateOf(one, cinemaBySlug.get(cinema)?.timeZone ?? site.timeZone, now)),
    );
    return [`${slug} ${day}`, saleOf(states)] as const;
  });
  return new Map(asked.flatMap(([key, sale]) => (sale === null ? [] : [[key, sale] as const])));
}
