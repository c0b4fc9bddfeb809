'use client';

import { useEffect } from 'react';

const everyMs = 30_000;

/** Marks the showtimes under `root` whose booking has ended by `nowMs`: they no longer link anywhere (R165). */
export function markPast(root: ParentNode, nowMs: number): void {
  for (const showtime of root.querySelectorAll<HTMLAnchorElement>('a[data-until]')) {
    if (Date.parse(showtime.dataset['until'] ?? '') > nowMs) continue;
    showtime.dataset['state'] = 'locked';
    showtime.removeAttribute('href');
    delete showtime.dataset['until'];
  }
}

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
      markPast(document, fixedNow ?? Date.now());
    };
    mark();
    const timer = setInterval(mark, everyMs);
    return () => {
      clearInterval(timer);
    };
  });
  return null;
}
