import type { Lifetime } from '#src/contract/endpoint.ts';
import { endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import { isOutage, type Result } from './transport/failure.ts';
import type { Answer } from './transport/transport.ts';

/**
 * The one cache manifest: how long an answer is fresh and how long it may be used at all (seconds), and which call
 * has which lifetime. `revalidate` is at most 300 and `expire` at least a day, so that an outage never empties the
 * cache (architecture, "Today"); a failed read lives for seconds. The framework refuses `expire` under 300.
 */
export const cacheProfiles = {
  /** Showtimes and their states. */
  showtimes: { stale: 30, revalidate: 60, expire: 86_400 },
  /** Programmes, lists, details. */
  catalogue: { stale: 60, revalidate: 120, expire: 86_400 },
  /** Settings, footer, vocabularies: they change with a deployment of content. */
  vocabulary: { stale: 300, revalidate: 300, expire: 604_800 },
  /** A page of a day without showtimes (D43): nobody has planned it yet, and there is one for every day. */
  emptyDay: { stale: 60, revalidate: 300, expire: 300 },
  /** A failed read, or one answered from memory because the API failed. */
  failure: { stale: 30, revalidate: 5, expire: 300 },
} as const satisfies Readonly<Record<Lifetime | 'emptyDay' | 'failure', object>>;

/** A name in the manifest. */
export type CacheProfile = keyof typeof cacheProfiles;

/**
 * The lifetime of what a call gave: the manifest's for an answer, seconds for a failure and for an answer from memory.
 * That an item is unknown or gone is an answer too; it lives like showtimes, so that a page whose film has none today is
 * not rendered anew every five seconds.
 */
export function lifetimeOf(id: EndpointId, result: Result<Answer>): (typeof cacheProfiles)[CacheProfile] {
  if (result.ok) return cacheProfiles[result.value.stale ? 'failure' : endpoints[id].lifetime];
  return cacheProfiles[isOutage(result.failure) ? 'failure' : 'showtimes'];
}
