import type { EndpointId } from '#src/contract/endpoints.ts';
import type { GuardedId } from '#src/contract/guarded.ts';
import { processWide } from '#src/config/process-wide.ts';

/** After this many failures in a row the breaker treats a site's API as down. */
const failuresToOpen = 3;
/** While the API counts as down, the breaker lets one call through after this time to see whether the API is back. */
const probeAfterMs = 2_000;
/** Seconds after which a visitor should try again. */
export const retryAfterSeconds = Math.ceil(probeAfterMs / 1_000);

/**
 * A circuit breaker for one site's API. After three failures in a row, calls fail at once, except for one probe every
 * two seconds. So an outage costs neither the visitors' time nor the API's.
 */
export class Breaker {
  #failures = 0;
  #openedAt = 0;
  #recoveries = 0;
  /** How often the whole API had recovered when this one last waited for a probe. */
  #siteRecoveries = 0;
  readonly #clock: () => number;
  readonly #site: Breaker | undefined;

  /**
   * @param clock milliseconds, monotonic
   * @param site the breaker of the whole API, for one of a part of it: when that has recovered, so may the part have
   */
  constructor(clock: () => number = () => performance.now(), site?: Breaker) {
    this.#clock = clock;
    this.#site = site;
  }

  /** Whether the API counts as down. */
  get isOpen(): boolean {
    return this.#failures >= failuresToOpen;
  }

  /** How often the API has answered again after a failure. The number separates reads before and after a recovery. */
  get recoveries(): number {
    return this.#recoveries + (this.#site?.recoveries ?? 0);
  }

  /** Whether a call may be made now. While the breaker is open, this is true once per probe interval, and once the API has recovered. */
  admits(): boolean {
    if (!this.isOpen) return true;
    const time = this.#clock();
    const recovered = this.#site !== undefined && this.#site.recoveries !== this.#siteRecoveries;
    if (!recovered && time - this.#openedAt < probeAfterMs) return false;
    this.#waits();
    return true;
  }

  #waits(): void {
    this.#openedAt = this.#clock();
    this.#siteRecoveries = this.#site?.recoveries ?? 0;
  }

  /** Notes an answer that shows that the API works (a 404 also does). */
  succeeded(): void {
    if (this.#failures > 0) this.#recoveries += 1;
    this.#failures = 0;
  }

  /** Notes a call that failed because of the API. */
  failed(): void {
    this.#failures += 1;
    if (this.#failures === failuresToOpen) this.#waits();
  }

  /** Seconds after which a visitor should try again. */
  get retryAfterSeconds(): number {
    return retryAfterSeconds;
  }
}

/** The endpoints that pages cannot do without. */
const required: ReadonlySet<string> = new Set<EndpointId>(['shows', 'show', 'cinemas', 'cinema']);

/**
 * The breaker of a site, shared by door and pages. The endpoints that pages cannot do without share one breaker;
 * every other endpoint has its own, so that a part of the API which is down for long does not affect pages that can do
 * without that part.
 */
export function breakerOf(site: string, call: EndpointId | GuardedId = 'shows'): Breaker {
  const known = breakers();
  const isWhole = required.has(call);
  const name = isWhole ? site : `${site} ${call}`;
  const found = known.get(name);
  if (found) return found;
  const breaker = new Breaker(undefined, isWhole ? undefined : breakerOf(site));
  known.set(name, breaker);
  return breaker;
}

/** The breakers of this process that were asked for, by site, or by site and endpoint. */
export function breakers(): Map<string, Breaker> {
  return processWide('breakers', () => new Map<string, Breaker>());
}
