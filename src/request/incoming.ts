import type { Incoming } from './decision.ts';
import { languageCookie } from './language.ts';
import { placeCookie } from './place/place-cookie.ts';

/** Request headers from which Next.js copies into the page. */
export const requestPolicies = ['content-security-policy', 'content-security-policy-report-only'];

const frameworkCookie = /__prerender_bypass|__next_preview_data|next-instant/;

/** Parameters that Next.js adds for its own use. */
const frameworkParameter = /^(?:_rsc$|nxt[A-Z])/;

/** A query without Next.js's own parameters, otherwise as sent. */
export function ownSearch(search: string): string {
  if (search === '') return '';
  const parts = search.slice(1).split('&');
  const own = parts.filter((part) => !frameworkParameter.test(part.split('=', 1)[0] ?? ''));
  return own.length === 0 ? '' : `?${own.join('&')}`;
}

/**
 * The parts of any request that the handlers may see.
 *
 * @param url path and query as sent; its host is not used
 * @param header the value of a header by its name in lower case, null when it is absent
 */
export function readIncoming(
  method: string,
  { pathname, search }: URL,
  header: (name: string) => string | null,
): Incoming {
  const cookies = header('cookie');
  return {
    method,
    host: header('host'),
    path: pathname,
    search: ownSearch(search),
    languageCookie: languageCookie(cookies),
    acceptLanguage: header('accept-language'),
    placeCookie: placeCookie(cookies),
    fetchSite: header('sec-fetch-site') ?? undefined,
    action: header('next-action') !== null,
  };
}

/** Whether a `Cookie` header has one of Next.js's cookies for drafts, which this product does not use. */
export function hasFrameworkCookie(cookies: string): boolean {
  return frameworkCookie.test(cookies);
}
