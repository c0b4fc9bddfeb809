import { describe, expect, it } from 'vitest';
import { sumLine, sumOf, tooManyTries } from './sums.ts';

const well = { passed: 5, failed: 0, skipped: 1, secondTries: 0 };

describe('the sum of both gates', () => {
  it('is a line that says what passed, failed and was skipped', () => {
    expect(sumLine({ passed: 3, failed: 1, skipped: 0 })).toBe('3 passed, 1 failed');
    expect(sumLine({ passed: 3, failed: 0, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped');
  });

  it('adds them up', () => {
    expect(
      sumOf([
        { name: 'test', result: well },
        { name: 'test-system', result: { ...well, passed: 2, failed: 1 } },
      ]),
    ).toEqual({ counts: { passed: 7, failed: 1, skipped: 2 }, problems: [] });
  });

  it('counts a gate without a result as a failure', () => {
    expect(
      sumOf([
        { name: 'test', result: null },
        { name: 'test-system', result: well },
      ]),
    ).toEqual({ counts: { passed: 5, failed: 1, skipped: 1 }, problems: ['test: it left no result'] });
  });

  it('fails with more than three second tries in a gate, or in both together', () => {
    expect([tooManyTries(3), tooManyTries(4)]).toEqual([
      null,
      '4 tests passed on the second try only, at most 3 may',
    ]);
    const both = (one: number, other: number, failed = 0) =>
      sumOf([
        { name: 'test', result: { ...well, secondTries: one, failed } },
        { name: 'test-system', result: { ...well, secondTries: other } },
      ]);
    expect(both(2, 1).counts.failed).toBe(0);
    expect(both(2, 2)).toMatchObject({ counts: { failed: 1 }, problems: [tooManyTries(4)] });
    // That gate has counted it.
    expect(both(4, 1, 1)).toMatchObject({ counts: { failed: 1 }, problems: [] });
  });
});
