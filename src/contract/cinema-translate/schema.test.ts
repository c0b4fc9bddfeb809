import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { cinemaTranslateFixture } from './fixture.ts';
import { cinemaTranslateEndpoint } from './schema.ts';

describe('GET /api/cinema/{slug}/translate', () => {
  const { answer } = cinemaTranslateEndpoint;

  it('answers slugs by language', () => {
    expect(Object.keys(answer.parse(cinemaTranslateFixture))).toContain('en');
  });

  it('leaves out languages it does not know and those without a slug', () => {
    expect(readTwice(answer, { ...cinemaTranslateFixture, it: 'altro', nl: null })).toStrictEqual(
      cinemaTranslateFixture,
    );
    expect(readTwice(answer, [])).toStrictEqual({});
  });

  it('refuses what is no slug', () => {
    expect(refusedPaths(answer, { fr: 'a/b' })).toStrictEqual(['fr']);
    expect(refusedPaths(answer, 'fr')).toStrictEqual(['']);
  });
});
