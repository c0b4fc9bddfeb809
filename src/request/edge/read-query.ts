import { queryOfSeasons, seasonsOf, seasonsQuery } from '#src/domain/filter/chosen-seasons.ts';
import { choiceFields } from '#src/routes/choices.ts';
import { matchEndpoint } from '#src/api/endpoint/match-endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { guardedEndpoints } from '#src/contract/guarded.ts';
import { trailerQuery } from '#src/routes/fragments.ts';
import { listingOf, listingQuery, queryOfListing } from '#src/routes/listing.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { QuerySegment } from '#src/routes/pages/record.ts';
import { recordOf } from '#src/routes/pages/registry.ts';
import { queryOf, searchOf, searchQuery } from '#src/routes/search.ts';
import { findLocale } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';

/** The query parameter that shows a list whole (D57); its only value is `1`. */
export const allQuery = 'all';
/** The query parameter of the pages of errors: which text they have (R048). */
export const errorQuery = 'errorCode';
/** The query parameter of a call: in which language (D38). */
export const languageQuery = 'language';

type Query = Readonly<Record<string, string>>;

const nothing: Query = {};

/** What a page reads of its query: the parameters of each kind, and what they mean in the one spelling of links. */
const ofPages: Readonly<
  Record<QuerySegment, { readonly names: readonly string[]; readonly read: (search: string) => Query }>
> = {
  search: { names: Object.values(searchQuery), read: (search) => queryOf(searchOf(search)) },
  listing: { names: Object.values(listingQuery), read: (search) => queryOfListing(listingOf(search)) },
  seasons: { names: [seasonsQuery], read: (search) => queryOfSeasons(seasonsOf(search)) },
  all: { names: [allQuery], read: (search) => (readsAll(search) ? { [allQuery]: '1' } : nothing) },
  trailer: {
    names: [trailerQuery.name],
    read: (search) => (readsTrailer(search) ? { [trailerQuery.name]: trailerQuery.value } : nothing),
  },
};

function has(search: string, name: string, value: string): boolean {
  return search !== '' && new URLSearchParams(search).get(name) === value;
}

/** Whether a list is to be shown whole (D57). */
export const readsAll = (search: string): boolean => has(search, allQuery, '1');

/** Whether the trailer is to play (R065). */
export const readsTrailer = (search: string): boolean => has(search, trailerQuery.name, trailerQuery.value);

/** All endpoints of `/api`, whether a captcha guards them or not. */
const calls: Readonly<Record<string, Pick<Endpoint, 'query'>>> = { ...endpoints, ...guardedEndpoints };

/**
 * Every query parameter that an answer of a site can depend on, in the order of the alphabet; the edge passes on no other
 * (deploy/nginx.conf, ADR-0081).
 */
export const readParameters: readonly string[] = [
  ...new Set([
    ...Object.values(ofPages).flatMap(({ names }) => names),
    errorQuery,
    ...Object.values(choiceFields),
    languageQuery,
    ...Object.values(calls).flatMap(({ query }) => Object.keys(query.shape)),
  ]),
].toSorted();

/** A query in one spelling: in the order of the alphabet, as forms write it; empty, or with its `?`. */
function spelled(query: Query): string {
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}

/**
 * What a page reads of a query, in one spelling.
 *
 * @param search with its `?`, or empty
 * @returns with its `?`, or empty
 */
export function queryOfPage({ page }: PageRef, search: string): string {
  if (search === '') return '';
  const read = (recordOf(page).query ?? []).map((segment) => ofPages[segment].read(search));
  return spelled(Object.assign({}, ...read) as Query);
}

/**
 * What a call reads of a query, in one spelling: the parameters of its endpoint, the first value of each, and a language
 * that the site has.
 *
 * @param path still encoded, starts with `/api/`
 */
export function queryOfCall(site: SiteId, path: string, search: string): string {
  if (search === '') return '';
  const call = matchEndpoint(path);
  const declared = call.kind === 'call' ? Object.keys(calls[call.id]?.query.shape ?? {}) : [];
  const parameters = new URLSearchParams(search);
  const read = [...new Set([...declared, languageQuery])].flatMap((name) => {
    const value = parameters.get(name) ?? '';
    return value === '' || (name === languageQuery && findLocale(site, value) === null)
      ? []
      : [[name, value]];
  });
  return spelled(Object.fromEntries(read) as Query);
}
