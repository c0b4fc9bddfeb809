import { isLocale, localeOf, sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { Incoming, World } from '../decision.ts';
import { siteOfHost } from '../host.ts';
import { noPlace, placeName } from '../place/place-name.ts';
import type { Settled } from '../settle.ts';
import { queryOfCall } from './read-query.ts';

/**
 * The headers by which web names what it has understood; only our own edge reads them (deploy/README.md). The part is the
 * payload or a segment of a page; of a document, and of what is no page, none is named.
 */
export const edgeHeaders = {
  address: 'x-velours-address',
  place: 'x-velours-place',
  part: 'x-velours-part',
} as const;

/** The path and what was read of the query. A file and a redirect are kept for the path alone. */
function addressOf({ path, search }: Incoming, site: SiteId, decision: Settled): string {
  if (decision.kind === 'api') return path + queryOfCall(site, path, search);
  return decision.kind === 'page' ? path + (decision.query ?? '') : path;
}

function placeOf(incoming: Incoming, world: World, site: SiteId, decision: Settled): string | undefined {
  const { placeCookie: cookie } = incoming;
  // Files and calls are the same for visitors of all places; the edge keeps them under none.
  if (cookie === undefined || decision.kind === 'file' || decision.kind === 'api') return noPlace;
  if (decision.kind !== 'page')
    return unlessPosition(placeName(world, localeOf(site, sites[site].defaultLanguage), cookie));
  if (decision.lacksLists !== undefined) return undefined;
  const [, locale] = decision.internal.split('/', 2);
  const place = decision.place ?? (isLocale(locale) ? placeName(world, locale, cookie) : undefined);
  return decision.personal ? place : unlessPosition(place);
}

/** What any cache may keep does not say where somebody is. */
function unlessPosition(place: string | undefined): string | undefined {
  return place?.startsWith('position:') ? undefined : place;
}

/**
 * The headers by which our edge keeps an answer: host, path and query, and the place, as they were understood. It keeps
 * what equals the key by which it would find it (ADR-0081): a request that the two read differently is kept by nobody.
 * An answer for which nothing may be said has no such header, and is not kept either.
 */
export function namesForEdge(
  incoming: Incoming,
  world: World,
  decision: Settled,
): Readonly<Record<string, string>> {
  const site = siteOfHost(incoming.host, world.hosts);
  if (site === null || decision.kind === 'plain' || decision.kind === 'choice') return {};
  const { host } = new URL(world.origins[site]);
  const place = placeOf(incoming, world, site, decision);
  return {
    [edgeHeaders.address]: `${host}${addressOf(incoming, site, decision)}`,
    ...(place === undefined ? {} : { [edgeHeaders.place]: place }),
  };
}
