import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, instantOf, isTimeZone, localTimeAt } from './zone.ts';

const paris = 'Europe/Paris';
const casablanca = 'Africa/Casablanca';
const utc = (local: string, zone: string) => instantOf(local, zone).toISOString();

describe('local times and instants', () => {
  it('reads winter and summer time of Paris', () => {
    expect(utc('2026-11-20 20:00:00', paris)).toBe('2026-11-20T19:00:00.000Z');
    expect(utc('2026-07-14 20:00:00', paris)).toBe('2026-07-14T18:00:00.000Z');
    expect(localTimeAt(new Date('2026-11-20T19:00:00Z'), paris)).toBe('2026-11-20 20:00:00');
  });

  it('takes the earlier of two times when the clock goes back, 2026-10-25 in Paris', () => {
    expect(utc('2026-10-25 02:30:00', paris)).toBe('2026-10-25T00:30:00.000Z');
    expect(utc('2026-10-25 03:00:00', paris)).toBe('2026-10-25T02:00:00.000Z');
    expect(localTimeAt(new Date('2026-10-25T00:30:00Z'), paris)).toBe('2026-10-25 02:30:00');
    expect(localTimeAt(new Date('2026-10-25T01:30:00Z'), paris)).toBe('2026-10-25 02:30:00');
  });

  it('moves a time that the clock skips forward, 2027-03-28 in Paris', () => {
    expect(utc('2027-03-28 01:59:59', paris)).toBe('2027-03-28T00:59:59.000Z');
    expect(utc('2027-03-28 02:30:00', paris)).toBe('2027-03-28T01:30:00.000Z');
    expect(localTimeAt(instantOf('2027-03-28 02:30:00', paris), paris)).toBe('2027-03-28 03:30:00');
    expect(utc('2027-03-28 03:00:00', paris)).toBe('2027-03-28T01:00:00.000Z');
  });

  it('follows Morocco through Ramadan 2026, when its clocks go back and forward again', () => {
    expect(utc('2026-02-14 20:00:00', casablanca)).toBe('2026-02-14T19:00:00.000Z');
    expect(utc('2026-02-16 20:00:00', casablanca)).toBe('2026-02-16T20:00:00.000Z');
    expect(utc('2026-03-21 20:00:00', casablanca)).toBe('2026-03-21T20:00:00.000Z');
    expect(utc('2026-03-23 20:00:00', casablanca)).toBe('2026-03-23T19:00:00.000Z');
  });

  it('comes back to the same instant in every site zone, unless the clock goes back there', () => {
    const zones = ['Europe/Paris', 'Europe/Zurich', 'Africa/Tunis', 'Africa/Dakar', 'Africa/Casablanca'];
    const instants = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2029, 0) }).map((time) => {
      const seconds = Math.floor(time / 1000);
      return new Date(seconds * 1000);
    });
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const difference = instant.getTime() - instantOf(localTimeAt(instant, zone), zone).getTime();
        expect([0, 3_600_000]).toContain(difference);
      }),
      { seed: 2026, numRuns: 300 },
    );
  });

  it('reads the clock of a local time, and refuses what is none', () => {
    expect(clockOf('2026-09-11 09:05:00')).toBe('09:05');
    expect(() => instantOf('noon', paris)).toThrow('"noon"');
    expect(() => clockOf('noon')).toThrow('"noon"');
  });

  it('names a zone that nobody knows', () => {
    expect(isTimeZone('Europe/Paris')).toBe(true);
    expect(isTimeZone('Europe/Atlantis')).toBe(false);
    expect(() => localTimeAt(new Date(0), 'Europe/Atlantis')).toThrow('Europe/Atlantis');
    expect(() => instantOf('2026-09-11 11:00:00', '__proto__')).toThrow('__proto__');
  });
});
