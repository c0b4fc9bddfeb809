import { endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import { cacheProfiles, type CacheProfile } from '../cache-manifest.ts';
import { isOutage, type Result } from '../transport/failure.ts';
import type { Answer } from '../transport/transport.ts';

/**
 * The lifetime of a call's result: the manifest's lifetime for an answer, seconds for a failure and for an answer from
 * memory. "The item is unknown" and "the item is gone" are answers too. They live as long as showtimes, so that the
 * page of a film without showtimes today is not rendered again every five seconds.
 */
export function lifetimeOf(id: EndpointId, result: Result<Answer>): (typeof cacheProfiles)[CacheProfile] {
  if (result.ok) return cacheProfiles[result.value.stale ? 'failure' : endpoints[id].lifetime];
  return cacheProfiles[isOutage(result.failure) ? 'failure' : 'showtimes'];
}
