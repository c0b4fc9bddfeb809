import { consentState } from './consent.ts';
import type { PageFacts } from './page-facts.ts';

/** So many page views wait for a decision; the oldest give way. */
const longestQueue = 50;

let viewed: string | null = null;
let waiting: readonly PageFacts[] = [];
let receiver: ((facts: PageFacts) => void) | null = null;

/**
 * Notes a page view, once for each time that its address is entered. It waits until the visitor agrees; a refusal forgets
 * what waited, and what follows.
 */
export function viewPage(facts: PageFacts): void {
  const address = `${location.pathname}${location.search}`;
  if (viewed === address) return;
  viewed = address;
  if (consentState().consent === 'denied') return;
  if (receiver === null) waiting = [...waiting, facts].slice(-longestQueue);
  else receiver(facts);
}

/** Hands over what waited, and from now on every page view. */
export function receiveViews(take: (facts: PageFacts) => void): void {
  receiver = take;
  const views = waiting;
  waiting = [];
  for (const facts of views) take(facts);
}

/** Forgets what waited. */
export function forgetViews(): void {
  waiting = [];
}
