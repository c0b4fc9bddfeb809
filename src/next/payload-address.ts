import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { computeLegacyCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { payloadParameter as parameter } from './payload-entry.ts';

const prefetches = ['1', '2', '3'] as const;

/** Of SHA-256 Next.js takes 96 bits, in base64url. */
const hashLength = 16;

/** Visitors of one page send the same headers, so a hash is computed once; those of long state trees are not remembered. */
const hashes = new LRUCache<string, string>({ max: 2_000 });
const longestRemembered = 1_000;

/**
 * What Next.js's scripts write into `_rsc` (`computeCacheBustingSearchParam`). Theirs is a promise, because browsers hash
 * that way; a kept payload is sent at once.
 */
function hashOf(asked: readonly (string | undefined)[]): string {
  if (asked.every((value) => value === undefined)) return '';
  const text = asked.map((value) => value ?? '0').join(',');
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const computed = hash('sha256', text, 'base64url').slice(0, hashLength);
  if (text.length <= longestRemembered) hashes.set(text, computed);
  return computed;
}

/** Whether an address ends with the hash, as Next.js's scripts write it, and has no other one before: no address has to be parsed. */
function endsWith(url: string, expected: string): boolean {
  const wanted = expected === '' ? parameter : `${parameter}=${expected}`;
  const at = url.length - wanted.length;
  const before = url[at - 1];
  return (before === '?' || before === '&') && url.indexOf(parameter) === at && url.endsWith(wanted);
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
  const expected = hashOf([prefetch, segment, tree, page]);
  if (endsWith(url, expected)) return null;
  const address = new URL(`http://site.invalid${url}`);
  const actual = address.searchParams.get(parameter);
  if (actual === expected) return null;
  if (actual !== null && actual === computeLegacyCacheBustingSearchParam(prefetch, segment, tree, page))
    return null;
  // The rest of the query stays as it was written.
  const others = address.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=', 1)[0] !== parameter);
  const own = expected === '' ? parameter : `${parameter}=${expected}`;
  return `${address.pathname}?${[...others, own].join('&')}`;
}
