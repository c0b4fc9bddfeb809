'use client';

import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { nowIn } from '#src/kernel/date/clock.ts';
import { onTick } from './ticks.ts';

interface Clock {
  /** The fixed time of the product's clock in milliseconds since 1970; null for the browser's own clock. */
  readonly fixedNow: number | null;
  /** What stands on a showtime whose booking has ended. */
  readonly past: string;
}

const ClockOfPage = createContext<Clock | null>(null);

/** Tells the showtimes below it which clock they go by, and what a closed one says. */
export function ClockProvider({ fixedNow, past, children }: Clock & { readonly children: ReactNode }) {
  const clock = useMemo(() => ({ fixedNow, past }), [fixedNow, past]);
  return <ClockOfPage value={clock}>{children}</ClockOfPage>;
}

const never = () => () => undefined;
const open = () => false;

/**
 * Whether the booking of a showtime has ended since the document was made, which may be old (R165). It is decided where the
 * showtime is rendered, and never before it is hydrated: React would take a changed document for another one and draw the
 * showtime open again.
 *
 * @param closes when the booking ends, ISO 8601; undefined when it does not
 * @returns what a closed showtime says; null while it is open, and where no clock is around it
 */
export function useClosing(closes: string | undefined): string | null {
  const clock = use(ClockOfPage);
  const isOver = useSyncExternalStore(
    closes === undefined ? never : onTick,
    () => clock !== null && closes !== undefined && Date.parse(closes) <= nowIn(clock.fixedNow).getTime(),
    open,
  );
  return isOver && clock !== null ? clock.past : null;
}

const none = () => 0;

/**
 * Of some showtimes in the order of time, those that a page shows: a page that was kept shows what is left in place of
 * what is over, as long as there is enough. The document has the first ones; the others are for later.
 *
 * @param most so many are shown
 */
export function useLeftTimes<T extends { readonly closes?: string }>(
  times: readonly T[],
  most: number,
): readonly T[] {
  const clock = use(ClockOfPage);
  // One that cannot be booked says no end: it is over when a later one is.
  const over = useSyncExternalStore(
    onTick,
    () => {
      if (clock === null) return 0;
      const now = nowIn(clock.fixedNow).getTime();
      return times.findLastIndex(({ closes }) => closes !== undefined && Date.parse(closes) <= now) + 1;
    },
    none,
  );
  const first = Math.min(over, Math.max(0, times.length - most));
  return times.slice(first, first + most);
}
