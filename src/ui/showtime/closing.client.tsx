'use client';

import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { nowIn } from '#src/kernel/date/clock.ts';
import { hasClosed } from './closing.ts';
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

const none = () => 0;

/**
 * What an open page counts anew as time passes: zero in the document and where no clock is around it, so that what is
 * counted is hydrated as it was. React would take a changed document for another one.
 *
 * @param count from the present instant, in milliseconds since 1970
 */
export function useCountNow(count: (now: number) => number): number {
  const clock = use(ClockOfPage);
  return useSyncExternalStore(
    onTick,
    () => (clock === null ? 0 : count(nowIn(clock.fixedNow).getTime())),
    none,
  );
}

/**
 * Whether the booking of a showtime has ended since the document was made, which may be old (R165).
 *
 * @param closes when the booking ends, ISO 8601; undefined when it does not
 * @returns what a closed showtime says; null while it is open, and where no clock is around it
 */
export function useClosing(closes: string | undefined): string | null {
  const clock = use(ClockOfPage);
  const isOver = useCountNow((now) => Number(hasClosed(closes, now))) === 1;
  return isOver ? (clock?.past ?? null) : null;
}
