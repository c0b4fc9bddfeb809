import { describe, expect, it } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import type { City } from '#src/contract/cities/schema.ts';
import { fold } from '#src/kernel/text/fold.ts';
import { cinemaPattern, citiesNearCode, postalCodeOf, searchPlaces } from './place-search.ts';

function theatre(addressZip: string, addressCity: string): Cinema['theaters'][number] {
  return { name: '', addressLine1: '', addressLine2: null, addressZip, addressCity, gpsPosition: null };
}

function cinema(slug: string, name: string, ...theatres: readonly [zip: string, city: string][]): Cinema {
  return {
    ...cinemasFixture[0],
    slug,
    name,
    theaters: theatres.map(([zip, place]) => theatre(zip, place)),
  };
}

function city(slug: string, name: string, departement: string, cinemas: readonly string[]): City {
  return { ...citiesFixture[0], slug, name, departement, cinemas: [...cinemas] };
}

const cinemas = [
  cinema('bellecour', 'Velours Bellecour', ['69002', 'Lyon']),
  cinema('carre', 'Velours Carré de Soie', ['69120', 'Vaulx-en-Velin']),
  cinema('massif', 'Velours Massif', ['42000', 'Saint-Étienne'], ['42100', 'Saint-Étienne Sud']),
  cinema('haven', 'Velours Haven', ['2511 CR', 'Den Haag']),
];
const cities = [
  city('lyon', 'Lyon', '69', ['bellecour', 'carre', 'pulled-down']),
  city('saint-etienne', 'Saint-Étienne', '42', ['massif']),
  city('den-haag', 'Den Haag', '2511', ['haven']),
  city('lyons-la-foret', 'Lyons-la-Forêt', '27480', ['pulled-down']),
];

function found(text: string) {
  const places = searchPlaces(text, cities, cinemas);
  return [places.cities.map(({ slug }) => slug), places.cinemas.map(({ slug }) => slug)];
}

describe('searching for a place', () => {
  it.each([
    // The city's code, or its department.
    ['69', ['lyon'], ['bellecour', 'carre']],
    ['25', ['den-haag'], ['haven']],
    // The postal code of a theatre; the search also finds the city of that cinema.
    ['69002', ['lyon'], ['bellecour']],
    ['6912', ['lyon'], ['carre']],
    ['42100', ['saint-etienne'], ['massif']],
    ['2511 CR', ['den-haag'], ['haven']],
    ['2511cr', ['den-haag'], ['haven']],
    // A search matches the beginning of a code, never its middle.
    ['9002', [], []],
    ['75', [], []],
  ])('R182 R184 the postal code %s', (text, cityNames, cinemaNames) => {
    expect(found(text)).toEqual([cityNames, cinemaNames]);
  });

  it.each([
    ['lyon', ['lyon'], ['bellecour', 'carre']],
    ['LYON', ['lyon'], ['bellecour', 'carre']],
    ['yo', ['lyon'], ['bellecour', 'carre']],
    ['haag', ['den-haag'], ['haven']],
    ['marseille', [], []],
  ])('R184 the text %s in any place of a name', (text, cityNames, cinemaNames) => {
    expect(found(text)).toEqual([cityNames, cinemaNames]);
  });

  it.each(['Saint-Étienne', 'saint etienne', 'SAINT-ETIENNE', 'étienne', 'saint–etienne'])(
    'R183 accents, case and what joins the words do not matter: %s',
    (text) => {
      expect(found(text)).toEqual([['saint-etienne'], ['massif']]);
    },
  );

  it.each([
    ['bellecour', ['bellecour']],
    // The name of the cinema, then that of its city.
    ['bellecour lyon', ['bellecour']],
    ['carre de soie', ['carre']],
    // The city of the theatre, which is not the city that lists it.
    ['vaulx', ['carre']],
    ['etienne sud', ['massif']],
    // No pattern has these words in this order.
    ['lyon bellecour', ['bellecour']],
  ])('R185 a cinema by its pattern: %s', (text, cinemaNames) => {
    expect(found(text)[1]).toEqual(cinemaNames);
  });

  const abroad = [
    cinema('bourse', 'Velours Bourse', ['B-1000', 'Bruxelles']),
    cinema('sarine', 'Velours Sarine', ['1700', 'Fribourg']),
    cinema('limmat', 'Velours Limmat', ['8001', 'Zürich']),
    cinema('hofvijver', 'Velours Hofvijver', ['2511 AB', 'Den Haag']),
    cinema('singel', 'Velours Singel', ['1012 AB', 'Amsterdam']),
    cinema('rokin', 'Velours Rokin', ['1098 XX', 'Amsterdam']),
    cinema('bastille', 'Velours Bastille', ['75 011', 'Paris']),
    cinema('louvre', 'Velours Louvre', ['75001', 'Paris']),
  ];
  const citiesAbroad = ['Bruxelles', 'Fribourg', 'Zürich', 'Den Haag', 'Amsterdam', 'Paris'].map((name) =>
    city(
      fold(name).replaceAll(' ', '-'),
      name,
      '',
      abroad.flatMap(({ slug, theaters }) => (theaters[0]?.addressCity === name ? [slug] : [])),
    ),
  );

  it.each([
    ['brussel', ['bruxelles'], ['bourse']],
    ['Brüssel', ['bruxelles'], ['bourse']],
    ['Freiburg', ['fribourg'], ['sarine']],
    ['zuerich', ['zurich'], ['limmat']],
    ["'s-Gravenhage", ['den-haag'], ['hofvijver']],
    ['B1000', ['bruxelles'], ['bourse']],
    ['b-1000 bruxelles', [], ['bourse']],
    ['CH-1700', ['fribourg'], ['sarine']],
    ['amsterdam 1012', [], ['singel']],
    ['1012 ab amsterdam', [], ['singel']],
    ['amsterdam 1017', ['amsterdam'], ['rokin', 'singel']],
    ['nl-1098 xx', ['amsterdam'], ['rokin']],
    ['F-75011', ['paris'], ['bastille']],
    ['paris 11', [], ['bastille']],
    ['Paris 11ème', [], ['bastille']],
    ['paris 1er', [], ['louvre']],
    ['paris 12e', ['paris'], ['bastille', 'louvre']],
  ])('R182 R184 R185 as people type it: %s', (text, cityNames, cinemaNames) => {
    const places = searchPlaces(text, citiesAbroad, abroad);
    expect(places.cities.map(({ slug }) => slug)).toEqual(cityNames);
    expect(places.cinemas.map(({ slug }) => slug).toSorted()).toEqual(cinemaNames);
  });

  it('R185 the pattern is name, city and theatre city', () => {
    expect(cinemaPattern({ name: 'Velours Carré', theaters: cinemas[1]?.theaters ?? [] }, 'Lyon')).toBe(
      'velours carre lyon vaulx en velin',
    );
    expect(cinemaPattern({ name: 'Velours', theaters: [] }, null)).toBe('velours');
  });

  it('R185 what the list of cinemas lacks is not found, nor a city with nothing else', () => {
    expect(found('lyons')).toEqual([[], []]);
    expect(searchPlaces('lyon', cities, []).cities).toEqual([]);
  });

  it('puts first what begins with the text', () => {
    const names = ['Villelyon', 'Lyon', 'Alyon'].map((name) => city(name, name, '1', ['haven']));
    expect(searchPlaces('lyon', names, cinemas).cities.map(({ name }) => name)).toEqual([
      'Lyon',
      'Alyon',
      'Villelyon',
    ]);
  });

  it('finds nothing by marks alone', () => {
    expect(found(' - ')).toEqual([[], []]);
  });

  it.each([
    ['75011', '75011'],
    ['2511 cr', '2511cr'],
    ['75 011', '75011'],
    ['3 Fontaines', null],
    ['lyon', null],
  ])('R184 tells codes from names: %s', (text, code) => {
    expect(postalCodeOf(text)).toBe(code);
  });
});

describe('the cities near a postal code that finds nothing', () => {
  const near = (text: string) => citiesNearCode(text, cities, cinemas).map(({ slug }) => slug);

  it.each([
    ['69800', ['lyon']],
    ['42999', ['saint-etienne']],
    ['2599', ['den-haag']],
    // One common digit does not make a region, a name has no neighbouring codes, and a city needs a cinema.
    ['6', []],
    ['lyon', []],
    ['27481', []],
  ])('%s', (text, slugs) => {
    expect(near(text)).toEqual(slugs);
  });

  it('are the nearest few, the most digits in common first', () => {
    const many = ['75', '7511', '751', '75118'].map((code) => city(code, code, code, ['haven']));
    expect(citiesNearCode('75119', many, cinemas, 3).map(({ slug }) => slug)).toEqual([
      '7511',
      '75118',
      '751',
    ]);
  });
});
