import { AsyncLocalStorage } from 'node:async_hooks';
import { webEnvironment } from '#src/config/environment.ts';
import { processWide } from '#src/config/process-wide.ts';
import { waitingClock } from './waiting-clock.ts';

/**
 * The time that the API has for one request, from its arrival: all questions of the door and all reads of the page share it
 * (`PAGE_TIMEOUT_MS`). Only time in which the process waits counts (`waiting-clock.ts`).
 */
export interface Budget {
  /** When it began, in milliseconds of the monotonic clock. */
  readonly begun: number;
  /** When it began, in milliseconds of the waiting clock. */
  readonly from: number;
  /** How long the API may take, in milliseconds; infinite when nobody waits for the page. */
  whole: number;
}

const running = () => processWide('budget', () => new AsyncLocalStorage<Budget | undefined>());

/** A new budget, which begins now. */
export function newBudget(): Budget {
  return { begun: performance.now(), from: waitingClock().time, whole: webEnvironment().pageTimeoutMs };
}

/** Runs what answers one request within its budget: everything that is read for it finds it without being handed it. */
export function within<T>(budget: Budget, run: () => T): T {
  return running().run(budget, run);
}

/** Runs what several requests share, or nobody waits for, without the budget of the request that happened to begin it. */
export function outsideBudget<T>(run: () => T): T {
  return running().run(undefined, run);
}

/** What a promise becomes within the time of this request; undefined when the time is over before. */
export async function inBudget<T>(promise: Promise<T>, share = 1): Promise<T | undefined> {
  const left = budgetLeft(share);
  if (left === Number.POSITIVE_INFINITY) return promise;
  if (left <= 0) return undefined;
  const over = Promise.withResolvers<undefined>();
  const end = waitingClock().wait(left, () => over.resolve(undefined));
  try {
    return await Promise.race([promise, over.promise]);
  } finally {
    end();
  }
}

/**
 * How many milliseconds a read of this request may still take: endless outside of a request, and when nobody waits.
 *
 * @param share of the whole time that the read may use up
 */
function budgetLeft(share: number): number {
  const budget = running().getStore();
  if (budget === undefined) return Number.POSITIVE_INFINITY;
  return budget.whole * share - (waitingClock().time - budget.from);
}

/** When this request began, in milliseconds of the monotonic clock; outside of a request never. */
export function requestBegun(): number {
  return running().getStore()?.begun ?? Number.POSITIVE_INFINITY;
}

/** Nobody waits for what this request does: it takes the time that its calls take. */
export function takeTime(): void {
  const budget = running().getStore();
  if (budget !== undefined) budget.whole = Number.POSITIVE_INFINITY;
}
