import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { showTranslateFixture } from './fixture.ts';
import { showTranslateEndpoint } from './schema.ts';

describe('GET /api/show/{slug}/translate', () => {
  const { answer } = showTranslateEndpoint;

  it('answers slugs by language', () => {
    expect(Object.keys(answer.parse(showTranslateFixture))).toContain('en');
  });

  it('leaves out languages it does not know and those without a slug', () => {
    expect(readTwice(answer, { ...showTranslateFixture, it: 'altro', nl: null })).toStrictEqual(
      showTranslateFixture,
    );
    expect(readTwice(answer, [])).toStrictEqual({});
  });

  it('refuses what is no slug', () => {
    expect(refusedPaths(answer, { fr: 'a/b' })).toStrictEqual(['fr']);
    expect(refusedPaths(answer, 'fr')).toStrictEqual(['']);
  });
});
