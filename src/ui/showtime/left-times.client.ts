'use client';

import { useSyncExternalStore } from 'react';
import { nowIn } from '#src/kernel/date/clock.ts';

/** How often an open page looks at the clock, in milliseconds. */
const everyMs = 30_000;

const subscribe = (look: () => void): (() => void) => {
  const timer = setInterval(look, everyMs);
  return () => {
    clearInterval(timer);
  };
};

const none = () => 0;

/**
 * Of some showtimes in the order of time, those that a page shows: a page that was kept shows what is left in place of
 * what is over. When nothing is left, it shows what it showed. The document has the first ones; the others are for later.
 *
 * @param most so many are shown
 * @param clock the stopped clock of the product in milliseconds since 1970; null for the reader's own
 */
export function useLeftTimes<T extends { readonly closes?: string }>(
  times: readonly T[],
  most: number,
  clock: number | null,
): readonly T[] {
  // One that cannot be booked says no end: it is over when a later one is.
  const over = useSyncExternalStore(
    subscribe,
    () => {
      const now = nowIn(clock).getTime();
      return times.findLastIndex(({ closes }) => closes !== undefined && Date.parse(closes) <= now) + 1;
    },
    none,
  );
  const left = times.slice(over, over + most);
  return left.length === 0 ? times.slice(0, most) : left;
}
