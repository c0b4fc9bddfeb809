import { breakerOf } from '#src/api/transport/breaker.ts';
import { mostCinemas, mostFilms } from '#src/routes/filters.ts';
import { takesListing } from '#src/routes/page.ts';
import { showtimePart, type ShowtimeRef } from '#src/routes/showtime/showtime-ref.ts';
import { localesOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { decide } from './decide.ts';
import type { Decision, Incoming, ItemState, StatefulKind, World } from './decision.ts';
import { itemOfRef } from './item-state.ts';
import type { verdictOn } from './verdict.ts';
import { dayBefore } from './internal/day-before.ts';
import { notFound, tryAgain } from './internal/status-pages.ts';

/** The effects that settling a decision can need. */
export interface Effects {
  /** Asks the API about an item that the world does not know. */
  readonly ask: (locale: Locale, kind: StatefulKind, slug: string) => Promise<ItemState | 'outage'>;
  /** Whether the world has the locale's lists; if not, it tries to take them. */
  readonly ready: (locale: Locale) => Promise<boolean>;
  readonly verdict: typeof verdictOn;
  /** Hears of the internal path of a page about which is asked whether it is there. */
  readonly asking?: (internalPath: string) => void;
  /** Whether another process has a page of this internal path, which is then in the page cache of this one too. */
  readonly recall: (internalPath: string) => Promise<boolean>;
  /** Tells the world that an item in its lists is gone, unknown or moved. */
  readonly contradict: (locale: Locale, kind: StatefulKind, slug: string, state: ItemState) => void;
}

/** A decision that can be answered directly. */
export type Settled = Exclude<Decision, { kind: 'ask' } | { kind: 'check' }>;

/** Questions per request: the target of a redirect may need a question too, and each item that filters name. */
const mostQuestions = 5 + mostCinemas + mostFilms;

/**
 * Decides a request completely: asks the API about facts that the handlers do not know, and lets a cold page through
 * only when its required data is available. During an outage the result is the try-again page, never the not-found page
 * (D40).
 */
export async function settle(incoming: Incoming, world: World, effects: Effects): Promise<Settled> {
  const first = await withPlaces(incoming, world, effects);
  if (first.kind !== 'ask' && first.kind !== 'check') return first;
  return inquire(first, incoming, world, effects);
}

/**
 * Decides with the places of the site: after a cold start, the first visitors wait for the lists that name theirs. A name
 * that the language's own lists lack may be one of another language (D41).
 */
async function withPlaces(incoming: Incoming, world: World, effects: Effects): Promise<Decision> {
  let decision = decide(incoming, world);
  const lacking = listsLackedBy(decision);
  if (lacking === undefined) return decision;
  const others = localesOf(siteOf(lacking)).filter((one) => one !== lacking);
  for (const locales of [[lacking], others]) {
    const ready = await Promise.all(locales.map((one) => effects.ready(one)));
    if (!ready.includes(true)) return decision;
    decision = decide(incoming, world);
    if (listsLackedBy(decision) === undefined) return decision;
  }
  return decision;
}

function listsLackedBy(decision: Decision): Locale | undefined {
  if (decision.kind === 'check') return decision.page.lacksLists;
  return decision.kind === 'page' ? decision.lacksLists : undefined;
}

type PageDecision = Extract<Decision, { kind: 'page' }>;
type Check = Extract<Decision, { kind: 'check' }>;
type Open = Extract<Decision, { kind: 'ask' }> | Check;

async function inquire(first: Open, incoming: Incoming, world: World, effects: Effects): Promise<Settled> {
  const answers = new Map<string, ItemState>();
  const moved = new Map<string, ShowtimeRef>();
  const informed: World = {
    ...world,
    showtimeNow: (locale, ref) => moved.get(`${locale}|${showtimePart(ref)}`),
    item: (locale, kind, slug) => answers.get(`${locale}|${kind}|${slug}`) ?? world.item(locale, kind, slug),
  };
  let open = first;
  for (let question = 0; question < mostQuestions; question += 1) {
    const settled =
      open.kind === 'ask'
        ? await answer(open, informed, effects, answers)
        : ((await recalled(open.page, incoming, informed, effects)) ??
          (await checked(open, effects, answers, moved)));
    if (settled)
      return (open.kind === 'ask' && (await keptPage(open, incoming, informed, effects))) || settled;
    const next = decide(incoming, informed);
    if (next.kind !== 'ask' && next.kind !== 'check') return next;
    open = next;
  }
  return notFound(open.locale, true);
}

const outage = (locale: Locale) => tryAgain(locale, breakerOf(siteOf(locale)).retryAfterSeconds);

/** A page that this process lacks and another one has, with what remains of its life. */
async function recalled(
  page: PageDecision,
  incoming: Incoming,
  world: World,
  effects: Effects,
): Promise<PageDecision | undefined> {
  if (!(await effects.recall(page.internal))) return undefined;
  const warm = decide(incoming, world);
  return warm.kind === 'page' ? warm : page;
}

/**
 * During an outage, the page of an item about which nothing is known, if it is kept somewhere: then the item was there a
 * while ago. After a start this process knows no item, and the shared pages are all that there is.
 */
async function keptPage(
  { locale, item, slug }: Extract<Decision, { kind: 'ask' }>,
  incoming: Incoming,
  world: World,
  effects: Effects,
): Promise<PageDecision | undefined> {
  const assumed: World = {
    ...world,
    item: (...of) =>
      of.join('|') === [locale, item, slug].join('|') ? { kind: 'here', page: null } : world.item(...of),
  };
  const next = decide(incoming, assumed);
  if (next.kind !== 'check') return undefined;
  return (await recalled(next.page, incoming, assumed, effects)) ?? ofTheDayBefore(next.page, effects);
}

/**
 * During an outage, the page as it was on the programme day before, if it is kept somewhere: it says its date, and nobody else
 * keeps it (REL5, ADR-0083).
 */
async function ofTheDayBefore(page: PageDecision, effects: Effects): Promise<PageDecision | undefined> {
  const before = dayBefore(page.internal);
  if (before === null || !(await effects.recall(before))) return undefined;
  const { edge: _edge, remaining: _remaining, until: _until, ...named } = page;
  return { ...named, internal: before, personal: true };
}

/** What {@link check} says; where that is to try again, a page of the day before is better. */
async function checked(
  open: Check,
  effects: Effects,
  answers: Map<string, ItemState>,
  moved: Map<string, ShowtimeRef>,
): Promise<Settled | undefined> {
  const settled = await check(open, effects, answers, moved);
  if (settled?.kind !== 'page' || settled.status !== 503) return settled;
  return (await ofTheDayBefore(open.page, effects)) ?? settled;
}

async function answer(
  { locale, item, slug }: Extract<Decision, { kind: 'ask' }>,
  informed: World,
  effects: Effects,
  answers: Map<string, ItemState>,
): Promise<Settled | undefined> {
  if (!(await effects.ready(locale))) return outage(locale);
  if (informed.item(locale, item, slug) !== null) return undefined;
  const state = await effects.ask(locale, item, slug);
  if (state === 'outage') return outage(locale);
  answers.set(`${locale}|${item}|${slug}`, state);
  return undefined;
}

async function check(
  { locale, ref, listing, page }: Check,
  effects: Effects,
  answers: Map<string, ItemState>,
  moved: Map<string, ShowtimeRef>,
): Promise<Settled | undefined> {
  effects.asking?.(page.internal);
  const verdict = await effects.verdict(locale, ref, listing);
  if (verdict.kind === 'here') return page;
  if (verdict.kind === 'elsewhere') {
    if (ref.page === 'showtime') moved.set(`${locale}|${showtimePart(ref)}`, verdict.showtime);
    return undefined;
  }
  // What is over has its page, which says so; any other showtime that the programme lacks is unknown.
  if (ref.page === 'showtime' && verdict.kind === 'unknown')
    return page.status === 410 ? page : notFound(locale, page.personal);
  const item = itemOfRef(ref);
  // A page of a list beyond its last is unknown without an item (D57).
  if (!item && verdict.kind === 'unknown' && takesListing(ref.page)) return notFound(locale, page.personal);
  if (verdict.kind === 'outage' || !item) return outage(locale);
  effects.contradict(locale, item.kind, item.slug, verdict);
  answers.set(`${locale}|${item.kind}|${item.slug}`, verdict);
  return undefined;
}
