import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import {
  budgetName,
  hasFailedForApi,
  inBudget,
  newBudget,
  noteFailedPage,
  outsideBudget,
  takeTime,
  within,
} from './budget.ts';

/** Over as soon as it begins: the clock of these budgets runs backwards by an hour. */
function usedUp() {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(-3_600_000);
  const budget = newBudget();
  clock.mockRestore();
  return budget;
}

const never = new Promise<string>(() => undefined);
const soon = () => Promise.resolve('answer');

beforeEach(() => forgetProcessWide());

describe('the time of a page', () => {
  it('REL4 ends what is waited for, also when it ends first', async () => {
    await expect(within(newBudget(), () => inBudget(soon()))).resolves.toBe('answer');
    await expect(within(usedUp(), () => inBudget(never))).resolves.toBeUndefined();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = within(newBudget(), () => inBudget(never));
    await vi.advanceTimersByTimeAsync(1_700);
    await expect(waiting).resolves.toBeUndefined();
    vi.useRealTimers();
  });

  it('gives what is optional a share of it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const done: string[] = [];
    const budget = newBudget();
    within(budget, () => {
      void inBudget(never, 0.5).then(() => done.push('optional'));
      void inBudget(never).then(() => done.push('needed'));
    });
    await vi.advanceTimersByTimeAsync(900);
    expect(done).toEqual(['optional']);
    await vi.advanceTimersByTimeAsync(900);
    expect(done).toEqual(['optional', 'needed']);
    vi.useRealTimers();
  });

  it('is endless where nobody waits: outside of a request, behind a kept page, for what many share', async () => {
    await expect(inBudget(soon())).resolves.toBe('answer');
    await expect(within(usedUp(), () => outsideBudget(() => inBudget(soon())))).resolves.toBe('answer');
    const kept = within(usedUp(), () => {
      takeTime();
      return inBudget(soon());
    });
    await expect(kept).resolves.toBe('answer');
  });

  it('has a name of its own, for each share another', () => {
    const names = [newBudget(), newBudget()].flatMap((budget) =>
      within(budget, () => [budgetName(1), budgetName(0.6)]),
    );
    expect(new Set([...names, budgetName(1)]).size).toBe(5);
  });

  it('REL5 knows that its page failed for the API’s sake, and no other', () => {
    const [first, other] = [newBudget(), newBudget()];
    within(first, () => noteFailedPage());
    expect([first, other].map((budget) => within(budget, hasFailedForApi))).toEqual([true, false]);
    expect(hasFailedForApi()).toBe(false);
  });
});
