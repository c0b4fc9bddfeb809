import type { Answer, Endpoint, EndpointCall } from '#src/contract/endpoint.ts';
import { readAnswer } from '#src/contract/read.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { apiAddress, endpointPath, type PathParams } from '../endpoint/endpoint-path.ts';

/** The API returned an error or an unexpected shape. */
export class ApiAnswerError extends Error {
  override name = 'ApiAnswerError';
  /** HTTP status; 404 for parameters that no item can have; null where the body has an unexpected shape. */
  readonly status: number | null;

  /** Why an answer is no item, in the words of the endpoint (R265); null for any other error. */
  readonly problem: string | null;

  /** In how many seconds the API would answer; null where it does not say. */
  readonly retryAfter: number | null;

  constructor(
    call: string,
    status: number | null,
    problem: string | null = null,
    retryAfter: string | null = null,
  ) {
    const got = problem ?? (status === null ? 'another shape' : status);
    super(`${call}: expected an answer of the catalogue, got ${got}`);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter === null ? null : Number(retryAfter);
  }
}

/** Further query parameters that an endpoint declares; `language` is left out, since the page decides it. */
export type QueryParams<E extends EndpointCall> = {
  readonly [Q in Exclude<keyof E['query']['shape'], 'language'>]?: string;
};

/**
 * Asks the site's own `/api/…` for a call, in the language of the page (R253). An island loads only the endpoint that
 * it names, never the list of all endpoints.
 *
 * @param params path parameters, not encoded; when one of them is impossible in a path, no request is sent (SEC14)
 * @param query further parameters, not encoded
 * @throws ApiAnswerError with the status when the API answers an error; the error of `fetch` when no answer comes
 */
export async function askBrowser<E extends EndpointCall>(
  endpoint: E,
  locale: Locale,
  params: PathParams<E>,
  query: QueryParams<E>,
  init: Pick<RequestInit, 'cache' | 'signal'> & { readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> {
  const path = endpointPath(endpoint, params);
  if (path === null) throw new ApiAnswerError(endpoint.id, 404);
  // With exactOptionalPropertyTypes a parameter that is there has a value; the compiler cannot see that for a generic
  // type.
  const address = apiAddress('', path, languageOf(locale), query as Readonly<Record<string, string>>);
  const { headers, ...others } = init;
  const response = await fetch(address, { ...others, headers: { accept: 'application/json', ...headers } });
  if (!response.ok)
    throw new ApiAnswerError(address, response.status, null, response.headers.get('retry-after'));
  return response;
}

/**
 * Reads a call as the server does (`src/contract/read.ts`): wrong parts of the answer are left out, and the rest is
 * used. When no usable part is left, the read fails.
 */
export async function readInBrowser<E extends Endpoint>(
  endpoint: E,
  locale: Locale,
  params: PathParams<E>,
  query: QueryParams<E>,
  signal?: AbortSignal,
): Promise<Answer<E>> {
  const response = await askBrowser(endpoint, locale, params, query, signal === undefined ? {} : { signal });
  const body: unknown = await response.json();
  const reading = readAnswer(endpoint, body);
  if (!reading.ok && reading.unknown) throw new ApiAnswerError(endpoint.id, 404, reading.problems.join());
  if (!reading.ok) throw new ApiAnswerError(endpoint.id, null);
  return reading.value;
}
