import type { IncomingMessage } from 'node:http';
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { setCacheBustingSearchParamWithHash } from 'next/dist/client/components/router-reducer/set-cache-busting-search-param.js';

/** The names of a page's document and its payload among its byte sequences; segments have those that Next.js gives them. */
export const documentPart = 'document';
export const payloadPart = 'payload';

const prefetches = ['1', '2', '3'] as const;

/** Whether a request is for a payload or a segment, and not for a document. */
export const asksForPayload = ({ headers }: IncomingMessage): boolean => headers['rsc'] === '1';

/**
 * Which byte sequence of a page a request is for: its document, its payload (`RSC: 1`), or a segment that is prefetched.
 *
 * @returns the name of the sequence
 */
export function sequenceOf(request: IncomingMessage): string {
  if (!asksForPayload(request)) return documentPart;
  const { headers } = request;
  const segment = headers['next-router-segment-prefetch'];
  return headers['next-router-prefetch'] === '1' && segment !== undefined ? String(segment) : payloadPart;
}

/**
 * The address of a payload, where a request for one has another: Next.js's scripts put a hash of what they ask for into it, so
 * that a cache which goes by addresses alone gives no payload for another one. Browsers without a secure context hash in an
 * older way.
 *
 * @returns path and query; null when the address is right
 */
export async function payloadAddress({ headers, url = '' }: IncomingMessage): Promise<string | null> {
  const prefetch = prefetches.find((one) => one === headers['next-router-prefetch']);
  const segment = headers['next-router-segment-prefetch'];
  const hashed = [prefetch, segment, headers['next-router-state-tree'], headers['next-url']] as const;
  const address = new URL(url, 'http://site.invalid');
  const actual = address.searchParams.get('_rsc');
  const expected = await computeCacheBustingSearchParam(...hashed);
  if (actual === expected || (actual !== null && actual === computeLegacyCacheBustingSearchParam(...hashed)))
    return null;
  setCacheBustingSearchParamWithHash(address, expected);
  return address.pathname + address.search;
}
