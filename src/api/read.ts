import { cacheLife, cacheTag } from 'next/cache';
import { endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import type { Answer, Endpoint } from '#src/contract/endpoint.ts';
import { readAnswer } from '#src/contract/read.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { cacheProfiles, profileOf } from './cache-manifest.ts';
import { RequiredReadError, type Result } from './failure.ts';
import { log } from './log.ts';
import { catalogueRevision } from './memory.ts';
import { callApi } from './transport.ts';

/** What a call of the contract answers. */
export type AnswerOf<K extends EndpointId> = Answer<(typeof endpoints)[K]>;

/** Path parameters of a call, as plain texts. */
export type ParamsOf<K extends EndpointId> = {
  readonly [P in keyof (typeof endpoints)[K]['params']['shape']]: string;
};

/**
 * Reads one call of the API for a locale, checked against the contract and cached as the manifest says. What is
 * wrong in a part of the answer is left out and reported; the rest is used.
 *
 * @param id the call
 * @param params its path parameters, not encoded
 * @returns the answer or the failure kind; never throws, so an optional part of a page can do without
 */
export async function read<K extends EndpointId>(
  id: K,
  locale: Locale,
  params: ParamsOf<K>,
): Promise<Result<AnswerOf<K>>> {
  const result = await cachedRead(id, locale, params, catalogueRevision(siteOf(locale)));
  return result as Result<AnswerOf<K>>;
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
  if (!result.ok) throw new RequiredReadError(`${id} ${Object.values(params).join(' ')}`.trim(), result.failure);
  return result.value;
}

/** The revision stands in the arguments, and so in the key: a replaced catalogue is read anew. */
async function cachedRead(
  id: EndpointId,
  locale: Locale,
  params: Readonly<Record<string, string>>,
  _revision: string,
): Promise<Result<unknown>> {
  'use cache';
  cacheTag(locale, id);
  const endpoint: Endpoint = endpoints[id];
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const answer = await callApi(siteOf(locale), path, languageOf(locale));
  if (!answer.ok) {
    cacheLife(cacheProfiles.failure);
    return answer;
  }
  const reading = readAnswer(endpoint, answer.value.body);
  if (!reading.ok) {
    log.error({ call: id, path, problems: reading.problems.slice(0, 10) }, 'an answer is not what the contract says');
    cacheLife(cacheProfiles.failure);
    return { ok: false, failure: { kind: 'schema', problems: reading.problems.slice(0, 10) } };
  }
  if (reading.dropped.length > 0)
    log.warn({ call: id, path, dropped: reading.dropped.slice(0, 10) }, 'parts of an answer were left out');
  cacheLife(cacheProfiles[answer.value.stale ? 'failure' : profileOf[id]]);
  return { ok: true, value: reading.value };
}
