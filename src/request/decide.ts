import { href } from '#src/routes/href.ts';
import { dayOverFragment } from '#src/routes/fragments.ts';
import { matchPath, type RouteMatch } from '#src/routes/match.ts';
import { firstListing, listingOf, misspellsListing, spelledListing } from '#src/routes/listing.ts';
import {
  takesAll,
  takesListing,
  takesSearch,
  takesSeasons,
  takesTrailer,
  type PageRef,
} from '#src/routes/page.ts';
import { refOfItem } from '#src/routes/redirect-address.ts';
import { noSearch, searchOf } from '#src/routes/search.ts';
import { readSiteFile } from '#src/routes/site-files.ts';
import { findLocale, languageOf, localeOf, sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { judgeDate } from './dates/date-rule.ts';
import type { Decision, Incoming, World } from './decision.ts';
import {
  allQuery,
  errorQuery,
  languageQuery,
  queryOfPage,
  readsAll,
  readsTrailer,
} from './edge/read-query.ts';
import { datedUntil, dependsOnQuarter, pageTrueUntil, showtimeIsOverAt } from './ends/true-until.ts';
import { visitorChoice } from './choices/visitor-choice.ts';
import { siteOfHost } from './host.ts';
import { internalPath, statusPath } from './internal/internal-path.ts';
import { misspellsSeasons, seasonsOf, spelledSeasons } from '#src/domain/filter/chosen-seasons.ts';
import { inLanguageOfItem, withState } from './item-state.ts';
import { filtersInLanguage } from './items/filter-items.ts';
import { zoneOfPage } from './items/page-zone.ts';
import { visitorLanguage } from './language.ts';
import { gone, notFound, tryAgain } from './internal/status-pages.ts';
import { placeName } from './place/place-name.ts';
import { visitorPlace } from './place/visitor-place.ts';

/** A request with a known site. */
interface Placed {
  readonly incoming: Incoming;
  readonly world: World;
  readonly site: SiteId;
}

/** A request with a known site and a known language of the visitor. */
interface Context extends Placed {
  readonly language: Language;
}

/** A handler before the route table: it returns a decision, or undefined to leave the request to the next handler. */
type Gate = (request: Placed) => Decision | undefined;

/** A handler after the route table. */
type Handler = (context: Context, match: RouteMatch) => Decision | undefined;

/** When a visitor may ask again for an item about which nobody may ask now: the site has new questions each second. */
const askAgainSeconds = 5;

const pageMethods = new Set(['GET', 'HEAD']);

/** Answers health probes on any host. `ok` means that the process is up; it needs nothing else to serve its pages. */
export function health({ path }: Incoming): Decision | undefined {
  return path === '/health/live' || path === '/health/ready'
    ? { kind: 'plain', status: 200, text: 'ok' }
    : undefined;
}

/** Pages can only be read: another method gets 405, and so does a server action. */
export const methodGate: Gate = ({ incoming }) =>
  pageMethods.has(incoming.method) && !incoming.action
    ? undefined
    : { kind: 'plain', status: 405, text: 'Only GET and HEAD are answered here.' };

/**
 * `/api/…` of a site goes to that site's API. The language comes from the query, otherwise it is the site's default
 * (D38, wire contract); it is never the visitor's, because shared caches keep these answers by address alone.
 */
export const apiProxy: Gate = ({ incoming, site, world }) => {
  if (!incoming.path.startsWith('/api/')) return undefined;
  const asked = findLocale(site, new URLSearchParams(incoming.search).get(languageQuery) ?? '');
  const language = asked ? languageOf(asked) : sites[site].defaultLanguage;
  return { kind: 'api', site, path: incoming.path, language, until: world.daysEnd(site).next };
};

/** Files of the site, such as robots.txt and sitemaps: the same for every visitor of the host. Lists go by the day. */
export const siteFile: Gate = ({ incoming, site, world }) => {
  const file = readSiteFile(incoming.path);
  if (file === null) return undefined;
  const isDated = file.kind === 'calendar' || file.kind === 'feed';
  return {
    kind: 'file',
    site,
    path: incoming.path,
    ...(isDated ? { until: world.daysEnd(site).next } : {}),
  };
};

/** Whether the visitor decides the language of an answer, and not its address alone. */
function isPersonal({ languageFrom }: { readonly languageFrom: 'path' | 'visitor' }): boolean {
  return languageFrom === 'visitor';
}

function redirect(
  context: Placed,
  status: 307 | 308,
  path: string,
  varies: boolean,
): Extract<Decision, { kind: 'redirect' }> {
  const { world, site, incoming } = context;
  return { kind: 'redirect', status, location: `${world.origins[site]}${path}${incoming.search}`, varies };
}

/** Redirects to the canonical address: trailing slash, prefixes, the site's root, filters (R051, R060). */
function canonicalAddress(context: Context, match: RouteMatch): Decision | undefined {
  if (match.kind !== 'redirect') return undefined;
  return { ...redirect(context, match.status, match.path, match.varies), kept: false };
}

/** Handles days that are over, and days that are too far ahead (D43). */
function dateRule(context: Context, match: RouteMatch): Decision | undefined {
  if (match.kind !== 'page') return undefined;
  const verdict = judgeDate(match.ref, context.world.earliestDay(context.site));
  if (verdict.kind === 'fits') return undefined;
  if (verdict.kind === 'too-far')
    return {
      ...notFound(match.locale, isPersonal(match)),
      until: context.world.daysEnd(context.site).earliest,
    };
  const moved = redirect(context, 307, href(match.locale, verdict.ref), false);
  // The document is everybody's: the fragment alone makes it say that the day of the link is over (ADR-0101).
  return { ...moved, location: `${moved.location}#${dayOverFragment}`, kept: false };
}

/** A city of the address in another language of the site: the same page with this language's slug (D41). */
function namedPlace(context: Context, match: RouteMatch): Decision | undefined {
  if (match.kind !== 'page' || !('filters' in match.ref) || match.ref.filters?.near === undefined)
    return undefined;
  const { locale, ref } = match;
  const { near } = match.ref.filters;
  const city = context.world.cityOf(locale, { type: 'city', city: near });
  if (city === null || city === undefined || city === near) return undefined;
  const named = { ...ref, filters: { ...match.ref.filters, near: city } } as PageRef;
  return { ...redirect(context, 308, href(locale, named), false), kept: false };
}

/** Cinemas and films that the filters name by the slugs of another language: the same page with this one's (D41). */
function namedItems(context: Context, match: RouteMatch): Decision | undefined {
  if (match.kind !== 'page' || !('filters' in match.ref) || match.ref.filters === undefined) return undefined;
  const { locale, ref } = match;
  const filters = filtersInLanguage(context.world, locale, match.ref.filters);
  if (filters === null) return undefined;
  if ('kind' in filters) return filters;
  return { ...redirect(context, 308, href(locale, { ...ref, filters }), false), kept: false };
}

/** Genres of the address by their names in another language of the site: the same page with this one's (D41). */
function namedGenres(context: Context, match: RouteMatch): Decision | undefined {
  if (match.kind !== 'page') return undefined;
  const { locale, ref } = match;
  const genres = genresIn(ref);
  const named = genres.map((genre) => context.world.genreOf(locale, genre) ?? genre);
  if (named.every((genre, at) => genre === genres[at])) return undefined;
  const filters = { ...('filters' in ref ? ref.filters : {}), genres: named };
  return { ...redirect(context, 308, href(locale, { ...ref, filters } as PageRef), false), kept: false };
}

const genresIn = (ref: PageRef): readonly string[] =>
  ('filters' in ref ? ref.filters?.genres : undefined) ?? [];

/** `/404_NOT_FOUND` and `/410_GONE`; `errorCode` decides which text the page has, 404 by default (R048). */
function errorPage({ incoming, site, language }: Context, match: RouteMatch): Decision | undefined {
  if (match.kind !== 'error-page') return undefined;
  const asked = new URLSearchParams(incoming.search).get(errorQuery);
  const says = asked === '410' ? 410 : 404;
  return {
    kind: 'page',
    internal: statusPath(localeOf(site, language), says),
    status: match.code,
    personal: true,
  };
}

/** `/redirect/{lang}/{kind}/slug/{slug}` redirects to the item's own page (R055). */
function movedItem(context: Context, match: RouteMatch): Decision | undefined {
  if (match.kind !== 'moved-item') return undefined;
  const { site, language, world } = context;
  const locale = localeOf(site, match.language ?? language);
  const ref = refOfItem(match.itemKind, match.slug);
  const outcome = withState(world, locale, ref);
  if (outcome.kind === 'ask') return outcome;
  const varies = match.language === null;
  if (outcome.kind === 'gone') return gone(locale, varies);
  if (outcome.kind === 'unknown') return notFound(locale, varies);
  if (outcome.kind === 'unasked') return tryAgain(locale, askAgainSeconds);
  const location = `${world.origins[site]}${href(locale, outcome.ref)}`;
  return { kind: 'redirect', status: varies ? 307 : 308, location, varies };
}

/** Pages that this site does not have: not found, the address unchanged (R054). */
function websiteGuard(_context: Context, match: RouteMatch): Decision | undefined {
  return match.kind === 'none' ? notFound(match.locale, isPersonal(match)) : undefined;
}

/** Items that are unknown, gone, moved, or requested under the wrong page's address (R052, R053, R262). */
function itemState(context: Context, match: RouteMatch): Decision | undefined {
  if (match.kind !== 'page') return undefined;
  const outcome = withState(context.world, match.locale, match.ref);
  if (outcome.kind === 'here') return undefined;
  if (outcome.kind === 'ask') return outcome;
  if (outcome.kind === 'gone') return gone(match.locale, isPersonal(match));
  if (outcome.kind === 'unknown') return notFound(match.locale, isPersonal(match));
  if (outcome.kind === 'unasked') return tryAgain(match.locale, askAgainSeconds);
  const until = datedUntil(context.world, context.site, match.ref);
  const moved = redirect(context, 308, href(match.locale, outcome.ref), false);
  return until === undefined ? moved : { ...moved, until };
}

/** Redirects a listing or `all` in another spelling to its one address (D57). */
function spelledQuery(context: Context, match: RouteMatch): Decision | undefined {
  if (match.kind !== 'page' || context.incoming.search === '') return undefined;
  const { incoming, world, site } = context;
  const address = `${world.origins[site]}${href(match.locale, match.ref)}`;
  const moved = (location: string): Decision => ({
    kind: 'redirect',
    status: 308,
    location,
    varies: false,
    kept: false,
  });
  if (takesListing(match.ref.page) && misspellsListing(incoming.search))
    return moved(`${address}${spelledListing(incoming.search)}`);
  const all = new URLSearchParams(incoming.search).getAll(allQuery);
  if (!takesAll(match.ref.page) || all.length === 0 || (all.length === 1 && all[0] === '1')) return undefined;
  const others = [...new URLSearchParams(incoming.search)].filter(([name]) => name !== allQuery);
  const rest = new URLSearchParams(others).toString();
  return moved(rest === '' ? address : `${address}?${rest}`);
}

/**
 * Redirects seasons in another spelling to their one address, without seasons that the site does not have; a site on
 * which several seasons cannot be chosen has none (R289, D57).
 */
function chosenSeasons(context: Context, match: RouteMatch): Decision | undefined {
  const { incoming, world, site } = context;
  if (match.kind !== 'page' || incoming.search === '' || !takesSeasons(match.ref.page)) return undefined;
  const { locale } = match;
  const known: string[] = [];
  for (const slug of sites[site].features.seasonsMultipleSelection ? seasonsOf(incoming.search) : []) {
    const state = world.item(locale, 'event', slug);
    if (state === null) return { kind: 'ask', locale, item: 'event', slug };
    if (state.kind === 'moved') known.push(state.slug);
    if (state.kind === 'here' && state.page === 'season') known.push(slug);
  }
  if (!misspellsSeasons(incoming.search, known)) return undefined;
  const query = spelledSeasons(incoming.search, known);
  const location = `${world.origins[site]}${href(locale, match.ref)}${query}`;
  return { kind: 'redirect', status: 308, location, varies: false, kept: false };
}

/**
 * The remaining requests are for a page: it comes from the cache at once, or after a check of the data that it
 * requires.
 */
function page(context: Context, match: RouteMatch): Decision {
  if (match.kind !== 'page') return notFound(localeOf(context.site, context.language), true);
  const { ref, locale } = match;
  const place = visitorPlace(context.world, locale, ref, context.incoming.placeCookie);
  const timeZone = zoneOfPage(context.world, locale, ref, place.city);
  const day = context.world.day(context.site, timeZone);
  const listing = takesListing(ref.page) ? listingOf(context.incoming.search) : firstListing;
  const internal = internalPath(locale, ref, day, {
    near: place.city,
    trailer: takesTrailer(ref.page) && readsTrailer(context.incoming.search),
    search: takesSearch(ref.page) ? searchOf(context.incoming.search) : noSearch,
    listing,
    all: takesAll(ref.page) && readsAll(context.incoming.search),
    seasons: takesSeasons(ref.page) ? seasonsOf(context.incoming.search) : [],
    quarter: dependsOnQuarter(ref) ? context.world.quarter() : null,
  });
  const lacksLists =
    place.from === 'unknown' ||
    genresIn(ref).some((genre) => context.world.genreOf(locale, genre) === undefined);
  const personal = isPersonal(match) || place.from !== 'address' || lacksLists;
  const remaining = personal ? undefined : context.world.remainingOf(internal);
  const decision = {
    kind: 'page',
    internal,
    status: hasBegun(context, match) ? 410 : 200,
    personal,
    ...understood(context, match),
    ...(remaining === undefined ? {} : { remaining }),
    until: pageTrueUntil(context.world, { site: context.site, ref, timeZone, day }),
    ...(lacksLists ? { lacksLists: locale } : {}),
    ...(place.city === null && 'filters' in ref && ref.filters?.near !== undefined
      ? { unindexed: true }
      : {}),
    ...(place.from === 'cookie' && match.languageFrom === 'path' ? edgeOf(context, internal) : {}),
  } as const;
  return context.world.isWarm(internal) ? decision : { kind: 'check', locale, ref, listing, page: decision };
}

/** Whether the page is that of a showtime that began before this quarter of an hour: it can no longer be had. */
function hasBegun({ world, site }: Context, { ref, locale }: Extract<RouteMatch, { kind: 'page' }>): boolean {
  if (ref.page !== 'showtime') return false;
  return showtimeIsOverAt(ref, zoneOfPage(world, locale, ref), site) <= Date.parse(world.quarter());
}

/** What was read of query and cookie, for the edge: what no page reads makes no answer of its own. */
function understood(
  { world, incoming }: Context,
  { locale, ref }: Extract<RouteMatch, { kind: 'page' }>,
): Pick<Extract<Decision, { kind: 'page' }>, 'query' | 'place'> {
  const query = queryOfPage(ref, incoming.search);
  const { placeCookie: cookie } = incoming;
  const place = cookie === undefined ? undefined : placeName(world, locale, cookie);
  return { ...(query === '' ? {} : { query }), ...(place === undefined ? {} : { place }) };
}

/** What the edge may keep: a page that is fresh. */
function edgeOf({ world }: Context, internal: string): Pick<Extract<Decision, { kind: 'page' }>, 'edge'> {
  const seconds = world.remainingOf(internal)?.fresh ?? 0;
  return seconds > 0 ? { edge: { seconds } } : {};
}

const routed: readonly Handler[] = [
  canonicalAddress,
  errorPage,
  movedItem,
  websiteGuard,
  dateRule,
  itemState,
  namedPlace,
  namedItems,
  namedGenres,
  spelledQuery,
  chosenSeasons,
];

/**
 * Decides about a request: the first handler that returns a decision wins. The function is pure: the same request in
 * the same world always gets the same decision.
 */
export function decide(incoming: Incoming, world: World): Decision {
  const probe = health(incoming);
  if (probe) return probe;
  const site = siteOfHost(incoming.host, world.hosts);
  if (!site) return { kind: 'plain', status: 421, text: 'This server does not answer for that host.' };
  const placed: Placed = { incoming, world, site };
  const early = methodGate(placed) ?? apiProxy(placed) ?? siteFile(placed);
  if (early) return early;
  const language = visitorLanguage(site, incoming.languageCookie, incoming.acceptLanguage);
  const choice = visitorChoice(incoming, world, site, language);
  if (choice) return choice;
  const context: Context = { ...placed, language };
  const match = inLanguageOfItem(world, matchPath(site, incoming.path, language));
  if (match.kind === 'ask') return match;
  for (const handler of routed) {
    const decision = handler(context, match);
    if (decision) return decision;
  }
  return page(context, match);
}
