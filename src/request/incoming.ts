import type { IncomingMessage } from 'node:http';
import { ownSearch } from '#src/next/own-words.ts';
import type { Incoming } from './decision.ts';
import { languageCookie } from './language.ts';
import { placeCookie } from './place/place-cookie.ts';

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

/**
 * An address for a target as sent, which begins with a slash. The host is none of its: after two slashes a relative address would
 * read one, or be none at all.
 */
export function addressOfTarget(target: string): URL {
  return new URL(`http://site.invalid${target}`);
}

/** The parts of a request of Node's server that the handlers may see. */
export function incomingOf({
  headers,
  method = '',
  url = '',
}: Pick<IncomingMessage, 'headers' | 'method' | 'url'>): Incoming {
  return readIncoming(method, addressOfTarget(url), (name) => {
    const value = headers[name];
    return value === undefined ? null : String(value);
  });
}
