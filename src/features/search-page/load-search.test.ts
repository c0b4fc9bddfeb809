import { expect, it } from 'vitest';
import type { City } from '#src/contract/cities/schema.ts';
import { suggestedCities } from './load-search.ts';

function city(name: string, cinemas: number): City {
  return {
    id: 1,
    slug: name.toLowerCase(),
    name,
    departement: '',
    isIdf: false,
    gpsPosition: { x: 0, y: 0 },
    cinemas: Array.from({ length: cinemas }, (_, at) => `c-${at}`),
  };
}

it('R140 the search suggests the cities that the site puts first, else those with the most cinemas', () => {
  const cities = [city('Évry', 1), city('Lyon', 4), city('Paris', 9), city('Nice', 4)];
  expect(suggestedCities([], cities).map(({ name }) => name)).toEqual(['Paris', 'Lyon', 'Nice', 'Évry']);
  expect(suggestedCities(cities.slice(1, 2), cities).map(({ name }) => name)).toEqual(['Lyon']);
});
