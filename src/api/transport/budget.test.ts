import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { inBudget, newBudget, outsideBudget, takeTime, within } from './budget.ts';

/** Over as soon as it begins. */
const usedUp = () => ({ ...newBudget(), whole: 0 });

const never = new Promise<string>(() => undefined);
const soon = () => Promise.resolve('answer');

beforeEach(() => {
  forgetProcessWide();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the time of a page', () => {
  it('REL4 ends what is waited for, also when it ends first', async () => {
    await expect(within(newBudget(), () => inBudget(soon()))).resolves.toBe('answer');
    await expect(within(usedUp(), () => inBudget(never))).resolves.toBeUndefined();
    const waiting = within(newBudget(), () => inBudget(never));
    await vi.advanceTimersByTimeAsync(1_700);
    await expect(waiting).resolves.toBeUndefined();
  });

  it('gives what is optional a share of it', async () => {
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
  });

  it('is shared by what comes one after another', async () => {
    const budget = newBudget();
    void within(budget, () => inBudget(never));
    await vi.advanceTimersByTimeAsync(0.9 * budget.whole);
    const done: unknown[] = [];
    void within(budget, () => inBudget(never)).then((answer) => done.push(answer));
    await vi.advanceTimersByTimeAsync(0.2 * budget.whole);
    expect(done).toEqual([undefined]);
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
});
