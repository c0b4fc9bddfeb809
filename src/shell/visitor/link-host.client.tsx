'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { fullPrefetch } from '#src/next/full-prefetch.ts';
import { arrival } from '#src/ui/layout/arrival.ts';
import { pageStore } from '#src/visitor/page/store.ts';
import { followLinks } from './follow-links.ts';

/**
 * Follows the links of all pages (ADR-0057). It comes first among the parts that listen for clicks: they leave a click
 * alone that a link has taken. Renders nothing.
 */
export function LinkHost() {
  const router = useRouter();
  useLayoutEffect(
    () =>
      followLinks({
        go: (address, options) => {
          router.push(address, options);
        },
        fetchAhead: (address) => {
          router.prefetch(address, fullPrefetch);
        },
      }),
    [router],
  );
  useEffect(
    () =>
      pageStore.subscribe(() => {
        arrival.inSteps = false;
      }),
    [],
  );
  return null;
}
