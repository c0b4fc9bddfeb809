'use client';

import { nowIn } from '#src/kernel/date/clock.ts';
import { useEffect } from 'react';
import { closeEnded } from './closing.ts';

const everyMs = 30_000;

interface PastShowtimesProps {
  /** The fixed time of the product's clock in milliseconds since 1970; null for the browser's own clock. */
  readonly fixedNow?: number | null;
  /** What stands on a ticket that has closed. */
  readonly word: string;
}

/**
 * The page's clock. A page that was cached for some minutes may show a showtime as open that has just closed; this
 * corrects it in the browser, at once and then twice a minute. Renders nothing.
 */
export function PastShowtimes({ fixedNow = null, word }: PastShowtimesProps) {
  useEffect(() => {
    const mark = () => {
      closeEnded(document, nowIn(fixedNow).getTime(), word);
    };
    mark();
    const timer = setInterval(mark, everyMs);
    return () => {
      clearInterval(timer);
    };
  });
  return null;
}
