import type { PriceComplement, PriceLine, Pricing } from '#src/contract/cinema/pricing.ts';
import type { EventItem } from '#src/contract/events/schema.ts';
import { isoWeekday } from '#src/kernel/date/day.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import { programmeDayOf } from '#src/kernel/date/programme-day.ts';
import { clockOf } from '#src/kernel/date/zone.ts';
import { minuteOfDay } from '../filter/time-of-day.ts';
import { hasTag, tagKey } from '../tag/special-tags.ts';

/** What the price of a showtime consists of: a price line, or a supplement. */
export interface PricePart {
  readonly label: string;
  /** In the currency of the site. */
  readonly amount: number;
}

/** What a showtime costs before the tunnel: everybody can have it for this, though some may pay less. */
export interface ShowtimePrice {
  /** In the currency of the site. */
  readonly amount: number;
  /** The price line, then the supplements: the amount is their sum. Empty for an event's own price, which has no parts. */
  readonly parts: readonly PricePart[];
}

/** The price of an event itself; null: it has none. When nobody knows, no price of its showtimes is said. */
export type OwnPrice = number | 'unknown' | null;

/** A show whose own price is asked for. */
interface AskedShow {
  readonly slug: string;
  readonly isMovie: boolean;
}

/** Returns the own price of a show of a site. */
export type OwnPriceOf = (show: AskedShow) => OwnPrice;

/** What decides the price of a showtime. */
export interface PricedShowtime {
  /** Its start, local time of the cinema. */
  readonly time: LocalTime;
  /** As received. */
  readonly tags: readonly string[];
  /** Whether it has special details (R083). */
  readonly special: boolean;
  readonly ownPrice?: OwnPrice | undefined;
}

/** A supplement that a showtime may cost: the part, and the tags of the showtimes that cost it. */
interface Supplement extends PricePart {
  readonly tags: readonly string[] | null;
}

/** The prices of a complement: its own, or its sub-prices, whose tags count before its own. */
function supplementsOf({ label, amount, tags = null, lines }: PriceComplement): readonly Supplement[] {
  const own = amount === null ? [] : [{ label, amount, tags }];
  return [...own, ...lines.map((line) => ({ ...line, tags: line.tags ?? tags }))];
}

function cheapest<T extends PricePart>(parts: readonly T[]): T | undefined {
  return parts.toSorted((a, b) => a.amount - b.amount)[0];
}

/** Whether a price line holds for everybody at a time: a showtime after midnight belongs to the day before (D28). */
function holdsForAll({ forAll, until, days }: PriceLine, time: LocalTime): boolean {
  const isEarly = until == null || minuteOfDay(clockOf(time)) < minuteOfDay(until);
  return forAll === true && isEarly && (days?.includes(isoWeekday(programmeDayOf(time))) ?? true);
}

/**
 * The own price of a show that is an event (D39, D61): what one evening costs, in every cinema and with all that belongs
 * to it. A film has none.
 *
 * @param events the list of `/api/events`; empty where the API has no such list, null when it cannot be read
 */
export function ownPriceOf(
  { slug, isMovie }: AskedShow,
  events: readonly Pick<EventItem, 'price' | 'slug' | 'type'>[] | null,
): OwnPrice {
  if (isMovie) return null;
  if (events === null) return 'unknown';
  return events.find((event) => event.type === 'show' && event.slug === slug)?.price ?? null;
}

/**
 * The price of a showtime, or null when it cannot be said honestly: the one place that decides it (D61, ADR-0093).
 *
 * An event's own price comes first. Otherwise it is the cheapest price line that holds for everybody at that time, with
 * the complements one of whose tags is among the showtime's; of a complement with sub-prices, the cheapest that applies.
 *
 * No price is said when no line holds for everybody, when a complement does not say which showtimes it belongs to, and
 * for special showtimes (R083) and live broadcasts without an own price: theirs is not in the list.
 */
export function showtimePrice(
  pricing: Pricing | null | undefined,
  { time, tags, special, ownPrice = null }: PricedShowtime,
): ShowtimePrice | null {
  if (ownPrice === 'unknown') return null;
  if (ownPrice !== null) return { amount: ownPrice, parts: [] };
  if (pricing === null || pricing === undefined || special || hasTag(tags, 'live')) return null;
  const line = cheapest(pricing.lines.filter((one) => holdsForAll(one, time)));
  const complements = pricing.complements.map(supplementsOf);
  if (line === undefined || complements.flat().some((one) => one.tags === null)) return null;
  const own = new Set(tags.map(tagKey));
  const added = complements.flatMap(
    (supplements) =>
      cheapest(supplements.filter((one) => one.tags?.some((tag) => own.has(tagKey(tag))))) ?? [],
  );
  const parts = [line, ...added].map(({ label, amount }) => ({ label, amount }));
  return { amount: parts.reduce((sum, { amount }) => sum + amount, 0), parts };
}
