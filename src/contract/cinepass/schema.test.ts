import { describe, expect, it } from 'vitest';
import { readTwice } from '../test-support.ts';
import { cinepassFixture } from './fixture.ts';
import { cinepass } from './schema.ts';

describe('GET /api/cinepass', () => {
  it('R120 has the state of the page, its promotion and its partners', () => {
    expect(readTwice(cinepass, cinepassFixture)).toStrictEqual(cinepassFixture);
  });

  it('R194 drops partners without a theater', () => {
    const read = readTwice(cinepass, {
      ...cinepassFixture,
      partners: [{ theater: null }, {}, ...cinepassFixture.partners, null],
    });
    expect(read).toStrictEqual(cinepassFixture);
  });

  it('is open without promotion and partners where it says nothing', () => {
    expect(readTwice(cinepass, {})).toStrictEqual({ maintenance: false, promotion: null, partners: [] });
  });
});
