import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';

/** Makes `router.prefetch` fetch a whole page, and not only what it shares with the present one. */
export const fullPrefetch = { kind: 'full' as PrefetchKind.FULL } as const;
