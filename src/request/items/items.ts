import { LRUCache } from 'lru-cache';
import { inBudget, outsideBudget } from '#src/api/transport/budget.ts';
import { catalogueRevision } from '#src/api/memory.ts';
import { processWide } from '#src/config/process-wide.ts';
import { localesOf, siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { AskBudget } from './ask-budget.ts';
import type { ItemState, StatefulKind } from '../decision.ts';
import { askDetail, type Verdict } from './detail.ts';
import { slugInLocale } from './other-language.ts';
import { takeSnapshot, type Lists, type Snapshot } from './snapshot.ts';

/** A snapshot is renewed in the background this long after the last attempt. */
const renewAfterMs = 10_000;
/** How long an answer about an unlisted item is remembered (ms), and how many answers are kept. */
const rememberMs = 60_000;
const mostRemembered = 10_000;
/** How long a detail that contradicts the lists takes precedence over them (ms), and how many details are kept. */
const contradictMs = 10_000;
const mostContradictions = 2_000;

interface Items {
  readonly snapshots: Map<Locale, Snapshot>;
  /** When each locale's snapshot was last attempted, in milliseconds of the monotonic clock. */
  readonly triedAt: Map<Locale, number>;
  readonly running: Map<Locale, Promise<boolean>>;
  /** Answers about unlisted items that there are: here, moved, gone. No flood of invented addresses pushes them out. */
  readonly found: LRUCache<string, ItemState>;
  readonly strangers: LRUCache<string, ItemState>;
  readonly contradictions: LRUCache<string, ItemState>;
  readonly budgets: Map<SiteId, AskBudget>;
}

/** An old answer stays until its place is needed: it is used when the budget is empty or the API cannot answer. */
const answers = () =>
  new LRUCache<string, ItemState>({
    max: mostRemembered,
    ttl: rememberMs,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
  });

function items(): Items {
  return processWide('items', () => ({
    snapshots: new Map(),
    triedAt: new Map(),
    running: new Map(),
    found: answers(),
    strangers: answers(),
    contradictions: new LRUCache({ max: mostContradictions, ttl: contradictMs, ttlResolution: 0 }),
    budgets: new Map(),
  }));
}

/**
 * Takes a new snapshot of a locale from the API's lists; one attempt at a time.
 *
 * @returns whether there is a snapshot afterwards; after a failure the old one stays. It never rejects.
 */
export function renewSnapshot(locale: Locale): Promise<boolean> {
  const { running, snapshots, triedAt } = items();
  const present = running.get(locale);
  if (present) return present;
  const renewal = outsideBudget(() => takeSnapshot(locale, snapshots.get(locale)))
    .then((snapshot) => {
      if (snapshot) snapshots.set(locale, snapshot);
      return snapshots.has(locale);
    })
    .finally(() => {
      triedAt.set(locale, performance.now());
      running.delete(locale);
    });
  running.set(locale, renewal);
  return renewal;
}

/**
 * The time zones of a locale's cinemas that differ from the site's, as far as its lists are known; without repetitions.
 */
export function cinemaZones(locale: Locale): string[] {
  const cinemas = items().snapshots.get(locale)?.lists.cinemas ?? [];
  return [...new Set(cinemas.flatMap(({ timeZone }) => timeZone ?? []))];
}

/** The lists of a locale as its snapshot has them; null without a snapshot. */
export function knownLists(locale: Locale): Lists | null {
  return items().snapshots.get(locale)?.lists ?? null;
}

/** Whether a locale has a snapshot; an old snapshot is renewed in the background. */
export function hasSnapshot(locale: Locale): boolean {
  const { snapshots, triedAt } = items();
  const snapshot = snapshots.get(locale);
  if (!snapshot) return false;
  const age = performance.now() - (triedAt.get(locale) ?? 0);
  const replaced = snapshot.revision !== catalogueRevision(siteOf(locale));
  if (age > renewAfterMs || (replaced && age > renewAfterMs / 10)) void renewSnapshot(locale);
  return true;
}

/**
 * Renews a locale's lists even when nobody asks for an item. Otherwise a site whose pages all come from the cache would
 * not notice a replaced catalogue. At most one attempt in ten seconds, in the background.
 */
export function keepSnapshot(locale: Locale): void {
  const age = performance.now() - (items().triedAt.get(locale) ?? Number.NEGATIVE_INFINITY);
  if (age > renewAfterMs) void renewSnapshot(locale);
}

const memoryKey = (locale: Locale, kind: StatefulKind, slug: string) => `${locale}|${kind}|${slug}`;

/** What was answered about an unlisted item; `old`: also longer ago than answers count. */
function remembered(key: string, old: boolean): ItemState | undefined {
  const { found, strangers } = items();
  return found.get(key, { allowStale: old }) ?? strangers.get(key, { allowStale: old });
}

function remember(key: string, state: ItemState): void {
  const { found, strangers } = items();
  const [into, other] = state.kind === 'unknown' ? [strangers, found] : [found, strangers];
  into.set(key, state);
  other.delete(key);
}

/**
 * The known state of an item: from a detail that contradicts the lists, from the lists, or from memory; otherwise null.
 * While the site has no question left, an older answer counts. Without one, an item that no language lists is unasked at
 * once: such an address is most likely invented, and is answered from memory like any page.
 */
export function knownItem(locale: Locale, kind: StatefulKind, slug: string): ItemState | null {
  const { snapshots, contradictions } = items();
  const listed = snapshots.get(locale)?.states[kind].get(slug);
  if (listed && contradictions.size === 0) return listed;
  const key = memoryKey(locale, kind, slug);
  const known = (listed && contradictions.get(key)) ?? listed ?? remembered(key, false);
  if (known || !budgetOf(siteOf(locale)).isEmpty) return known ?? null;
  return remembered(key, true) ?? (mayBeElsewhere(locale, kind, slug) ? null : { kind: 'unasked' });
}

/** Whether another language of the site lists a slug, or its lists are not known. */
export function mayBeElsewhere(locale: Locale, kind: StatefulKind, slug: string): boolean {
  const { snapshots } = items();
  const others = localesOf(siteOf(locale)).filter((one) => one !== locale);
  return others.some((one) => snapshots.get(one)?.states[kind].has(slug) ?? true);
}

function budgetOf(site: SiteId): AskBudget {
  const { budgets } = items();
  let budget = budgets.get(site);
  if (!budget) budgets.set(site, (budget = new AskBudget()));
  return budget;
}

/**
 * Asks the API about an item that no list names, and remembers the answer for a limited time. When another language of
 * the site lists the slug, the item has moved to its slug in this language (D41). When the site's budget of questions
 * is empty, an older answer is used.
 *
 * @returns the state, or `outage` when the API cannot answer or may not be asked: neither makes an item unknown (D40)
 */
export async function askItem(
  locale: Locale,
  kind: StatefulKind,
  slug: string,
): Promise<ItemState | 'outage'> {
  const key = memoryKey(locale, kind, slug);
  const budget = budgetOf(siteOf(locale));
  const own = await slugHere(locale, kind, slug, budget);
  if (own !== null) {
    const moved: ItemState = { kind: 'moved', slug: own };
    remember(key, moved);
    return moved;
  }
  if (!budget.take()) return remembered(key, true) ?? 'outage';
  const state = stateOf(locale, kind, slug, await askDetail(locale, kind, slug));
  if (state === 'outage') return remembered(key, true) ?? 'outage';
  remember(key, state);
  return state;
}

/** The slug in this locale of an item that another language of the site lists under the given slug, or null (D41). */
async function slugHere(
  locale: Locale,
  kind: StatefulKind,
  slug: string,
  budget: AskBudget,
): Promise<string | null> {
  const { snapshots, triedAt } = items();
  const snapshot = snapshots.get(locale);
  if (snapshot === undefined) return null;
  const others = localesOf(siteOf(locale)).filter((one) => one !== locale);
  // The first time this waits for the lists; later they are renewed in the background.
  const untried = others.filter((one) => !triedAt.has(one));
  await Promise.all(untried.map((one) => inBudget(renewSnapshot(one))));
  for (const one of others) keepSnapshot(one);
  const listed = others.flatMap((one) => {
    const of = snapshots.get(one);
    return of === undefined ? [] : [{ locale: one, snapshot: of }];
  });
  return slugInLocale({ locale, snapshot }, listed, kind, slug, () => budget.take());
}

function stateOf(locale: Locale, kind: StatefulKind, slug: string, verdict: Verdict): ItemState | 'outage' {
  if (verdict.kind === 'outage') return 'outage';
  if (verdict.kind !== 'here') return verdict;
  const { timeZone } = verdict;
  if (timeZone !== undefined) return { kind: 'here', page: null, timeZone };
  if (verdict.page !== undefined) return { kind: 'here', page: verdict.page };
  if (kind !== 'show' || verdict.isMovie === null) return { kind: 'here', page: null };
  const pageOf = items().snapshots.get(locale)?.pageOf;
  return { kind: 'here', page: pageOf ? pageOf({ slug, isMovie: verdict.isMovie }) : null };
}

/** Notes that the detail of a listed item contradicts the lists: the item is gone, unknown or moved. */
export function noteContradiction(locale: Locale, kind: StatefulKind, slug: string, state: ItemState): void {
  items().contradictions.set(memoryKey(locale, kind, slug), state);
}

/**
 * Forgets the remembered answers about a site's items, because its catalogue has been replaced. Of items that there are,
 * the old answer stays for the time without questions.
 */
export function forgetSite(site: SiteId): void {
  const { found, strangers, contradictions } = items();
  const own = new Set<string>(localesOf(site));
  const isOwn = (key: string) => own.has(key.slice(0, key.indexOf('|')));
  for (const memory of [strangers, contradictions])
    for (const key of Array.from(memory.keys())) if (isOwn(key)) memory.delete(key);
  const past = performance.now() - rememberMs - 1;
  for (const [key, state] of Array.from(found.entries()))
    if (isOwn(key)) found.set(key, state, { start: past, ttl: rememberMs });
}
