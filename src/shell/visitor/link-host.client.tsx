'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { fullPrefetch } from '#src/next/full-prefetch.ts';
import { arrival } from '#src/ui/layout/arrival.ts';
import { bootstrap } from '#src/visitor/bootstrap.ts';
import { pageStore } from '#src/visitor/page/store.ts';
import { createPrefetcher } from './prefetch/prefetcher.ts';
import { followLinks, markGoing } from './follow-links.ts';

/**
 * Follows the links of all pages (ADR-0057). It comes first among the parts that listen for clicks: they leave a click
 * alone that a link has taken. Renders nothing.
 */
export function LinkHost() {
  const router = useRouter();
  useLayoutEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const prefetcher = createPrefetcher((address) => router.prefetch(address, fullPrefetch), signal);
    followLinks((address, options) => router.push(address, options), prefetcher, signal);
    // The code comes when the document has loaded everything: a first visit does not wait for it.
    const begin = () =>
      void bootstrap('links in view', async () => {
        const { prefetchInView } = await import('./prefetch/in-view.ts');
        if (!signal.aborted) prefetchInView(prefetcher, signal);
      });
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true, signal });
    return () => ending.abort();
  }, [router]);
  useEffect(
    () =>
      pageStore.subscribe(() => {
        arrival.inSteps = false;
        markGoing(null);
      }),
    [],
  );
  return null;
}
