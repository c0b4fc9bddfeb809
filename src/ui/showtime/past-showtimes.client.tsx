'use client';

import { useEffect } from 'react';

const everyMs = 30_000;

/**
 * Marks the showtimes under `root` whose booking has ended by `nowMs`, in milliseconds since 1970: they are no longer
 * links (R165).
 */
export function markPast(root: ParentNode, nowMs: number): void {
  for (const showtime of root.querySelectorAll<HTMLAnchorElement>('a[data-until]')) {
    if (Date.parse(showtime.dataset['until'] ?? '') > nowMs) continue;
    showtime.dataset['state'] = 'locked';
    showtime.removeAttribute('href');
    delete showtime.dataset['until'];
  }
}

interface PastShowtimesProps {
  /** The fixed time of the product's clock in milliseconds since 1970; null for the browser's own clock. */
  readonly fixedNow?: number | null;
}

/**
 * The page's clock. A page that was cached for some minutes may show a showtime as open that has just closed; this
 * corrects it in the browser, at once and then twice a minute. Renders nothing.
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
