import { consentState } from './consent.ts';
import type { PageFacts } from './page-facts.ts';

/** This many page views wait for a decision; beyond it the oldest are dropped. */
const longestQueue = 50;

let viewed: string | null = null;
let waiting: readonly PageFacts[] = [];
let receiver: ((facts: PageFacts) => void) | null = null;

/**
 * Notes a page view, once for each time that its address is entered. The view waits until the visitor agrees; after a
 * refusal this view is dropped, and later ones too.
 */
export function viewPage(facts: PageFacts): void {
  const address = `${location.pathname}${location.search}`;
  if (viewed === address) return;
  viewed = address;
  if (consentState().consent === 'denied') return;
  if (receiver === null) waiting = [...waiting, facts].slice(-longestQueue);
  else receiver(facts);
}

/** Passes on the views that waited, and from now on every page view. */
export function receiveViews(take: (facts: PageFacts) => void): void {
  receiver = take;
  const views = waiting;
  waiting = [];
  for (const facts of views) take(facts);
}

/** Drops the views that waited. */
export function forgetViews(): void {
  waiting = [];
}
