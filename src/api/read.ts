import { cacheLife, cacheTag } from 'next/cache';
import type { EndpointId } from '#src/contract/endpoints.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { breakerOf } from './transport/breaker.ts';
import { lifetimeOf } from './cache-manifest.ts';
import type { ParamsOf } from './endpoint/endpoint-path.ts';
import { RequiredReadError, type Result } from './transport/failure.ts';
import { catalogueRevision } from './memory.ts';
import { frozenForRender } from './render-epoch.ts';
import { callApi, type AnswerOf } from './transport/transport.ts';

/**
 * Reads one call of the API for a locale, checked against the contract and cached as the manifest says. What is
 * wrong in a part of the answer is left out and reported; the rest is used.
 *
 * @param id the call
 * @param params its path parameters, not encoded
 * @param query further query parameters, not encoded
 * @returns the answer or the failure kind; never throws, so an optional part of a page can do without
 */
export async function read<K extends EndpointId>(
  id: K,
  locale: Locale,
  params: ParamsOf<K>,
  query: Readonly<Record<string, string>> = {},
): Promise<Result<AnswerOf<K>>> {
  return cachedRead(id, locale, params, query, epochOf(siteOf(locale), id));
}

/**
 * Like {@link read}, for what a page cannot do without.
 *
 * @throws RequiredReadError: the page then fails as a whole, and the copy before it stays in the cache
 */
export async function readRequired<K extends EndpointId>(
  id: K,
  locale: Locale,
  params: ParamsOf<K>,
): Promise<AnswerOf<K>> {
  const result = await read(id, locale, params);
  if (result.ok) return result.value;
  throw new RequiredReadError(`${id} ${Object.values(params).join(' ')}`.trim(), result.failure);
}

/**
 * The time in which an answer holds: of one catalogue, and between two recoveries of the API. A failure that was
 * cached before the API came back is not believed afterwards; it would make a page fail that can be had.
 */
function epochOf(site: SiteId, id: EndpointId): string {
  return frozenForRender(
    `${site} ${id}`,
    () => `${catalogueRevision(site)} ${breakerOf(site, id).recoveries}`,
  );
}

/** The epoch stands in the arguments, and so in the key: what was read in another one is read anew. */
async function cachedRead<K extends EndpointId>(
  id: K,
  locale: Locale,
  params: ParamsOf<K>,
  query: Readonly<Record<string, string>>,
  _epoch: string,
): Promise<Result<AnswerOf<K>>> {
  'use cache';
  cacheTag(locale, id);
  const answer = await callApi(siteOf(locale), id, languageOf(locale), params, query);
  cacheLife(lifetimeOf(id, answer));
  return answer.ok ? { ok: true, value: answer.value.value } : answer;
}
