import { queryOptions } from '@tanstack/react-query';
import type { Answer, Endpoint } from '#src/contract/endpoint.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { PathParams } from '../endpoint/endpoint-path.ts';
import { ApiAnswerError, readInBrowser, type QueryParams } from './browser-call.ts';
import { visitLifetime } from './lifetime.ts';
import { catalogueKey } from './visit-cache.ts';

/**
 * One call of the contract as islands read it, kept by the visit's cache (R257, D22): the browser's side of `read`. A
 * second query for the same call is answered from the cache, or joins the first; it is read in one way, and views are
 * made of it with `select` by who shows them.
 *
 * @param endpoint the call itself: an island loads the schemas it reads with, and no other
 * @param params its path parameters, not encoded
 * @param query further query parameters, not encoded
 */
export function browserQuery<E extends Endpoint>(
  endpoint: E,
  locale: Locale,
  params: PathParams<E>,
  query: QueryParams<E> = {},
) {
  return queryOptions({
    queryKey: [catalogueKey, endpoint.id, languageOf(locale), params, query],
    queryFn: async ({ signal }): Promise<Answer<E>> => readInBrowser(endpoint, locale, params, query, signal),
    staleTime: visitLifetime(endpoint),
    gcTime: Infinity,
    // One more try where the line failed; an answer is an answer.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiAnswerError),
    retryDelay: 0,
  });
}
