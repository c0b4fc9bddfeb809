import { LRUCache } from 'lru-cache';
import { processWide } from '#src/config/process-wide.ts';
import type { EndpointId } from '#src/contract/endpoints.ts';
import type { SiteId } from '#src/sites/site.ts';
import { cacheProfiles } from '../cache-manifest.ts';
import { catalogueRevision } from '../memory.ts';
import { breakerOf } from './breaker.ts';
import { isOutage, type Failure } from './failure.ts';

/** Calls whose failure is remembered at most; the oldest leave. */
const mostRemembered = 5_000;

/** What was so when a call began: it may have failed because of that. */
interface Begun {
  /** In milliseconds of the monotonic clock. */
  readonly begunAt: number;
  /** The catalogue revision that was known. */
  readonly revision: string;
  /** How often the API had recovered. */
  readonly recoveries: number;
}

/** What is remembered of it. */
interface Failed {
  readonly failure: Failure;
  /** In milliseconds of the monotonic clock. */
  readonly at: number;
  readonly call: Begun;
}

interface Asked {
  readonly site: SiteId;
  readonly id: EndpointId;
  readonly address: string;
}

const failed = () => processWide('failed-calls', () => new LRUCache<string, Failed>({ max: mostRemembered }));

/** Notes that a call failed now. */
export function noteFailure(
  { address, begunAt, revision, recoveries }: Asked & Begun,
  failure: Failure,
): void {
  failed().set(address, { failure, at: performance.now(), call: { begunAt, revision, recoveries } });
}

/** Forgets that a call failed: it was answered. */
export function forgetFailure(address: string): void {
  failed().delete(address);
}

/**
 * Why a call failed a moment ago, so that pages do not ask again at once; undefined when they should. An outage counts for seconds,
 * and not after the API has recovered; that an item is unknown or gone is an answer, and counts for as long as showtimes do.
 *
 * @param purgedAt when what the call is about was last purged, in milliseconds of the monotonic clock
 */
export function recentFailure({ site, id, address }: Asked, purgedAt: number): Failure | undefined {
  const found = failed().get(address);
  if (found === undefined || found.call.begunAt <= purgedAt) return undefined;
  const { failure, at, call } = found;
  if (call.revision !== catalogueRevision(site)) return undefined;
  if (isOutage(failure) && call.recoveries !== breakerOf(site, id).recoveries) return undefined;
  const { revalidate } = cacheProfiles[isOutage(failure) ? 'failure' : 'showtimes'];
  return performance.now() - at < revalidate * 1_000 ? failure : undefined;
}
