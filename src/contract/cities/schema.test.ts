import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { citiesFixture } from './fixture.ts';
import { citiesAnswer, city } from './schema.ts';

describe('GET /api/cities', () => {
  it('R073 has the fields of a city in the order of the wire', () => {
    expect(Object.keys(city.shape).join(' ')).toBe('id slug name departement isIdf gpsPosition cinemas');
  });

  it('R073 reads a city without department, flag and cinemas', () => {
    const [, bare] = citiesFixture;
    const { id, slug, name } = bare;
    expect(readTwice(citiesAnswer, [{ id, slug, name }])).toStrictEqual([{ ...bare, isIdf: false }]);
    expect(refusedPaths(citiesAnswer, [{ id, slug }])).toStrictEqual(['0.name']);
  });
});
