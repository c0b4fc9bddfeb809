import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';

/** Makes `router.prefetch` fetch a whole page: the shape of its tree, and then its content. */
export const fullPrefetch = { kind: 'full' as PrefetchKind.FULL } as const;

/** How many requests that are, one after the other (`payload-entry.ts` tells them from others). */
export const prefetchRequests = 2;

/** For how long the router uses what it fetched, in seconds: as long as showtimes. */
export const prefetchLife = 30;
