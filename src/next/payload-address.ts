import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setCacheBustingSearchParamWithHash } from 'next/dist/client/components/router-reducer/set-cache-busting-search-param.js';
import { computeLegacyCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';

const prefetches = ['1', '2', '3'] as const;

/** Of SHA-256 Next.js takes 96 bits, in base64url. */
const hashLength = 16;

/**
 * What Next.js's scripts write into `_rsc` (`computeCacheBustingSearchParam`). Theirs is a promise, because browsers hash
 * that way; a kept payload is sent at once.
 */
function hashOf(asked: readonly (string | undefined)[]): string {
  if (asked.every((value) => value === undefined)) return '';
  return hash('sha256', asked.map((value) => value ?? '0').join(','), 'base64url').slice(0, hashLength);
}

/**
 * The address of a payload, where a request for one has another: Next.js's scripts put a hash of what they ask for into it, so
 * that a cache which goes by addresses alone gives no payload for another one. Browsers without a secure context hash in an
 * older way.
 *
 * @returns path and query; null when the address is right
 */
export function payloadAddress({ headers, url = '' }: IncomingMessage): string | null {
  const prefetch = prefetches.find((one) => one === headers['next-router-prefetch']);
  const [segment, tree, page] = [
    headers['next-router-segment-prefetch'],
    headers['next-router-state-tree'],
    headers['next-url'],
  ].map((value) => (value === undefined ? undefined : String(value)));
  const address = new URL(`http://site.invalid${url}`);
  const actual = address.searchParams.get('_rsc');
  const expected = hashOf([prefetch, segment, tree, page]);
  if (actual === expected) return null;
  if (actual !== null && actual === computeLegacyCacheBustingSearchParam(prefetch, segment, tree, page))
    return null;
  setCacheBustingSearchParamWithHash(address, expected);
  return address.pathname + address.search;
}
