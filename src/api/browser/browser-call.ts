import type { Answer, Endpoint, EndpointCall } from '#src/contract/endpoint.ts';
import { readAnswer } from '#src/contract/read.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { apiAddress, endpointPath, type PathParams } from '../endpoint/endpoint-path.ts';

/** An answer that is none: the API refused, or said something else than what was expected. */
export class ApiAnswerError extends Error {
  override name = 'ApiAnswerError';
  /** HTTP status; 404 for parameters that no item can have; null where the body could not be read. */
  readonly status: number | null;

  constructor(call: string, status: number | null) {
    super(`${call}: expected an answer of the catalogue, got ${status === null ? 'another shape' : status}`);
    this.status = status;
  }
}

/** Further query parameters that a call declares; the language is the page's. */
export type QueryParams<E extends EndpointCall> = {
  readonly [Q in Exclude<keyof E['query']['shape'], 'language'>]?: string;
};

/**
 * Asks the site's own `/api/…` for a call, in the language of the page (R253). Only the endpoint that an island names
 * comes along, never the list of all.
 *
 * @param params its path parameters, not encoded; nothing is asked where one of them can stand in no path (SEC14)
 * @param query further parameters, not encoded
 * @throws ApiAnswerError with the status where the answer is a refusal; what `fetch` throws where there is none
 */
export async function askBrowser<E extends EndpointCall>(
  endpoint: E,
  locale: Locale,
  params: PathParams<E>,
  query: QueryParams<E>,
  init: Pick<RequestInit, 'cache' | 'signal'> = {},
): Promise<Response> {
  const path = endpointPath(endpoint, params);
  if (path === null) throw new ApiAnswerError(endpoint.id, 404);
  // A parameter that is there has a value (exactOptionalPropertyTypes); of a type parameter the compiler cannot tell.
  const address = apiAddress('', path, languageOf(locale), query as Readonly<Record<string, string>>);
  const response = await fetch(address, { headers: { accept: 'application/json' }, ...init });
  if (!response.ok) throw new ApiAnswerError(address, response.status);
  return response;
}

/**
 * Reads a call as the server reads it (`src/contract/read.ts`): what is wrong in a part of the answer is left out, and
 * the rest is used. An answer in ruins, in which nothing of what was asked for is right, is a failure.
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
  if (!reading.ok) throw new ApiAnswerError(endpoint.id, null);
  return reading.value;
}
