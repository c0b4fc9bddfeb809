import type { IncomingHttpHeaders } from 'node:http';

/** Request headers from which Next.js copies a nonce into the page. */
const requestPolicies = ['content-security-policy', 'content-security-policy-report-only'];

const draftCookie = /__prerender_bypass|__next_preview_data|next-instant/;

/** Parameters that Next.js adds for its own use. */
const ownParameter = /^(?:_rsc$|nxt[A-Z])/;

/** Headers with which Next.js gives another answer: payloads, parts of pages, renewals, its own bookkeeping. */
const ownHeader =
  /^(?:rsc$|purpose$|next-|x-next|x-middleware-|x-invoke-|x-matched-path$|x-prerender-|x-now-)/;

/** A query without Next.js's own parameters, otherwise as sent. */
export function ownSearch(search: string): string {
  if (search === '') return '';
  const parts = search.slice(1).split('&');
  const own = parts.filter((part) => !ownParameter.test(part.split('=', 1)[0] ?? ''));
  return own.length === 0 ? '' : `?${own.join('&')}`;
}

/** Whether a `Cookie` header has one of Next.js's cookies for drafts, which this product does not use. */
function hasFrameworkCookie(cookies: string): boolean {
  return draftCookie.test(cookies);
}

/** Removes from a request what Next.js would take for a word of its own, and what it would copy into an answer. */
export function removeFrameworkWords(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (ownHeader.test(name)) delete headers[name];
  for (const name of requestPolicies) delete headers[name];
  if (headers.cookie !== undefined && hasFrameworkCookie(headers.cookie)) delete headers.cookie;
}
