import { describe, expect, it } from 'vitest';
import { programmeDayAt } from './programme-day.ts';

const paris = 'Europe/Paris';

describe('programme day', () => {
  it('D28 depends on the zone of the cinema', () => {
    const instant = new Date('2026-11-21T04:30:00Z');
    expect(programmeDayAt(instant, paris)).toBe('2026-11-21');
    expect(programmeDayAt(instant, 'Africa/Dakar')).toBe('2026-11-20');
  });

  it('D28 changes at 05:00 local on the days the clock changes too', () => {
    // After the change to winter time, 04:30 local is 03:30 UTC.
    expect(programmeDayAt(new Date('2026-10-25T03:30:00Z'), paris)).toBe('2026-10-24');
    expect(programmeDayAt(new Date('2026-10-25T04:00:00Z'), paris)).toBe('2026-10-25');
    expect(programmeDayAt(new Date('2027-03-28T02:59:59Z'), paris)).toBe('2027-03-27');
    expect(programmeDayAt(new Date('2027-03-28T03:00:00Z'), paris)).toBe('2027-03-28');
  });
});
