/** A 32-bit number that depends only on the text (FNV-1a, then mixed). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Random draws that are always the same for the same seed. */
export interface Random {
  /** From 0, below 1. */
  next(): number;
  /** A whole number from 0, below `limit`. */
  below(limit: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
}

/** A generator of draws with a text as its seed (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (limit) => Math.floor(next() * limit),
    chance: (probability) => next() < probability,
  };
}

/**
 * Draws one item by weight.
 *
 * @returns undefined when every weight is 0 or less
 */
export function drawWeighted<T>(
  random: Random,
  items: readonly T[],
  weight: (item: T) => number,
): T | undefined {
  const weights = items.map((item) => Math.max(0, weight(item)));
  const total = weights.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return undefined;
  let rest = random.next() * total;
  for (const [index, item] of items.entries()) {
    rest -= weights[index] ?? 0;
    if (rest < 0) return item;
  }
  return items.findLast((_, index) => (weights[index] ?? 0) > 0);
}
