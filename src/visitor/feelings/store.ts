import { createStore } from 'zustand/vanilla';
import type { AccountPort, FeelingsByShow } from '../account/port.ts';
import { requireMember } from '../account/require-member.ts';
import { accountStore, presentMember } from '../account/store.ts';
import { createWants } from '../account/wants.ts';

/** 1 disappointed, 2 liked, 3 loved; null none (D25). */
export type Emotion = 1 | 2 | 3 | null;

/** What a member feels about a show. */
export interface ShownFeeling {
  readonly emotion: Emotion;
  readonly wished: boolean;
}

interface FeelingState {
  /** By slug of the show, as the server has them. */
  readonly known: FeelingsByShow;
  /** Wished for or no longer, not confirmed yet. */
  readonly wishes: ReadonlyMap<string, boolean>;
  /** Rated, not confirmed yet; 0 takes a rating back. */
  readonly emotions: ReadonlyMap<string, 0 | 1 | 2 | 3>;
  /** Shows whose last change failed (R221, R270). */
  readonly failed: ReadonlySet<string>;
}

const nothing = { known: {}, wishes: new Map(), emotions: new Map(), failed: new Set<string>() };

/** The member's feelings about shows (R114). They live in memory only. */
export const feelingStore = createStore<FeelingState>(() => nothing);

/** What came of a change. */
export type FeelingOutcome = 'settled' | 'signIn' | 'failed';

/** The feeling about a show as it is shown, what is on its way included. */
export function shownFeeling(slug: string, state: FeelingState = feelingStore.getState()): ShownFeeling {
  const known = state.known[slug];
  const emotion = state.emotions.get(slug) ?? known?.emotion ?? 0;
  return {
    emotion: emotion === 0 ? null : emotion,
    wished: state.wishes.get(slug) ?? known?.wished ?? false,
  };
}

/** The shows that the member wishes for, as far as they were asked about (R114). */
export function shownWishlist(state: FeelingState = feelingStore.getState()): readonly string[] {
  const slugs = new Set([...Object.keys(state.known), ...state.wishes.keys()]);
  return [...slugs].filter((slug) => shownFeeling(slug, state).wished);
}

/** Rises with every change that the server has taken: an answer that was asked for before says less. */
const changes = new Map<string, number>();
let moment = 0;

function learn(slug: string, part: Partial<ShownFeeling>): void {
  moment += 1;
  changes.set(slug, moment);
  feelingStore.setState(({ known }) => ({
    known: { ...known, [slug]: { emotion: null, wished: false, ...known[slug], ...part } },
  }));
}

function presentPort(): AccountPort {
  const { member, port } = accountStore.getState();
  if (member === null || port === null) throw new Error('expected somebody to be signed in');
  return port;
}

let era = 0;

const wishes = createWants<boolean>({
  confirmed: (slug) => feelingStore.getState().known[slug]?.wished ?? false,
  async send(slug, wished) {
    const began = era;
    await presentPort().setWish(slug, wished);
    if (era === began) learn(slug, { wished });
  },
  show: (wanted) => feelingStore.setState({ wishes: wanted }),
});

const emotions = createWants<0 | 1 | 2 | 3>({
  confirmed: (slug) => feelingStore.getState().known[slug]?.emotion ?? 0,
  async send(slug, value) {
    const began = era;
    const emotion = value === 0 ? null : value;
    await presentPort().setEmotion(slug, emotion);
    if (era === began) learn(slug, { emotion });
  },
  show: (wanted) => feelingStore.setState({ emotions: wanted }),
});

function noteFailure(slug: string, failed: boolean): void {
  feelingStore.setState((state) => {
    const all = new Set(state.failed);
    if (failed) all.add(slug);
    else all.delete(slug);
    return { failed: all };
  });
}

async function outcomeOf(slug: string, change: Promise<unknown>): Promise<FeelingOutcome> {
  const began = era;
  const error = await change;
  if (error === null || era !== began) return 'settled';
  noteFailure(slug, true);
  return 'failed';
}

/** Wishes for a show, or no longer: shown at once, undone where it fails (R221). */
export async function toggleWish(slug: string): Promise<FeelingOutcome> {
  if (requireMember('wishlist') === null) return 'signIn';
  noteFailure(slug, false);
  return outcomeOf(slug, wishes.want(slug, !shownFeeling(slug).wished));
}

/** Rates a show, shown at once and undone where it fails (R221). @param emotion null takes the rating back */
export async function rateShow(slug: string, emotion: Emotion): Promise<FeelingOutcome> {
  if (requireMember('rating') === null) return 'signIn';
  noteFailure(slug, false);
  return outcomeOf(slug, emotions.want(slug, emotion ?? 0));
}

/** How many shows one call asks about at most. */
const mostAsked = 500;
let asked = new Set<string>();

async function askFor(slugs: readonly string[], port: AccountPort): Promise<void> {
  const began = { era, moment };
  for (const slug of slugs) asked.add(slug);
  try {
    const feelings = await port.feelings(slugs);
    if (era !== began.era) return;
    const fresh = Object.entries(feelings).filter(([slug]) => (changes.get(slug) ?? 0) <= began.moment);
    feelingStore.setState(({ known }) => ({ known: { ...known, ...Object.fromEntries(fresh) } }));
  } catch {
    // A page without feelings is still a page; the next one asks again.
    if (era === began.era) for (const slug of slugs) asked.delete(slug);
  }
}

/**
 * Asks what the member feels about the shows of a page, in one call for all that were not asked about yet (R252). Asks
 * nothing while nobody is known.
 */
export async function askFeelings(slugs: Iterable<string>): Promise<void> {
  const { member, port } = accountStore.getState();
  if (member === null || port === null) return;
  const fresh = [...new Set(slugs)].filter((slug) => !asked.has(slug));
  const calls: Promise<void>[] = [];
  for (let from = 0; from < fresh.length; from += mostAsked)
    calls.push(askFor(fresh.slice(from, from + mostAsked), port));
  await Promise.all(calls);
}

let owner = presentMember()?.id;
accountStore.subscribe(({ member }) => {
  if (member?.id === owner) return;
  owner = member?.id;
  era += 1;
  asked = new Set();
  changes.clear();
  wishes.forget();
  emotions.forget();
  feelingStore.setState(nothing);
});
