'use client';

import { useEffect } from 'react';
import { closeEnded } from './closing.ts';

const everyMs = 30_000;

interface PastShowtimesProps {
  /** The product's clock when it is held still, milliseconds since 1970; else the browser's own counts. */
  readonly fixedNow?: number | null;
}

/**
 * The page's clock. A page that the cache kept for some minutes shows as open what has just closed; this
 * puts it right in the browser, at once and then twice a minute. Renders nothing.
 */
export function PastShowtimes({ fixedNow = null }: PastShowtimesProps) {
  useEffect(() => {
    const mark = () => {
      closeEnded(document, fixedNow ?? Date.now());
    };
    mark();
    const timer = setInterval(mark, everyMs);
    return () => {
      clearInterval(timer);
    };
  });
  return null;
}
