import { describe, expect, it } from 'vitest';
import { sites } from '#src/sites/registry.ts';
import { citySlugOfName, topCities } from './top-cities.ts';

const dutch = [
  { id: 1, slug: 'amsterdam', name: 'Amsterdam' },
  { id: 2, slug: 'den-haag', name: 'Den Haag' },
  { id: 3, slug: 'delft', name: 'Delft' },
  { id: 4, slug: 'utrecht', name: 'Utrecht' },
];
const english = [
  { id: 4, slug: 'utrecht', name: 'Utrecht' },
  { id: 2, slug: 'the-hague', name: 'The Hague' },
  { id: 1, slug: 'amsterdam', name: 'Amsterdam' },
];

describe('the top cities of a site', () => {
  it.each([
    ['Paris', 'paris'],
    ['Den Haag', 'den-haag'],
    ['La Chaux de Fonds', 'la-chaux de fonds'],
  ])('R141 the slug of %s is %s: lower case, the first space a dash', (name, slug) => {
    expect(citySlugOfName(name)).toBe(slug);
  });

  it('R140 are named by the sites of France and the Netherlands, five each', () => {
    expect(sites.fr.topCities).toEqual(['Paris', 'Lyon', 'Marseille', 'Toulouse', 'Nice']);
    expect(sites.nl.topCities).toEqual(['Amsterdam', 'Rotterdam', 'Den Haag', 'Utrecht', 'Tilburg']);
  });

  it('R140 R141 stand in the order of the site, those of the catalogue only', () => {
    expect(topCities(sites.nl.topCities, dutch, dutch).map(({ slug }) => slug)).toEqual([
      'amsterdam',
      'den-haag',
      'utrecht',
    ]);
  });

  it('R141 are found in a language that writes them otherwise', () => {
    expect(topCities(sites.nl.topCities, english, dutch).map(({ slug }) => slug)).toEqual([
      'amsterdam',
      'the-hague',
      'utrecht',
    ]);
  });

  it('are none where the site names none', () => {
    expect(topCities([], dutch, dutch)).toEqual([]);
  });
});
