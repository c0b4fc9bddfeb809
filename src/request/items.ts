import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { callApi } from '#src/api/transport.ts';
import { catalogueRevision } from '#src/api/memory.ts';
import { isOutage } from '#src/api/failure.ts';
import { processWide } from '#src/config/process-wide.ts';
import { languageOf, locales, siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { ItemState, StatefulKind } from './decision.ts';

/** The items that one locale's lists name. */
export interface Snapshot {
  readonly takenAt: number;
  readonly revision: string;
  /** Whether the catalogue tells films from events by `isMovie` (D39). */
  readonly tellsMovies: boolean;
  readonly states: Readonly<Record<StatefulKind, ReadonlyMap<string, ItemState>>>;
}

/** A snapshot is renewed in the background once it is this old. */
const renewAfterMs = 10_000;
/** How long an answer about an item that no list names is remembered, and how many of them. */
const rememberMs = 60_000;
const mostRemembered = 20_000;
/** Questions about unlisted items: this many at once per site, and this many more each second. */
const askBurst = 40;
const asksPerSecond = 10;

/** Tokens that bound what strangers' addresses cost the API. */
export class AskBudget {
  #tokens = askBurst;
  #at: number;
  readonly #clock: () => number;

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
    this.#at = clock();
  }

  /** Takes one question from the budget; false when it is used up. */
  take(): boolean {
    const time = this.#clock();
    this.#tokens = Math.min(askBurst, this.#tokens + ((time - this.#at) / 1_000) * asksPerSecond);
    this.#at = time;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

interface Items {
  readonly snapshots: Map<Locale, Snapshot>;
  readonly running: Map<Locale, Promise<boolean>>;
  readonly remembered: LRUCache<string, ItemState>;
  readonly budgets: Map<SiteId, AskBudget>;
}

function items(): Items {
  return processWide('items', () => ({
    snapshots: new Map(),
    running: new Map(),
    remembered: new LRUCache<string, ItemState>({ max: mostRemembered, ttl: rememberMs }),
    budgets: new Map(),
  }));
}

const slugged = z.looseObject({ slug: z.string() });
const showList = z
  .union([z.object({ shows: z.array(z.unknown()) }).transform(({ shows }) => shows), z.array(z.unknown())])
  .transform((list) => list.flatMap((raw) => listedShow.safeParse(raw).data ?? []));
const listedShow = slugged.extend({ isMovie: z.boolean().nullish() });
const slugList = z.array(z.unknown()).transform((list) => list.flatMap((raw) => slugged.safeParse(raw).data ?? []));

/** Whether each show is a film or an event (D39: where a whole catalogue says `isMovie: false`, the events decide). */
export function showPages(
  shows: readonly { readonly slug: string; readonly isMovie?: boolean | null | undefined }[],
  events: ReadonlySet<string>,
): Map<string, ItemState> {
  const told = shows.some((show) => show.isMovie);
  return new Map(
    shows.map((show) => {
      const isMovie = told ? show.isMovie !== false : !events.has(show.slug);
      return [show.slug, { kind: 'here', page: isMovie ? 'movie' : 'entertainment' }];
    }),
  );
}

/**
 * Takes a locale's snapshot anew from the API's own lists.
 *
 * @returns whether there is a snapshot afterwards; a failure leaves the one before
 */
export function renewSnapshot(locale: Locale): Promise<boolean> {
  const { running, snapshots } = items();
  const present = running.get(locale);
  if (present) return present;
  const renewal = takeSnapshot(locale)
    .then((snapshot) => {
      if (snapshot) snapshots.set(locale, snapshot);
      return snapshots.has(locale);
    })
    .finally(() => running.delete(locale));
  running.set(locale, renewal);
  return renewal;
}

async function takeSnapshot(locale: Locale): Promise<Snapshot | null> {
  const site = siteOf(locale);
  const list = (path: string) => callApi(site, path, languageOf(locale));
  const [shows, cinemas, cities, events] = await Promise.all(
    ['/api/shows', '/api/cinemas', '/api/cities', '/api/events'].map(list),
  );
  if (!shows?.ok || !cinemas?.ok) return null;
  const known = showList.safeParse(shows.value.body);
  const houses = slugList.safeParse(cinemas.value.body);
  if (!known.success || !houses.success) return null;
  const slugsOf = (result: typeof cities) =>
    result?.ok ? (slugList.safeParse(result.value.body).data ?? []) : [];
  const here = (list: readonly { slug: string }[]) =>
    new Map(list.map(({ slug }): [string, ItemState] => [slug, { kind: 'here', page: null }]));
  return {
    takenAt: performance.now(),
    revision: catalogueRevision(site),
    tellsMovies: known.data.some((show) => show.isMovie),
    states: {
      show: showPages(known.data, new Set(slugsOf(events).map(({ slug }) => slug))),
      cinema: here(houses.data),
      city: here(slugsOf(cities)),
    },
  };
}

/** Whether a locale has a snapshot; one that has grown old is renewed behind the visitor's back. */
export function hasSnapshot(locale: Locale): boolean {
  const snapshot = items().snapshots.get(locale);
  if (!snapshot) return false;
  const old =
    performance.now() - snapshot.takenAt > renewAfterMs || snapshot.revision !== catalogueRevision(siteOf(locale));
  if (old) void renewSnapshot(locale);
  return true;
}

const memoryKey = (locale: Locale, kind: StatefulKind, slug: string) => `${locale}|${kind}|${slug}`;

/** What is known of an item: from the lists, from memory, or null. */
export function knownItem(locale: Locale, kind: StatefulKind, slug: string): ItemState | null {
  const { snapshots, remembered } = items();
  return (
    snapshots.get(locale)?.states[kind].get(slug) ?? remembered.get(memoryKey(locale, kind, slug)) ?? null
  );
}

const detail = z.looseObject({ redirectSlug: z.string().nullish(), isMovie: z.boolean().nullish() });

/**
 * Asks the API about an item that no list names, and remembers the answer for a bounded time. Once the site's budget
 * of questions is used up the item is taken for unknown, without being remembered.
 *
 * @returns the state, or `outage` when the API cannot say: a failure never makes an item unknown (D40)
 */
export async function askItem(locale: Locale, kind: StatefulKind, slug: string): Promise<ItemState | 'outage'> {
  const { budgets, remembered, snapshots } = items();
  const site = siteOf(locale);
  let budget = budgets.get(site);
  if (!budget) budgets.set(site, (budget = new AskBudget()));
  if (!budget.take()) return { kind: 'unknown' };
  const answer = await callApi(site, `/api/${kind}/${encodeURIComponent(slug)}`, languageOf(locale));
  const tellsMovies = snapshots.get(locale)?.tellsMovies ?? true;
  const state = stateOf(kind, slug, answer, tellsMovies);
  if (state !== 'outage') remembered.set(memoryKey(locale, kind, slug), state);
  return state;
}

function stateOf(
  kind: StatefulKind,
  slug: string,
  answer: Awaited<ReturnType<typeof callApi>>,
  tellsMovies: boolean,
): ItemState | 'outage' {
  if (!answer.ok) {
    if (isOutage(answer.failure)) return 'outage';
    return { kind: answer.failure.kind === 'gone' ? 'gone' : 'unknown' };
  }
  const read = detail.safeParse(answer.value.body);
  if (!read.success) return { kind: 'unknown' };
  const { redirectSlug, isMovie } = read.data;
  if (redirectSlug && redirectSlug !== slug) return { kind: 'moved', slug: redirectSlug };
  if (kind !== 'show') return { kind: 'here', page: null };
  return { kind: 'here', page: tellsMovies && isMovie === false ? 'entertainment' : 'movie' };
}

/** Forgets what was remembered about a site's items, for its catalogue has been replaced. */
export function forgetSite(site: SiteId): void {
  const { remembered } = items();
  for (const key of remembered.keys()) {
    const locale = locales.find((name) => key.startsWith(`${name}|`));
    if (locale && siteOf(locale) === site) remembered.delete(key);
  }
}
