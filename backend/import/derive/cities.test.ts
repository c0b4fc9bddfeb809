import { describe, expect, it } from 'vitest';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesOf } from './cities.ts';

/** Cinemas of one city by the city and postal code of their addresses. */
function cinemasIn(citySlug: string, ...addresses: (readonly [city: string, zip: string])[]): Cinema[] {
  const [model] = cinemasFixture;
  const [theater] = model?.theaters ?? [];
  if (model === undefined || theater === undefined) throw new Error('the fixture has no address');
  return addresses.map(([addressCity, addressZip], index) => ({
    ...model,
    slug: `velours-${citySlug}-${index}`,
    citySlug,
    theaters: [{ ...theater, addressCity, addressZip }],
  }));
}

const nameOf = (slug: string, ...cities: string[]) =>
  citiesOf('fr', cinemasIn(slug, ...cities.map((city): [string, string] => [city, '67000'])))[0]?.name;

describe('a city that the cinemas name', () => {
  it('is called by the address that its slug is made of, not by its first suburb', () => {
    const cinemas = cinemasIn('strasbourg', ['Brumath', '67170'], ['Strasbourg', '67000']);
    expect(citiesOf('fr', cinemas)).toMatchObject([
      {
        id: 1,
        slug: 'strasbourg',
        name: 'Strasbourg',
        departement: '67000',
        isIdf: false,
        cinemas: ['velours-strasbourg-0', 'velours-strasbourg-1'],
      },
    ]);
  });

  it.each([
    ['saint-etienne', ['SAINT-ETIENNE', 'Saint-Étienne'], 'Saint-Étienne'],
    ['saint-etienne', ['SAINT-ÉTIENNE'], 'SAINT-ÉTIENNE'],
    ['l-hay-les-roses', ['L’Haÿ-les-Roses'], 'L’Haÿ-les-Roses'],
    ['s-hertogenbosch', ['’s-Hertogenbosch'], '’s-Hertogenbosch'],
    ['den-haag', ['Rijswijk', 'Den Haag '], 'Den Haag'],
    ['zuerich', ['Dietikon', 'Zürich'], 'Zürich'],
    ['zurich', ['Zu\u{308}rich'], 'Zu\u{308}rich'],
    ['st-gallen', ['St. Gallen'], 'St. Gallen'],
  ])('is called as its address is written: %s among %j', (slug, cities, name) => {
    expect(nameOf(slug, ...cities)).toBe(name);
  });

  it.each([
    ['strasbourg', ['Brumath'], 'Strasbourg'],
    ['paris', ['Paris 13e', 'Ivry-sur-Seine'], 'Paris'],
    ['belle-epine', ['Thiais'], 'Belle Epine'],
    ['lyon', [''], 'Lyon'],
  ])('is called by the words of its slug where no address is: %s among %j', (slug, cities, name) => {
    expect(nameOf(slug, ...cities)).toBe(name);
  });

  it('lies in Île-de-France by its own postal code', () => {
    const cinemas = cinemasIn('lille', ['Melun', '77000'], ['Lille', '59000']);
    expect(citiesOf('fr', cinemas)[0]).toMatchObject({ isIdf: false });
    expect(citiesOf('fr', cinemasIn('paris', ['Paris 13e', '75013']))[0]).toMatchObject({ isIdf: true });
    expect(citiesOf('nl', cinemasIn('paris', ['Paris', '75013']))[0]).toMatchObject({ isIdf: false });
  });
});
