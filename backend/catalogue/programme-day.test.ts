import { describe, expect, it } from 'vitest';
import { localTimeOf, programmeDayAt } from './programme-day.ts';

describe('the programme day', () => {
  it.each([
    ['2026-11-20T03:59:59Z', 'Europe/Paris', '2026-11-19'],
    ['2026-11-20T04:00:00Z', 'Europe/Paris', '2026-11-20'],
    ['2026-10-25T03:59:59Z', 'Europe/Paris', '2026-10-24'],
    ['2026-10-25T04:00:00Z', 'Europe/Paris', '2026-10-25'],
    ['2027-03-28T02:59:59Z', 'Europe/Paris', '2027-03-27'],
    ['2027-03-28T03:00:00Z', 'Europe/Paris', '2027-03-28'],
    ['2028-03-01T04:30:00Z', 'Africa/Dakar', '2028-02-29'],
    ['2027-01-01T00:00:00Z', 'Africa/Dakar', '2026-12-31'],
  ])('at %s in %s is %s', (instant, zone, day) => {
    expect(programmeDayAt(new Date(instant), zone)).toBe(day);
  });

  it('writes midnight as 00, not as 24', () => {
    expect(localTimeOf(new Date('2026-11-19T23:00:00Z'), 'Europe/Paris')).toBe('2026-11-20 00:00:00');
  });
});
