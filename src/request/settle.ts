import { breakerOf } from '#src/api/breaker.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { decide, tryAgain } from './decide.ts';
import type { Decision, Incoming, ItemState, StatefulKind, World } from './decision.ts';
import { statusPath } from './internal-path.ts';
import type { canRender } from './required.ts';

/** The effects that settling a decision can have. */
export interface Effects {
  /** Asks the API about an item; afterwards the world knows it, unless there is an outage. */
  readonly ask: (locale: Locale, kind: StatefulKind, slug: string) => Promise<ItemState | 'outage'>;
  /** Whether the world has the locale's lists; takes them if it has not. */
  readonly ready: (locale: Locale) => Promise<boolean>;
  readonly canRender: typeof canRender;
}

/** A decision that an answer can be made of. */
export type Settled = Exclude<Decision, { kind: 'ask' } | { kind: 'check' }>;

/** Questions per request: a redirect's target may have to be asked for as well. */
const mostQuestions = 4;

/**
 * Decides a request to the end: asks what the handlers do not know, and lets a cold page through only when what it
 * requires can be had.
 */
export async function settle(incoming: Incoming, world: World, effects: Effects): Promise<Settled> {
  const answers = new Map<string, ItemState>();
  const informed: World = {
    ...world,
    item: (locale, kind, slug) => answers.get(`${locale}|${kind}|${slug}`) ?? world.item(locale, kind, slug),
  };
  for (let question = 0; question <= mostQuestions; question += 1) {
    const decision = decide(incoming, informed);
    if (decision.kind === 'check') return check(decision, effects);
    if (decision.kind !== 'ask') return decision;
    const { locale, item, slug } = decision;
    const outage = tryAgain(locale, breakerOf(siteOf(locale)).retryAfterSeconds);
    if (question === 0 && !(await effects.ready(locale))) return outage;
    if (informed.item(locale, item, slug) !== null) continue;
    const state = await effects.ask(locale, item, slug);
    if (state === 'outage') return outage;
    answers.set(`${locale}|${item}|${slug}`, state);
  }
  const last = decide(incoming, informed);
  const locale = last.kind === 'ask' || last.kind === 'check' ? last.locale : null;
  if (locale) return { kind: 'page', internal: statusPath(locale, 404), status: 404, personal: true };
  return last as Settled;
}

async function check(decision: Extract<Decision, { kind: 'check' }>, effects: Effects): Promise<Settled> {
  const { locale, ref, page } = decision;
  switch (await effects.canRender(locale, ref)) {
    case 'yes':
      return page;
    case 'outage':
      return tryAgain(locale, breakerOf(siteOf(locale)).retryAfterSeconds);
    case 'gone':
      return { kind: 'page', internal: statusPath(locale, 410), status: 410, personal: true };
    case 'unknown':
      return { kind: 'page', internal: statusPath(locale, 404), status: 404, personal: true };
  }
}
