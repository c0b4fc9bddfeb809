import type { Locale } from '#src/sites/site.ts';
import type { Remaining } from '../cache/kept-page.ts';
import type { Decision } from '../decision.ts';
import { statusPath } from './internal-path.ts';

type PageDecision = Extract<Decision, { kind: 'page' }>;

/** For how long shared caches keep that a page is not there, in seconds: an item may appear at its address at any moment. */
const absentFor: Remaining = { fresh: 10, stale: 0 };

function statusPage(status: 404 | 410, locale: Locale, personal: boolean) {
  const internal = statusPath(locale, status);
  return { kind: 'page', internal, status, personal, ...(personal ? {} : { remaining: absentFor }) } as const;
}

/**
 * The not-found page in a locale; the address stays as requested (R047).
 * @param personal whether the locale depends on the visitor, so that shared caches may not keep the answer (ADR-0069)
 */
export function notFound(locale: Locale, personal: boolean): PageDecision {
  return statusPage(404, locale, personal);
}

/** The gone page in a locale; the address stays as requested (R262). `personal` as for {@link notFound}. */
export function gone(locale: Locale, personal: boolean): PageDecision {
  return statusPage(410, locale, personal);
}

/** The try-again page: the API is down and the requested page is not in the cache (D40). */
export function tryAgain(locale: Locale, retryAfterSeconds: number): PageDecision {
  return { kind: 'page', internal: statusPath(locale, 503), status: 503, personal: true, retryAfterSeconds };
}
