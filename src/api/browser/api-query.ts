import { queryOptions } from '@tanstack/react-query';
import type { Answer, Endpoint } from '#src/contract/endpoint.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { PathParams } from '../endpoint/endpoint-path.ts';
import { ApiAnswerError, readInBrowser, type QueryParams } from './browser-call.ts';
import { visitLifetime } from './lifetime.ts';
import { catalogueKey } from './visit-cache.ts';

/**
 * Returns the query options with which islands read one endpoint, through the visit's cache (R257, D22); the browser's
 * counterpart of `read`. A second query for the same call gets its answer from the cache, or joins the running request.
 * All islands read the same answer; each makes its own view of it with `select`.
 *
 * @param endpoint the endpoint itself, so that an island loads only the schemas it reads with
 * @param params path parameters of the call, not encoded
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
    // One retry after a network failure; an error answer of the API is not retried.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiAnswerError),
    retryDelay: 0,
  });
}
