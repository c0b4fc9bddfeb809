import { expect, it } from 'vitest';
import { AskBudget } from './ask-budget.ts';

function takenOf(budget: AskBudget, tries: number): number {
  return Array.from({ length: tries }, () => budget.take()).filter(Boolean).length;
}

it('gives 40 questions at once and 10 more a second, never more than 40', () => {
  let time = 5_000;
  const budget = new AskBudget(() => time);
  expect(takenOf(budget, 1_000)).toBe(40);
  time += 99;
  expect(budget.take()).toBe(false);
  time += 1;
  expect(takenOf(budget, 5)).toBe(1);
  time += 1_000;
  expect(takenOf(budget, 100)).toBe(10);
  time += 3_600_000;
  expect(takenOf(budget, 1_000)).toBe(40);
});
