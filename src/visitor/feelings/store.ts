import { createStore } from 'zustand/vanilla';
import type { AccountPort, FeelingsByShow } from '../account/port.ts';
import { requireMember } from '../account/require-member.ts';
import { accountStore, presentMember } from '../account/store.ts';
import { createWants } from '../account/wants.ts';

/** 1 disappointed, 2 liked, 3 loved; null for no rating (D25). */
export type Emotion = 1 | 2 | 3 | null;

/** A member's feeling about a show. */
export interface ShownFeeling {
  readonly emotion: Emotion;
  readonly wished: boolean;
}

interface FeelingState {
  /** The feelings on the server, by slug of the show. */
  readonly known: FeelingsByShow;
  /** Changes of wishes that are not confirmed yet. */
  readonly wishes: ReadonlyMap<string, boolean>;
  /** Ratings that are not confirmed yet; 0 removes a rating. */
  readonly emotions: ReadonlyMap<string, 0 | 1 | 2 | 3>;
  /** Shows whose last change failed (R221, R270). */
  readonly failed: ReadonlySet<string>;
}

const nothing = { known: {}, wishes: new Map(), emotions: new Map(), failed: new Set<string>() };

/** The member's feelings about shows (R114). They are only in memory. */
export const feelingStore = createStore<FeelingState>(() => nothing);

/** The outcome of a change. */
export type FeelingOutcome = 'settled' | 'signIn' | 'failed';

/** The feeling about a show as it is shown, with changes that are not confirmed yet. */
export function shownFeeling(slug: string, state: FeelingState = feelingStore.getState()): ShownFeeling {
  const known = state.known[slug];
  const emotion = state.emotions.get(slug) ?? known?.emotion ?? 0;
  return {
    emotion: emotion === 0 ? null : emotion,
    wished: state.wishes.get(slug) ?? known?.wished ?? false,
  };
}

/** The shows that the member wishes to see, among those that were read (R114). */
export function shownWishlist(state: FeelingState = feelingStore.getState()): readonly string[] {
  const slugs = new Set([...Object.keys(state.known), ...state.wishes.keys()]);
  return [...slugs].filter((slug) => shownFeeling(slug, state).wished);
}

/** Number of the last confirmed change of each show: an answer to an earlier question is older than that change. */
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

/** Adds or removes a wish for a show: shown at once, undone when it fails (R221). */
export async function toggleWish(slug: string): Promise<FeelingOutcome> {
  if (requireMember('wishlist', { slug }) === null) return 'signIn';
  noteFailure(slug, false);
  return outcomeOf(slug, wishes.want(slug, !shownFeeling(slug).wished));
}

/**
 * Rates a show: shown at once, undone when it fails (R221).
 *
 * @param emotion null removes the rating
 */
export async function rateShow(slug: string, emotion: Emotion): Promise<FeelingOutcome> {
  if (requireMember('rating', { slug, value: String(emotion ?? '') }) === null) return 'signIn';
  noteFailure(slug, false);
  return outcomeOf(slug, emotions.want(slug, emotion ?? 0));
}

/**
 * Puts a wish that was made without an account into the member's account.
 *
 * @returns the error for which it was not put; null when it is there
 */
export async function joinWish(slug: string): Promise<unknown> {
  return wishes.want(slug, true);
}

/** Puts a rating that was made without an account into the member's account, like {@link joinWish}. */
export async function joinRating(slug: string, emotion: 1 | 2 | 3): Promise<unknown> {
  return emotions.want(slug, emotion);
}

/** The maximum number of shows in one call. */
export const mostAsked = 500;
let asked = new Set<string>();

interface Asking {
  readonly era: number;
  readonly moment: number;
}

/** Takes in an answer, but for shows that were changed after the question. */
function takeIn(feelings: FeelingsByShow, began: Asking): void {
  if (era !== began.era) return;
  const fresh = Object.entries(feelings).filter(([slug]) => (changes.get(slug) ?? 0) <= began.moment);
  feelingStore.setState(({ known }) => ({ known: { ...known, ...Object.fromEntries(fresh) } }));
}

async function askFor(slugs: readonly string[], port: AccountPort): Promise<void> {
  const began = { era, moment };
  for (const slug of slugs) asked.add(slug);
  try {
    takeIn(await port.feelings(slugs), began);
  } catch {
    // The page works without feelings, and the next page asks again.
    if (era === began.era) for (const slug of slugs) asked.delete(slug);
  }
}

/**
 * Reads the member's feelings about the shows of a page, in one call for all shows that were not read yet, at most
 * {@link mostAsked} a call (R252). Reads nothing when nobody is signed in.
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

/**
 * Reads everything that the member has rated or wished for, in one call.
 *
 * @returns false when nobody is signed in, or it could not be read
 */
export async function askAllFeelings(): Promise<boolean> {
  const { member, port } = accountStore.getState();
  if (member === null || port === null) return false;
  const began = { era, moment };
  try {
    takeIn(await port.allFeelings(), began);
    return true;
  } catch {
    return false;
  }
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
