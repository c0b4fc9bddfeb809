import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { cinemaListView } from '../cinema/cinema-list-view.ts';
import { nearPlace } from './near-place.ts';
import { placeIndex } from './place-index.ts';
import { parseStoredPlace, rounded, storedPlaceValue } from './stored-place.ts';

const french = {
  cities: [
    { slug: 'bruxelles', id: 1, gpsPosition: { x: 50.85, y: 4.35 } },
    { slug: 'anvers', id: 2, gpsPosition: { x: 51.22, y: 4.4 } },
    { slug: 'liege', id: 3, gpsPosition: null },
  ],
  cinemas: [
    { slug: 'velours-bourse', citySlug: 'bruxelles', vistaRef: '0301' },
    { slug: 'velours-meir', citySlug: 'anvers', vistaRef: null },
  ],
};
const dutch = {
  cities: [
    { slug: 'brussel', id: 1, gpsPosition: { x: 50.85, y: 4.35 } },
    { slug: 'antwerpen', id: 2 },
    { slug: 'gent', id: 9 },
  ],
  cinemas: [{ slug: 'velours-beurs', citySlug: 'brussel', vistaRef: '0301' }],
};

describe('the city of a stored place', () => {
  const { cityOf } = placeIndex(french, [dutch]);

  it.each([
    ['city:bruxelles', 'bruxelles'],
    ['city:brussel', 'bruxelles'],
    ['city:antwerpen', 'anvers'],
    ['city:gent', null],
    ['city:atlantis', null],
    ['cinema:0301', 'bruxelles'],
    ['cinema:velours-beurs', 'bruxelles'],
    ['cinema:velours-meir', 'anvers'],
    ['cinema:9999', null],
    ['position:50.9,4.4', 'bruxelles'],
    ['position:51.2,4.41', 'anvers'],
    ['position:48.86,2.35', null],
    ['favorite', null],
  ])('D44 D52 of %s is %j', (value, city) => {
    const stored = parseStoredPlace(value);
    expect(stored === null ? 'no place' : cityOf(stored)).toBe(city);
  });

  it('D52 a position is read and written in hundredths of a degree, whatever was stored', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const value = storedPlaceValue({ type: 'position', position: { latitude, longitude } });
          expect(value).toMatch(/^position:-?\d{1,2}(\.\d{1,2})?,-?\d{1,3}(\.\d{1,2})?$/);
          const exact = `position:${latitude.toFixed(6)},${longitude.toFixed(6)}`;
          const read = parseStoredPlace(exact);
          expect(read).toEqual({ type: 'position', position: rounded({ latitude, longitude }) });
        },
      ),
      { seed: 52, numRuns: 300 },
    );
  });
});

describe('the cinemas that count near a city', () => {
  const [model] = cinemasFixture;
  const [city] = citiesFixture;
  const cinema = (slug: string, x: number, open = true) =>
    cinemaListView({
      ...model,
      slug,
      status: open,
      theaters: model.theaters.map((theater) => ({ ...theater, gpsPosition: { x, y: 2.35 } })),
    });
  const paris = {
    ...city,
    slug: 'paris',
    name: 'Paris',
    gpsPosition: { x: 48.85, y: 2.35 },
    cinemas: ['own-far', 'own', 'shut'],
  };
  const cinemas = [
    cinema('close', 48.851),
    cinema('own-far', 48.95),
    cinema('own', 48.86),
    cinema('shut', 48.85, false),
    cinema('suburb', 49),
    cinema('lyon', 45.76),
  ];
  const near = (limits: { maxGeolocationCinemas: number; maxGeolocationDistance: number }) =>
    nearPlace('paris', [paris], cinemas, limits)?.cinemas.map((one) => one.cinema.slug);

  it('R235 are its own, the nearest first, then the open ones within the limits', () => {
    expect(near({ maxGeolocationCinemas: 6, maxGeolocationDistance: 50 })).toEqual([
      'own',
      'own-far',
      'close',
      'suburb',
    ]);
    expect(near({ maxGeolocationCinemas: 6, maxGeolocationDistance: 5 })).toEqual([
      'own',
      'own-far',
      'close',
    ]);
    expect(near({ maxGeolocationCinemas: 1, maxGeolocationDistance: 50 })).toEqual(['own']);
    expect(
      nearPlace('atlantis', [paris], cinemas, { maxGeolocationCinemas: 6, maxGeolocationDistance: 5 }),
    ).toBe(null);
  });

  it('are never farther than the limit unless they are the city’s own, and come in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 48, max: 50, noNaN: true }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 80 }),
        (latitudes, distance) => {
          const others = latitudes.map((x, index) => cinema(`c${index}`, x));
          const limits = { maxGeolocationCinemas: 20, maxGeolocationDistance: distance };
          const found = nearPlace('paris', [paris], [...cinemas, ...others], limits)?.cinemas ?? [];
          const own = found.filter((one) => paris.cinemas.includes(one.cinema.slug));
          const rest = found.slice(own.length);
          expect(found.slice(0, own.length)).toEqual(own);
          for (const part of [own, rest]) {
            const kilometres = part.map((one) => one.kilometres ?? Infinity);
            expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
          }
          for (const one of rest) expect(one.kilometres).toBeLessThanOrEqual(distance);
        },
      ),
      { seed: 44, numRuns: 100 },
    );
  });
});
