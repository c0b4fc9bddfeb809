import type { Lifetime } from '#src/contract/endpoint.ts';
import { endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import { isOutage, type Result } from './transport/failure.ts';
import type { Answer } from './transport/transport.ts';

/**
 * The only cache manifest: how long an answer is fresh and how long it may be used at all (seconds), and which endpoint
 * has which lifetime. `revalidate` is at most 300 and `expire` at least a day, so that an outage never empties the
 * cache (architecture, "Today"); a failed read lives for seconds. Next.js refuses an `expire` below 300.
 */
export const cacheProfiles = {
  /** Showtimes and their statuses. */
  showtimes: { stale: 30, revalidate: 60, expire: 86_400 },
  /** Programmes, lists, details. */
  catalogue: { stale: 60, revalidate: 120, expire: 86_400 },
  /** Settings, footer, vocabularies: they change only when editors publish content. */
  vocabulary: { stale: 300, revalidate: 300, expire: 604_800 },
  /** A page of a day without showtimes (D43): such a page exists for every day, and the day may get showtimes later. */
  emptyDay: { stale: 60, revalidate: 300, expire: 300 },
  /** A failed read, or an answer from memory because the API failed. */
  failure: { stale: 30, revalidate: 5, expire: 300 },
} as const satisfies Readonly<Record<Lifetime | 'emptyDay' | 'failure', object>>;

/** The name of a lifetime in the manifest. */
export type CacheProfile = keyof typeof cacheProfiles;

/**
 * The lifetime of a call's result: the manifest's lifetime for an answer, seconds for a failure and for an answer from
 * memory. "The item is unknown" and "the item is gone" are answers too. They live as long as showtimes, so that the
 * page of a film without showtimes today is not rendered again every five seconds.
 */
export function lifetimeOf(id: EndpointId, result: Result<Answer>): (typeof cacheProfiles)[CacheProfile] {
  if (result.ok) return cacheProfiles[result.value.stale ? 'failure' : endpoints[id].lifetime];
  return cacheProfiles[isOutage(result.failure) ? 'failure' : 'showtimes'];
}
