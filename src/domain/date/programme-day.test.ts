import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextProgrammeDayStart, programmeDayAt, programmeDayStart } from './programme-day.ts';

const paris = 'Europe/Paris';

describe('programme day', () => {
  it('D28 depends on the zone of the cinema', () => {
    const instant = new Date('2026-11-21T04:30:00Z');
    expect(programmeDayAt(instant, paris)).toBe('2026-11-21');
    expect(programmeDayAt(instant, 'Africa/Dakar')).toBe('2026-11-20');
  });

  it('D28 changes at 05:00 local on the days the clock changes too', () => {
    expect(programmeDayStart('2026-10-25', paris).toISOString()).toBe('2026-10-25T04:00:00.000Z');
    expect(programmeDayStart('2027-03-28', paris).toISOString()).toBe('2027-03-28T03:00:00.000Z');
    // After the clock went back 04:30 local is 03:30 UTC.
    expect(programmeDayAt(new Date('2026-10-25T03:30:00Z'), paris)).toBe('2026-10-24');
    expect(programmeDayAt(new Date('2026-10-25T04:00:00Z'), paris)).toBe('2026-10-25');
    expect(programmeDayAt(new Date('2027-03-28T02:59:59Z'), paris)).toBe('2027-03-27');
    expect(programmeDayAt(new Date('2027-03-28T03:00:00Z'), paris)).toBe('2027-03-28');
  });

  it('says when today next changes, 24 hours ahead at most but for the longest day', () => {
    expect(nextProgrammeDayStart(new Date('2026-12-31T20:00:00Z'), paris).toISOString()).toBe(
      '2027-01-01T04:00:00.000Z',
    );
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2029, 0) }), (time) => {
        const instant = new Date(time);
        const next = nextProgrammeDayStart(instant, paris);
        const wait = next.getTime() - time;
        return (
          wait > 0 &&
          wait <= 25 * 3_600_000 &&
          programmeDayAt(next, paris) > programmeDayAt(instant, paris) &&
          programmeDayAt(new Date(next.getTime() - 1), paris) === programmeDayAt(instant, paris)
        );
      }),
      { seed: 2026, numRuns: 200 },
    );
  });
});
