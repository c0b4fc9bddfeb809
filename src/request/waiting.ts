import { budgetFor } from '#src/api/transport/budget.ts';
import type { World } from './decision.ts';
import type { Settled } from './settle.ts';

/**
 * Tells the time of the request what its answer is (ADR-0052): a visitor waits for a page that the cache lacks. Of any
 * other page only what is rendered behind it is left to do, and calls and files are no pages.
 */
export function noteWaiting(decision: Settled, world: World): void {
  if (decision.kind === 'page') budgetFor(decision.internal, !world.isWarm(decision.internal));
  else budgetFor(null, false);
}
