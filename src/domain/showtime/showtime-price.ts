import type { PriceComplement, Pricing } from '#src/contract/cinema/pricing.ts';
import { hasTag, tagKey } from '../tag/special-tags.ts';

/** What the price of a showtime consists of: a price line, or a supplement. */
export interface PricePart {
  readonly label: string;
  /** In the currency of the site. */
  readonly amount: number;
}

/** What a showtime costs before the tunnel. */
export interface ShowtimePrice {
  /** The sum of the parts, in the currency of the site. */
  readonly amount: number;
  /**
   * Whether everybody can have it at any time: then it is the price, though some may pay less. Otherwise it is the lowest
   * of all, and the label of the first part says for whom or when.
   */
  readonly forAll: boolean;
  /** The price line, then the supplements. */
  readonly parts: readonly PricePart[];
}

/** What decides the price of a showtime. */
interface PricedShowtime {
  /** As received. */
  readonly tags: readonly string[];
  /** Whether it has special details (R083). */
  readonly special: boolean;
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

/**
 * The lowest price of a showtime with its supplements, or null when it cannot be said honestly.
 *
 * It starts from the cheapest price line that is open to everybody at any time (`forAll`). Where the source marks no
 * line so, from the cheapest line of all: then its label has to be said, because it may be for children or for the
 * morning. Each complement one of whose tags is among the showtime's is added; of one with sub-prices, the cheapest that
 * applies.
 *
 * No price is said when the cinema has no price line, when a complement does not say which showtimes it belongs to, and
 * for special showtimes (R083) and live broadcasts: these have prices of their own, which the contract does not know.
 */
export function showtimePrice(
  pricing: Pricing | null | undefined,
  showtime: PricedShowtime,
): ShowtimePrice | null {
  if (pricing === null || pricing === undefined || showtime.special || hasTag(showtime.tags, 'live'))
    return null;
  const open = pricing.lines.filter(({ forAll }) => forAll === true);
  const line = cheapest(open.length > 0 ? open : pricing.lines);
  const complements = pricing.complements.map(supplementsOf);
  if (line === undefined || complements.flat().some(({ tags }) => tags === null)) return null;
  const own = new Set(showtime.tags.map(tagKey));
  const added = complements.flatMap(
    (supplements) =>
      cheapest(supplements.filter(({ tags }) => tags?.some((tag) => own.has(tagKey(tag))))) ?? [],
  );
  const parts = [line, ...added].map(({ label, amount }) => ({ label, amount }));
  return { amount: parts.reduce((sum, { amount }) => sum + amount, 0), forAll: open.length > 0, parts };
}
