import { cacheLife, cacheTag } from 'next/cache';
import { endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { budgetName } from './transport/budget.ts';
import { breakerOf } from './transport/breaker.ts';
import { heldValue, hold } from './held.ts';
import { lifetimeOf } from './cache-manifest.ts';
import type { ParamsOf } from './endpoint/endpoint-path.ts';
import { leavesGap, markGap } from './marks/gap.ts';
import { isOutage, RequiredReadError, type Result } from './transport/failure.ts';
import { catalogueRevision } from './memory.ts';
import { itemTagsOf, purgesOfCall } from './purge/purge-tag.ts';
import { purges } from './purge/purges.ts';
import { frozenForRender } from './render-epoch.ts';
import { callApi, type AnswerOf } from './transport/transport.ts';
import { makeRead, wouldWait } from './transport/unhurried.ts';

/** How much of the time of a page its optional reads may use up: the rest is for those that it is nothing without. */
const optionalShare = 0.6;

/**
 * Reads one call of the API for a locale, checks it against the contract and caches it as the manifest says. Wrong
 * parts of the answer are left out and reported; the rest is used.
 *
 * @param id the endpoint
 * @param params path parameters, not encoded
 * @param query further query parameters, not encoded
 * @returns the answer or the failure kind; never throws, so an optional part of a page can be left out
 */
export async function read<K extends EndpointId>(
  id: K,
  locale: Locale,
  params: ParamsOf<K>,
  query: Readonly<Record<string, string>> = {},
): Promise<Result<AnswerOf<K>>> {
  return markedRead(id, locale, params, query, optionalShare);
}

/**
 * Like {@link read}, for data that a page cannot do without: it may use up the whole time of the page. The caller fails
 * the page during an outage (`needsAnswer`).
 */
export async function readNeeded<K extends EndpointId>(
  id: K,
  locale: Locale,
  params: ParamsOf<K>,
): Promise<Result<AnswerOf<K>>> {
  return markedRead(id, locale, params, {}, 1);
}

/** A page that goes on without an answer lacks something. */
async function markedRead<K extends EndpointId>(
  ...asked: Parameters<typeof inOwnTime<K>>
): Promise<Result<AnswerOf<K>>> {
  const result = await inOwnTime<K>(...asked);
  if (!result.ok && isOutage(result.failure) && leavesGap(asked[0])) await markGap();
  return result;
}

/**
 * The cached result of a read. That the time of another page was over before the answer came, or the time for what is
 * optional, says nothing about this read: it is made again under a key of its own. So is one that is just being made for a
 * page that nobody waits for, because Next.js would let this page wait for it.
 */
async function inOwnTime<K extends EndpointId>(
  id: K,
  locale: Locale,
  params: ParamsOf<K>,
  query: Readonly<Record<string, string>>,
  share: number,
): Promise<Result<AnswerOf<K>>> {
  const epoch = epochOf(siteOf(locale), id, params);
  const name = nameOf(id, locale, params, query, epoch);
  const apart = frozenForRender(name, () => (wouldWait(name) ? ` ${budgetName(optionalShare)}` : ''));
  const result = await heldRead(id, locale, params, query, `${epoch}${apart}`, optionalShare);
  const own = budgetName(share);
  if (result.ok || result.failure.kind !== 'late' || result.failure.budget === own) return result;
  return heldRead(id, locale, params, query, `${epoch} ${own}`, share);
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

/**
 * Names the period in which an answer is valid: one catalogue revision, the time between two recoveries of the API, and
 * between two purges of what is read. A failure that was cached before a recovery does not count afterwards; otherwise
 * a page would fail although the API is back.
 */
function epochOf(site: SiteId, id: EndpointId, params: Readonly<Record<string, string>>): string {
  const names = purgesOfCall(site, id, params);
  return frozenForRender(
    `${id} ${names.join(' ')}`,
    () => `${catalogueRevision(site)} ${breakerOf(site, id).recoveries} ${purges().newestOf(names)}`,
  );
}

/** Names a read, with all that makes it another one. */
const nameOf = (
  id: EndpointId,
  locale: Locale,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
  epoch: string,
): string => `${locale} ${id} ${JSON.stringify([params, query])} ${epoch}`;

/** Whether an answer is the same for a whole site: its address has no parameters. */
const isWhole = (id: EndpointId, query: Readonly<Record<string, string>>): boolean =>
  !endpoints[id].path.includes('{') && Object.keys(query).length === 0;

/** A whole answer is held by this process (`held.ts`); everything else comes out of Next.js's cache. */
async function heldRead<K extends EndpointId>(
  ...asked: Parameters<typeof cachedRead<K>>
): Promise<Result<AnswerOf<K>>> {
  const [id, locale, , query, epoch, share] = asked;
  if (!isWhole(id, query)) return cachedRead(...asked);
  const named = await cachedName(id, locale, epoch, share);
  if (!named.ok) return named;
  const value = heldValue(`${locale} ${id}`, named.value);
  // The read's name says which endpoint it is of, and so determines the type of the value.
  return value === undefined ? cachedRead(...asked) : { ok: true, value: value as AnswerOf<K> };
}

/** Like {@link cachedRead}, for a whole answer: the name of the value that is held. */
async function cachedName(
  id: EndpointId,
  locale: Locale,
  epoch: string,
  share: number,
): Promise<Result<string>> {
  'use cache';
  cacheTag(locale, id);
  // A whole answer has no parameters: each is called like this one.
  const answer = await makeRead(nameOf(id, locale, {}, {}, epoch), () =>
    callApi(siteOf(locale), id as 'cinemas', languageOf(locale), {}, {}, share),
  );
  cacheLife(lifetimeOf(id, answer));
  return answer.ok ? { ok: true, value: hold(`${locale} ${id}`, answer.value.value) } : answer;
}

/** The epoch is an argument, and so part of the cache key: in a new epoch the call is made again. */
async function cachedRead<K extends EndpointId>(
  id: K,
  locale: Locale,
  params: ParamsOf<K>,
  query: Readonly<Record<string, string>>,
  epoch: string,
  share: number,
): Promise<Result<AnswerOf<K>>> {
  'use cache';
  cacheTag(locale, id, ...itemTagsOf(siteOf(locale), id, params));
  const answer = await makeRead(nameOf(id, locale, params, query, epoch), () =>
    callApi(siteOf(locale), id, languageOf(locale), params, query, share),
  );
  cacheLife(lifetimeOf(id, answer));
  return answer.ok ? { ok: true, value: answer.value.value } : answer;
}
