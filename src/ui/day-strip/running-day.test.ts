import { describe, expect, it } from 'vitest';
import { locales } from '#src/sites/registry.ts';
import { dayWord, readersDay } from './running-day.ts';

/** By the clock of the reader, which is the one of this process. */
const at = (local: string) => new Date(local).getTime();

describe('words for days', () => {
  it.each([
    ['fr-FR', 'Aujourd’hui', 'Demain'],
    ['en-FR', 'Today', 'Tomorrow'],
    ['de-CH', 'Heute', 'Morgen'],
    ['nl-BE', 'Vandaag', 'Morgen'],
  ])('are those of the reader’s language: %s', (locale, today, tomorrow) => {
    expect(
      ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map((day) =>
        dayWord(locale, '2026-11-28', day),
      ),
    ).toEqual([null, today, tomorrow, null]);
    expect(dayWord(locale, '2026-12-31', '2027-01-01')).toBe(tomorrow);
    expect(dayWord(locale, '', '2026-11-28')).toBeNull();
  });

  it('exist in every locale', () => {
    for (const locale of locales) expect(dayWord(locale, '2026-11-28', '2026-11-28')).toMatch(/^\p{Lu}/u);
  });

  it('D28 change at five in the morning', () => {
    expect(readersDay(at('2026-11-29T04:59:59'))).toBe('2026-11-28');
    expect(readersDay(at('2026-11-29T05:00:00'))).toBe('2026-11-29');
    expect(readersDay(at('2027-01-01T02:00:00'))).toBe('2026-12-31');
    expect(readersDay(at('2027-01-01T05:00:00'))).toBe('2027-01-01');
    // The nights in which clocks are set, in zones that set them.
    expect(readersDay(at('2026-03-29T04:59:59'))).toBe('2026-03-28');
    expect(readersDay(at('2026-03-29T05:00:00'))).toBe('2026-03-29');
    expect(readersDay(at('2026-10-25T04:59:59'))).toBe('2026-10-24');
    expect(readersDay(at('2026-10-25T05:00:00'))).toBe('2026-10-25');
  });
});
