import { describe, expect, it } from 'vitest';
import type { City } from '#src/contract/cities/schema.ts';
import { citiesNamed, topCities } from './load-search.ts';

function city(name: string, departement: string, cinemas: number): City {
  return {
    id: 1,
    slug: name.toLowerCase(),
    name,
    departement,
    isIdf: false,
    gpsPosition: { x: 0, y: 0 },
    cinemas: Array.from({ length: cinemas }, (_, at) => `c-${at}`),
  };
}

const cities = [
  city('Évry', '91', 1),
  city('Lyon', '69', 4),
  city('Paris', '75', 9),
  city('Cormeilles-en-Parisis', '95', 1),
  city('Nowhere', '', 4),
];

const named = (text: string) => citiesNamed(cities, text).map(({ name }) => name);

describe('cities of a search', () => {
  it('R183 R184 are found by a part of their name, those that begin so first', () => {
    expect(named('PARIS')).toEqual(['Paris', 'Cormeilles-en-Parisis']);
    expect(named('evry')).toEqual(['Évry']);
    expect(named('xyz')).toEqual([]);
  });

  it('R184 are found by the beginning of their postal code where a number is asked for', () => {
    expect(named('69')).toEqual(['Lyon']);
    expect(named('69006')).toEqual(['Lyon']);
    expect(named('9')).toEqual(['Évry', 'Cormeilles-en-Parisis']);
    expect(named('13')).toEqual([]);
  });

  it('are suggested by how many cinemas they have', () => {
    expect(topCities(cities).map(({ name }) => name)).toEqual([
      'Paris',
      'Lyon',
      'Nowhere',
      'Évry',
      'Cormeilles-en-Parisis',
    ]);
  });
});
