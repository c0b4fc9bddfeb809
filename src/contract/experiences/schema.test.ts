import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { experiencesFixture } from './fixture.ts';
import { experiencesAnswer, experiencesEndpoint } from './schema.ts';

describe('GET /api/gpxp', () => {
  it('R242 stands where programs ask for it', () => {
    expect(experiencesEndpoint.path).toBe('/api/gpxp');
  });

  it('reads an experience with its title alone', () => {
    const [, written] = experiencesFixture;
    const { slug, title } = written;
    expect(readTwice(experiencesAnswer, [{ slug, title }])).toStrictEqual([written]);
    expect(refusedPaths(experiencesAnswer, [{ slug }])).toStrictEqual(['0.title']);
  });
});
