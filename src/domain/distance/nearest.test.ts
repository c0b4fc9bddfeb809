import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const paris = { latitude: 48.8566, longitude: 2.3522 };
const lyon = { latitude: 45.764, longitude: 4.8357 };

describe('the nearest', () => {
  it('R235 limits results to 50 km and 6 cinemas unless the settings say otherwise', () => {
    const near = Array.from({ length: 9 }, (_, index) => ({
      name: index,
      position: { latitude: 48.8566 + (9 - index) / 100, longitude: 2.3522 },
    }));
    const items = [...near, { name: 90, position: lyon }, { name: 91, position: null }];
    expect(nearest(paris, items).map(({ item }) => item.name)).toEqual([8, 7, 6, 5, 4, 3]);
    expect(
      nearest(paris, items, { maxGeolocationDistance: 500, maxGeolocationCinemas: 20 }).map(
        ({ item }) => item.name,
      ),
    ).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0, 90]);
    expect(
      nearest(paris, items, { maxGeolocationDistance: 1.2, maxGeolocationCinemas: 20 }).map(
        ({ item }) => item.name,
      ),
    ).toEqual([8]);
  });
});
