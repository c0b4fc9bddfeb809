import { expect, it } from 'vitest';
import { isTooDeep } from './too-deep.ts';

const lists = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const maps = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

it('REL5 counts levels of lists and maps, not brackets', () => {
  expect([lists(64), lists(65), maps(64), maps(65)].map(isTooDeep)).toEqual([false, true, false, true]);
  expect(isTooDeep(`[${'[],'.repeat(1_000)}[]]`)).toBe(false);
});

it('REL5 does not look into texts', () => {
  expect(isTooDeep(JSON.stringify({ a: '['.repeat(100), b: `"${'{'.repeat(100)}` }))).toBe(false);
  expect(isTooDeep(`["\\\\",${lists(65)}]`)).toBe(true);
  expect(isTooDeep(`["\\"",${lists(63)}]`)).toBe(false);
});

it('REL5 says so of a million lists in each other, and of text that is no JSON', () => {
  expect(isTooDeep(lists(1_000_000))).toBe(true);
  expect([isTooDeep(''), isTooDeep('"['), isTooDeep(']]')]).toEqual([false, false, false]);
});
