import { beforeEach, describe, expect, it, vi } from 'vitest';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { readCities, readCitySlugs, readTopCities } from './cities.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('./read.ts', async () => (await import('./read-test-kit.ts')).readsOf(reads));

const [city] = citiesFixture;
const haag = { ...city, id: 4, slug: 'den-haag', name: 'Den Haag' };

beforeEach(() => {
  reads.answers.clear();
  reads.answers.set('nl-NL cities', [haag, { ...city, id: 1, slug: 'amsterdam', name: 'Amsterdam' }]);
  reads.answers.set('en-NL cities', [{ ...haag, slug: 'the-hague', name: 'The Hague' }]);
});

describe('the cities of a site', () => {
  it('R140 R141 the top ones in the language of the page, those that its catalogue has', async () => {
    expect((await readTopCities('nl-NL')).map(({ slug }) => slug)).toEqual(['amsterdam', 'den-haag']);
    expect((await readTopCities('en-NL')).map(({ slug }) => slug)).toEqual(['the-hague']);
  });

  it('R140 none where the site names none, without asking', async () => {
    reads.asked.length = 0;
    expect(await readTopCities('de-CH')).toEqual([]);
    expect(reads.asked).toEqual([]);
  });

  it('R007 a city has its slug in each language whose list has it', async () => {
    expect(await readCitySlugs('nl-NL', haag)).toEqual({ nl: 'den-haag', en: 'the-hague' });
    expect(await readCitySlugs('en-NL', { id: 1, slug: 'amsterdam-en' })).toEqual({
      nl: 'amsterdam',
      en: 'amsterdam-en',
    });
  });

  it('R007 a list that cannot be had, or a slug without address, costs that language only', async () => {
    reads.answers.set('en-NL cities', { failure: { kind: 'timeout' } });
    expect(await readCitySlugs('nl-NL', haag)).toEqual({ nl: 'den-haag' });
    reads.answers.set('en-NL cities', [{ ...haag, slug: 'city' }]);
    expect(await readCitySlugs('nl-NL', haag)).toEqual({ nl: 'den-haag' });
    reads.answers.delete('nl-NL cities');
    expect(await readCities('nl-NL')).toEqual([]);
  });
});
