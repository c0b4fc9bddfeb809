import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../../test-support.ts';
import { feelingsFixture } from './fixture.ts';
import { emotionBody, feelings, intentionBody, shownSlugs } from './schema.ts';

describe('the feelings of a client', () => {
  it('R114 gives an emotion and an intention per show', () => {
    expect(readTwice(feelings, feelingsFixture)).toStrictEqual(feelingsFixture);
    expect(readTwice(feelings, [])).toStrictEqual({});
    expect(readTwice(feelings, { a: {} })).toStrictEqual({ a: { emotion: null, intention: 0 } });
    expect(readTwice(feelings, { a: { emotion: 0 } })).toStrictEqual({ a: { emotion: null, intention: 0 } });
  });

  it('R223 intends 2 by default and removes where the intention is falsy', () => {
    expect(intentionBody.parse({})).toStrictEqual({ intention: 2 });
    expect(intentionBody.parse({ intention: 2, isDelete: false })).toStrictEqual({ intention: 2 });
    for (const body of [
      { intention: 0 },
      { intention: null },
      { isDelete: true },
      { intention: 2, isDelete: true },
    ])
      expect(intentionBody.parse(body)).toStrictEqual({ intention: 0 });
    expect(refusedPaths(intentionBody, { intention: 1 })).toStrictEqual(['intention']);
  });

  it('R252 takes the three emotions and removes one', () => {
    for (const emotion of [1, 2, 3]) expect(emotionBody.parse({ emotion })).toStrictEqual({ emotion });
    for (const body of [
      { isDelete: true },
      { emotion: null },
      { emotion: 0 },
      { emotion: 3, isDelete: true },
    ])
      expect(emotionBody.parse(body)).toStrictEqual({ emotion: null });
    for (const emotion of [4, -1, '3', 1.5])
      expect(refusedPaths(emotionBody, { emotion })).toStrictEqual(['emotion']);
    expect(refusedPaths(emotionBody, {})).not.toStrictEqual([]);
  });

  it('R252 asks about a bounded number of shows', () => {
    expect(shownSlugs.parse({})).toStrictEqual({});
    expect(refusedPaths(shownSlugs, { showSlugs: Array.from({ length: 501 }, () => 'a') })).toStrictEqual([
      'showSlugs',
    ]);
    expect(refusedPaths(shownSlugs, { showSlugs: ['a/b'] })).toStrictEqual(['showSlugs.0']);
  });
});
