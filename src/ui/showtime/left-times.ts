import { useCountNow } from './closing.client.tsx';
import { hasClosed } from './closing.ts';

/**
 * Of some showtimes in the order of time, those that a page shows: a page that was kept shows what is left in place of
 * what is over. When nothing is left, it shows what it showed. The document has the first ones; the others are for later.
 *
 * @param most so many are shown
 */
export function useLeftTimes<T extends { readonly closes?: string }>(
  times: readonly T[],
  most: number,
): readonly T[] {
  // One that cannot be booked says no end: it is over when a later one is.
  const over = useCountNow((now) => times.findLastIndex(({ closes }) => hasClosed(closes, now)) + 1);
  const left = times.slice(over, over + most);
  return left.length === 0 ? times.slice(0, most) : left;
}
