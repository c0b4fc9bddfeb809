import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageCache } from '#src/request/cache/page-cache.ts';
import {
  html,
  key,
  lifetime,
  pass,
  request,
  sentFor,
  textOf,
  warmStage,
  type WarmStage,
} from './test-warm.ts';

/** What {@link warmStage} gives, anew for each test. */
let cache: PageCache;
let render: WarmStage['render'];
let frameworkAnswers: WarmStage['frameworkAnswers'];
let learned: WarmStage['learned'];

beforeEach(() => ({ cache, render, frameworkAnswers, learned } = warmStage()));
afterEach(() => vi.useRealTimers());

describe('pages that are due', () => {
  it('a version that is due before anybody has read it is rendered again by one request', async () => {
    const warm = await learned();
    await render('two');
    pass(61_000);
    const outcomes = Array.from({ length: 20 }, () => warm.outcomeOf(request()));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['framework', ...outcomes.slice(1).map(() => 'answer')]);
  });

  it('while Next.js is busy, a page that is due is answered as it is kept, and its turn stays free', async () => {
    const warm = await learned();
    pass(61_000);
    const outcomes = Array.from({ length: 3 }, () => warm.outcomeOf(request(), () => true));
    expect(outcomes.map((outcome) => textOf(outcome))).toEqual(outcomes.map(() => html('one')));
    expect(warm.outcomeOf(request()).kind).toBe('framework');
  });

  it('while a stale page is rendered again, one request goes to Next.js and all others get the kept bytes', async () => {
    const warm = await learned();
    pass(61_000);
    const outcomes = Array.from({ length: 20 }, () => warm.outcomeOf(request()));
    expect(outcomes.filter(({ kind }) => kind === 'framework')).toHaveLength(1);
    for (const outcome of outcomes.slice(1)) {
      expect(textOf(outcome)).toBe(html('one'));
      expect(outcome).toMatchObject({ answer: { headers: { 'x-nextjs-cache': 'STALE' } } });
    }
    // Next.js finds the page due, and may render it.
    await expect(cache.get(key)).resolves.toMatchObject({ lifetime });
    // It has rendered: one request reads the new answer, the others get the kept bytes for these milliseconds.
    await render('two');
    const [first, ...others] = Array.from({ length: 5 }, () => warm.outcomeOf(request()));
    expect(others.map((outcome) => textOf(outcome))).toEqual(others.map(() => html('one')));
    if (first !== undefined) await frameworkAnswers(first, 'two');
    expect(textOf(warm.outcomeOf(request()))).toBe(html('two'));
  });

  it.each(['watch', 'giveBack'] as const)(
    'SEC1 lets another request go when the one that went has %s called and began no rendering',
    async (call) => {
      const warm = await learned();
      pass(61_000);
      const first = warm.outcomeOf(request());
      expect(warm.outcomeOf(request()).kind).toBe('answer');
      if (first.kind !== 'framework') throw new Error('expected Next.js to answer');
      void first[call]?.(200, sentFor('one', 'STALE'));
      expect(warm.outcomeOf(request()).kind).toBe('framework');
      // That one begins the rendering.
      await cache.get(key);
      void first[call]?.(200, sentFor('one', 'STALE'));
      expect(warm.outcomeOf(request()).kind).toBe('answer');
    },
  );

  it('lets another request go when the one that went has not begun a rendering for half a minute', async () => {
    const warm = await learned();
    pass(61_000);
    const kinds = () => [warm.outcomeOf(request()).kind, warm.outcomeOf(request()).kind];
    expect(kinds()).toEqual(['framework', 'answer']);
    pass(31_000);
    expect(kinds()).toEqual(['framework', 'answer']);
  });

  it('a replaced catalogue makes pages due at once; they are given on', async () => {
    const warm = await learned();
    pass(2_000);
    cache.markStale('fr-FR');
    expect(warm.outcomeOf(request()).kind).toBe('framework');
    expect(textOf(warm.outcomeOf(request()))).toBe(html('one'));
  });
});
