import type { EndpointId } from '#src/contract/endpoints.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { lifetimeOf } from './load/lifetime-of.ts';
import type { ParamsOf } from './endpoint/endpoint-path.ts';
import { markGap } from './load/marks.ts';
import { currentLoad, once } from './load/page-load.ts';
import { isOutage, RequiredReadError, type Result } from './transport/failure.ts';
import { itemTagsOf } from './purge/purge-tag.ts';
import { callApi, type AnswerOf } from './transport/transport.ts';

/** How much of the time of a page its optional reads may use up: the rest is for those that it is nothing without. */
const optionalShare = 0.6;

/**
 * Reads one call of the API for a locale and checks it against the contract: once for each page, and from the last answer for half
 * of the life that the manifest gives it. Wrong parts of the answer are left out and reported; the rest is used.
 *
 * @param id the endpoint
 * @param params path parameters, not encoded
 * @param query further query parameters, not encoded
 * @returns the answer or the failure kind, so an optional part of a page can be left out
 * @throws NotLoadedError while a page is rendered for which this was not read before
 */
export function read<K extends EndpointId>(
  id: K,
  locale: Locale,
  params: ParamsOf<K>,
  query: Readonly<Record<string, string>> = {},
): Promise<Result<AnswerOf<K>>> {
  return readOnce(id, locale, params, query, optionalShare);
}

/**
 * Like {@link read}, for data that a page cannot do without: it may use up the whole time of the page. The caller fails
 * the page during an outage (`needsAnswer`).
 */
export function readNeeded<K extends EndpointId>(
  id: K,
  locale: Locale,
  params: ParamsOf<K>,
): Promise<Result<AnswerOf<K>>> {
  return readOnce(id, locale, params, {}, 1);
}

/**
 * Like {@link read}, for data that a page cannot do without.
 *
 * @throws RequiredReadError: then the whole page fails, and its last good copy stays in the cache
 */
export async function readRequired<K extends EndpointId>(
  id: K,
  locale: Locale,
  params: ParamsOf<K>,
): Promise<AnswerOf<K>> {
  const result = await readNeeded(id, locale, params);
  if (result.ok) return result.value;
  throw new RequiredReadError(`${id} ${Object.values(params).join(' ')}`.trim(), result.failure);
}

/** @param share how much of the time of the page the read may use up */
async function readOnce<K extends EndpointId>(
  id: K,
  locale: Locale,
  params: ParamsOf<K>,
  query: Readonly<Record<string, string>>,
  share: number,
): Promise<Result<AnswerOf<K>>> {
  const site = siteOf(locale);
  return once(`${share} ${locale} ${id} ${JSON.stringify([params, query])}`, async () => {
    const answer = await callApi(site, id, languageOf(locale), params, query, { share, keepsFresh: true });
    currentLoad()?.note(lifetimeOf(id, answer), itemTagsOf(site, id, params));
    if (answer.ok) return { ok: true, value: answer.value.value };
    // A page that goes on without an answer lacks something.
    if (isOutage(answer.failure)) markGap(id);
    return answer;
  });
}
