import type { Lifetime } from '#src/contract/endpoint.ts';

/**
 * The only cache manifest: how long an answer is fresh and how long it may be used at all (seconds), and which endpoint
 * has which lifetime. `revalidate` is at most 300 and `expire` at least a day, so that an outage never empties the
 * cache (architecture, "Today"); a failed read lives for seconds.
 */
export const cacheProfiles = {
  /** Showtimes and their statuses. */
  showtimes: { revalidate: 60, expire: 86_400 },
  /** Programmes, lists, details. */
  catalogue: { revalidate: 120, expire: 86_400 },
  /** Settings, footer, vocabularies: they change only when editors publish content. */
  vocabulary: { revalidate: 300, expire: 604_800 },
  /** A page of a day without showtimes (D43): such a page exists for every day, and the day may get showtimes later. */
  emptyDay: { revalidate: 300, expire: 300 },
  /** A failed read, or an answer from memory because the API failed. */
  failure: { revalidate: 5, expire: 300 },
} as const satisfies Readonly<Record<Lifetime | 'emptyDay' | 'failure', object>>;

/** The name of a lifetime in the manifest. */
export type CacheProfile = keyof typeof cacheProfiles;
