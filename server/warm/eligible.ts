import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { hasFrameworkCookie, hasFrameworkParameter, requestPolicies } from '#src/request/incoming.ts';

/** What Next.js answers by itself, without the middleware (the matcher in `middleware.ts`). */
const frameworkPaths = /^\/(?:_next\/|icons\/|favicon\.ico$)/;

/** Doubled slashes and backslashes, which Next.js redirects before the middleware runs. */
const respelled = /\/\/|\\|%5c/i;

/** Headers with which Next.js gives another answer: payloads, parts of pages, its own bookkeeping. */
const frameworkHeader = /^(?:rsc$|next-|x-next|x-middleware-|x-invoke-|x-matched-path$|x-prerender-|x-now-)/;

/** Headers of requests that are not for a whole document. */
const otherKinds = ['range', 'if-range', 'content-length', 'transfer-encoding', 'expect', 'upgrade'] as const;

/** An `Accept-Encoding` is read only up to this length; browsers send some twenty characters. */
const longestHeader = 500;

/**
 * Whether a request is one that can be answered before Next.js: a plain request for a document. Everything else
 * falls through: what is unknown here is Next.js's.
 *
 * @param target as sent, a path with its query
 */
export function isEligible({ method, headers, url: target = '' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const query = target.indexOf('?');
  const path = query < 0 ? target : target.slice(0, query);
  if (frameworkPaths.test(path) || respelled.test(path)) return false;
  if (query >= 0 && hasFrameworkParameter(target.slice(query))) return false;
  if (otherKinds.some((name) => headers[name] !== undefined)) return false;
  if (requestPolicies.some((name) => headers[name] !== undefined)) return false;
  if (headers.cookie !== undefined && hasFrameworkCookie(headers.cookie)) return false;
  for (const name in headers) if (frameworkHeader.test(name)) return false;
  return true;
}

const known = new Map<string, boolean>();
const mostKnown = 200;

/** Whether an `Accept-Encoding` header allows gzip (RFC 9110, 12.5.3). */
export function takesGzip(header: string | undefined): boolean {
  if (header === undefined) return false;
  const read = header.slice(0, longestHeader);
  const found = known.get(read);
  if (found !== undefined) return found;
  if (known.size >= mostKnown) known.clear();
  const allowed = new Negotiator({ headers: { 'accept-encoding': read } }).encodings(['gzip']).length > 0;
  known.set(read, allowed);
  return allowed;
}
