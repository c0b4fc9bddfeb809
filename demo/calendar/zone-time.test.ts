import { describe, expect, it } from 'vitest';
import { dayNumber, instantOf, instantText, localTime, programmeDay } from './zone-time.ts';

const at = (text: string): number => Date.parse(text);

describe('time in a zone', () => {
  it('counts days', () => {
    expect(dayNumber('1970-01-02')).toBe(1);
  });

  it('keeps wall-clock times on days that lose or gain an hour', () => {
    expect(instantText('Europe/Paris', instantOf('Europe/Paris', '2026-10-24', 20 * 60))).toBe(
      '2026-10-24T20:00:00+02:00',
    );
    expect(instantText('Europe/Paris', instantOf('Europe/Paris', '2026-10-25', 20 * 60))).toBe(
      '2026-10-25T20:00:00+01:00',
    );
    expect(instantText('Europe/Paris', instantOf('Europe/Paris', '2027-03-28', 9 * 60))).toBe(
      '2027-03-28T09:00:00+02:00',
    );
  });

  it('goes past midnight into the next calendar day', () => {
    const instant = instantOf('Europe/Paris', '2026-10-24', 24 * 60 + 30);
    expect(localTime('Europe/Paris', instant)).toBe('2026-10-25 00:30:00');
    expect(localTime('Europe/Paris', instant + 3 * 3_600_000)).toBe('2026-10-25 02:30:00');
  });

  it('follows Morocco, which goes back an hour for Ramadan', () => {
    expect(instantText('Africa/Casablanca', at('2026-02-14T12:00:00Z'))).toBe('2026-02-14T13:00:00+01:00');
    expect(instantText('Africa/Casablanca', at('2026-02-16T12:00:00Z'))).toBe('2026-02-16T12:00:00+00:00');
  });

  it('begins the programme day at five in the morning', () => {
    expect(programmeDay('Europe/Paris', at('2026-11-21T04:59:00+01:00'))).toBe('2026-11-20');
    expect(programmeDay('Europe/Paris', at('2026-11-21T05:00:00+01:00'))).toBe('2026-11-21');
    expect(programmeDay('Africa/Dakar', at('2026-11-21T04:59:00Z'))).toBe('2026-11-20');
  });

  it('refuses a zone that does not exist', () => {
    expect(() => instantOf('Europe/Atlantis', '2026-11-20', 0)).toThrow('Europe/Atlantis');
  });
});
