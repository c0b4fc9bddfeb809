import type { EndpointId } from '#src/contract/endpoints.ts';
import { processWide } from '#src/config/process-wide.ts';

/** After this many failures in a row a site's API is held to be down. */
const failuresToOpen = 3;
/** While it is held to be down, one call is let through after this time to see whether it is back. */
const probeAfterMs = 2_000;

/**
 * A circuit breaker for one site's API: after three failures in a row calls fail at once, except for one probe every
 * two seconds, so that an outage costs neither visitors' time nor the API's.
 */
export class Breaker {
  #failures = 0;
  #openedAt = 0;
  #recoveries = 0;
  readonly #clock: () => number;

  /** @param clock milliseconds, monotonic */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Whether the API is held to be down. */
  get isOpen(): boolean {
    return this.#failures >= failuresToOpen;
  }

  /** How often the API has answered after a failure: it tells apart what was read before and after. */
  get recoveries(): number {
    return this.#recoveries;
  }

  /** Whether a call may go out now. While open, true once per probe interval. */
  admits(): boolean {
    if (!this.isOpen) return true;
    const time = this.#clock();
    if (time - this.#openedAt < probeAfterMs) return false;
    this.#openedAt = time;
    return true;
  }

  /** An answer came that shows the API at work (a 404 is one). */
  succeeded(): void {
    if (this.#failures > 0) this.#recoveries += 1;
    this.#failures = 0;
  }

  /** A call failed for the API's own reasons. */
  failed(): void {
    this.#failures += 1;
    if (this.#failures === failuresToOpen) this.#openedAt = this.#clock();
  }

  /** Seconds after which a visitor should try again. */
  get retryAfterSeconds(): number {
    return Math.ceil(probeAfterMs / 1_000);
  }
}

/** The calls that pages cannot do without. */
const required: ReadonlySet<EndpointId> = new Set<EndpointId>(['shows', 'show', 'cinemas', 'cinema']);

/**
 * The breaker of a site, shared by middleware and pages. The calls that pages cannot do without share one; every other
 * call has its own, so that a part of the API which is down for long never costs a page that can do without it.
 */
export function breakerOf(site: string, call: EndpointId = 'shows'): Breaker {
  const breakers = processWide('breakers', () => new Map<string, Breaker>());
  const name = required.has(call) ? site : `${site} ${call}`;
  let breaker = breakers.get(name);
  if (!breaker) breakers.set(name, (breaker = new Breaker()));
  return breaker;
}
