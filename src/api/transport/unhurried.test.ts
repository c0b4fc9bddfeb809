import { describe, expect, it } from 'vitest';
import { newBudget, takeTime, within } from './budget.ts';
import { makeRead, wouldWait } from './unhurried.ts';

const name = 'fr-FR shows {}';

/** A budget of a page; nobody waits for one that is rendered behind a kept page. */
function budgetOf(waits: boolean) {
  const budget = newBudget();
  if (!waits) within(budget, takeTime);
  return budget;
}

/** A read that is being made, and what ends it. */
function begin(waits: boolean) {
  const answer = Promise.withResolvers<string>();
  const read = within(budgetOf(waits), () => makeRead(name, () => answer.promise));
  return { read, end: answer.resolve, fail: answer.reject };
}

const visitorWouldWait = (of = name) => within(budgetOf(true), () => wouldWait(of));

describe('wouldWait', () => {
  it('REL4: a visitor would wait for a read that is made for a page that nobody waits for, until it has ended', async () => {
    const [one, other] = [begin(false), begin(false)];
    expect([visitorWouldWait(), visitorWouldWait('fr-FR events {}')]).toEqual([true, false]);
    one.end('answer');
    await expect(one.read).resolves.toBe('answer');
    expect(visitorWouldWait()).toBe(true);
    other.fail(new Error('it failed'));
    await expect(other.read).rejects.toThrow('it failed');
    expect(visitorWouldWait()).toBe(false);
  });

  it('a read of a page that a visitor waits for comes in time by itself', async () => {
    const { read, end } = begin(true);
    expect(visitorWouldWait()).toBe(false);
    end('answer');
    await expect(read).resolves.toBe('answer');
  });

  it('who does not have to come in time waits for any read', async () => {
    const { read, end } = begin(false);
    expect(within(budgetOf(false), () => wouldWait(name))).toBe(false);
    expect(wouldWait(name)).toBe(false);
    end('answer');
    await read;
  });
});
