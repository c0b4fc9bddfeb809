import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceInKilometres, positionOf } from './distance.ts';

const paris = { latitude: 48.8566, longitude: 2.3522 };
const lyon = { latitude: 45.764, longitude: 4.8357 };
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distance', () => {
  it('R235 is the central angle in degrees times 60 times 1.853159616 km', () => {
    const equator = { latitude: 0, longitude: 0 };
    expect(distanceInKilometres(equator, { latitude: 0, longitude: 1 })).toBeCloseTo(60 * 1.853159616, 9);
    expect(distanceInKilometres(equator, { latitude: 90, longitude: 0 })).toBeCloseTo(
      90 * 60 * 1.853159616,
      6,
    );
    expect(distanceInKilometres(equator, { latitude: 0, longitude: 180 })).toBeCloseTo(
      180 * 60 * 1.853159616,
      6,
    );
    expect(distanceInKilometres(paris, lyon)).toBeCloseTo(392, -1);
    expect(distanceInKilometres(paris, paris)).toBe(0);
  });

  it('R235 is the same both ways and never longer than half the Earth', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const there = distanceInKilometres(a, b);
        expect(there).toBeCloseTo(distanceInKilometres(b, a), 6);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThan(20_015);
      }),
      { seed: 2026, numRuns: 300 },
    );
  });

  it('R235 reads x as the latitude and y as the longitude', () => {
    expect(positionOf({ x: 48.8566, y: 2.3522 })).toEqual(paris);
    expect(positionOf(null)).toBeNull();
  });
});
