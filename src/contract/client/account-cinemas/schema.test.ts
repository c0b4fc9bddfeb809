import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../../test-support.ts';
import { favouriteCinemasFixture } from './fixture.ts';
import { cinemaReferences, favouriteCinemas } from './schema.ts';

describe('accounts/me/cinemas', () => {
  it('R113 lists codeCcs, numbers read as digits', () => {
    expect(readTwice(favouriteCinemas, favouriteCinemasFixture)).toStrictEqual(favouriteCinemasFixture);
    expect(readTwice(favouriteCinemas, [{ codeCcs: 2041 }])).toStrictEqual([{ codeCcs: '2041' }]);
    expect(refusedPaths(favouriteCinemas, [{ codeCcs: 'paris' }])).toStrictEqual(['0.codeCcs']);
  });

  it('R250 takes {cinemas} to add and to remove, bounded', () => {
    expect(refusedPaths(cinemaReferences, { cinemas: ['2041'] })).toStrictEqual([]);
    for (const cinemas of [
      [],
      undefined,
      'x',
      ['a b'],
      ['1'.repeat(21)],
      Array.from({ length: 51 }, () => '1'),
    ])
      expect(refusedPaths(cinemaReferences, { cinemas })).not.toStrictEqual([]);
  });
});
