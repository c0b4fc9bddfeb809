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
