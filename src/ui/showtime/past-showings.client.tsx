'use client';

import { useEffect } from 'react';

const everyMs = 30_000;

/** Marks the showings under `root` whose booking has ended by `nowMs`: they no longer link anywhere (R165). */
export function markPast(root: ParentNode, nowMs: number): void {
  for (const showing of root.querySelectorAll<HTMLAnchorElement>('a[data-until]')) {
    if (Date.parse(showing.dataset['until'] ?? '') > nowMs) continue;
    showing.dataset['state'] = 'locked';
    showing.removeAttribute('href');
    delete showing.dataset['until'];
  }
}

interface PastShowingsProps {
  /** The product's clock when it is held still, milliseconds since 1970; else the browser's own counts. */
  readonly fixedNow?: number | null;
}

/**
 * The page's clock. A page that the cache kept for some minutes shows as open what has just closed; this
 * puts it right in the browser, at once and then twice a minute. Renders nothing.
 */
export function PastShowings({ fixedNow = null }: PastShowingsProps) {
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
