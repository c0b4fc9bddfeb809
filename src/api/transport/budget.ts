import { AsyncLocalStorage } from 'node:async_hooks';
import { webEnvironment } from '#src/config/environment.ts';
import { processWide } from '#src/config/process-wide.ts';

/**
 * The time that the API has for one request which Next.js answers, from its arrival: all questions of the middleware
 * and all reads of the page share it (`PAGE_TIMEOUT_MS`).
 */
export interface Budget {
  /** Tells requests apart; 0 is no request's. */
  readonly id: number;
  /** When it began and when it is used up, in milliseconds of the monotonic clock. */
  readonly begun: number;
  until: number;
  /** Whether its page could not be rendered because of the API. */
  failed: boolean;
}

interface Budgets {
  readonly running: AsyncLocalStorage<Budget | undefined>;
  last: number;
}

function budgets(): Budgets {
  return processWide('budgets', () => ({
    running: new AsyncLocalStorage<Budget | undefined>(),
    last: 0,
  }));
}

/** A new budget, which begins now. */
export function newBudget(): Budget {
  const all = budgets();
  all.last += 1;
  const begun = performance.now();
  return {
    id: all.last,
    begun,
    until: begun + webEnvironment().pageTimeoutMs,
    failed: false,
  };
}

/** Runs what answers one request within its budget: middleware, page and reads find it without being handed it. */
export function within<T>(budget: Budget, run: () => T): T {
  return budgets().running.run(budget, run);
}

/** Runs what several requests share, or nobody waits for, without the budget of the request that happened to begin it. */
export function outsideBudget<T>(run: () => T): T {
  return budgets().running.run(undefined, run);
}

/** What a promise becomes within the time of this request; undefined when the time is over before. */
export async function inBudget<T>(promise: Promise<T>, share = 1): Promise<T | undefined> {
  const left = budgetLeft(share);
  if (left === Number.POSITIVE_INFINITY) return promise;
  if (left <= 0) return undefined;
  const over = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => over.resolve(undefined), left);
  try {
    return await Promise.race([promise, over.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * How many milliseconds a read of this request may still take: endless outside of a request, and when nobody waits.
 *
 * @param share of the whole time that the read may use up
 */
function budgetLeft(share: number): number {
  const budget = budgets().running.getStore();
  if (budget === undefined) return Number.POSITIVE_INFINITY;
  return budget.begun + (budget.until - budget.begun) * share - performance.now();
}

/** Whether somebody waits for what is read now, so that it has to come in time. */
export function isWaitedFor(): boolean {
  const until = budgets().running.getStore()?.until;
  return until !== undefined && until !== Number.POSITIVE_INFINITY;
}

/** When this request began, in milliseconds of the monotonic clock; outside of a request never. */
export function requestBegun(): number {
  return budgets().running.getStore()?.begun ?? Number.POSITIVE_INFINITY;
}

/** Names this request's budget and a share of it; outside of a request the name is always the same. */
export function budgetName(share: number): string {
  return `${budgets().running.getStore()?.id ?? 0} ${share}`;
}

/** Nobody waits for what this request does: it takes the time that its calls take. */
export function takeTime(): void {
  const budget = budgets().running.getStore();
  if (budget !== undefined) budget.until = Number.POSITIVE_INFINITY;
}

/** Notes that the page of this request cannot be rendered because the API cannot be read. */
export function noteFailedPage(): void {
  const budget = budgets().running.getStore();
  if (budget !== undefined) budget.failed = true;
}

/** Whether the page of this request could not be rendered because of the API. */
export function hasFailedForApi(): boolean {
  return budgets().running.getStore()?.failed ?? false;
}
