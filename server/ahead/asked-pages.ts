import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Decision } from '#src/request/decision.ts';
import { cookieNames } from '#src/sites/cookie-names.ts';

/** A request that gets a page as its visitors do. */
export interface PageRequest {
  readonly host: string;
  /** Path, as sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** At most so many pages are counted: those that were asked for last. */
const mostCounted = 2_000;
/** Longer addresses are those of few visitors. */
const longestPath = 300;

interface Counted {
  times: number;
  /** When the page stops being true, in milliseconds since 1970. */
  readonly until: number;
  readonly request: PageRequest;
}

type PageDecision = Extract<Decision, { kind: 'page' }>;

/**
 * How often each page was asked for on its programme day. Of a visitor nothing is kept but a city as place: pages that depend
 * on more than that, and addresses with a query, are not counted.
 */
export class AskedPages {
  readonly #counted = new LRUCache<string, Counted>({ max: mostCounted });

  /** Counts a request for a page. */
  note({ headers, url = '' }: IncomingMessage, decision: PageDecision): void {
    const { internal, status, until, personal, edge, place } = decision;
    const known = this.#counted.get(internal);
    if (known !== undefined) {
      known.times += 1;
      return;
    }
    if (status !== 200 || until === undefined || headers.host === undefined) return;
    if (url.includes('?') || url.length > longestPath) return;
    const isOfCity = edge !== undefined && place?.startsWith('city:') === true;
    if (personal && !isOfCity) return;
    const own: Record<string, string> = isOfCity ? { cookie: `${cookieNames.locator}=${place}` } : {};
    const request = { host: headers.host, path: url, headers: own };
    this.#counted.set(internal, { times: 1, until, request });
  }

  /** The moments at which counted pages stop being true, after an instant. */
  momentsAfter(at: number): ReadonlySet<number> {
    return new Set([...this.#counted.values()].map(({ until }) => until).filter((until) => until > at));
  }

  /** Requests for the pages that stop being true at a moment, the most visited first. */
  endingAt(moment: number, most: number): readonly PageRequest[] {
    return [...this.#counted.values()]
      .filter(({ until }) => until === moment)
      .toSorted((a, b) => b.times - a.times)
      .slice(0, most)
      .map(({ request }) => request);
  }
}
