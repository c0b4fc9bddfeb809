import { describe, expect, it } from 'vitest';
import { frenchDate, frenchDates, frenchDayNumber, frenchTime, isFrench } from './french.ts';

describe('French dates and times', () => {
  it('are those of every country that has French', () => {
    expect(['fr', 'fr-CH', 'fr-SN', 'fry', 'en-FR'].map(isFrench)).toEqual([true, true, true, false, false]);
  });

  it('R004 count the first of a month only', () => {
    const format = new Intl.DateTimeFormat(frenchDates, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    const written = (day: string) => frenchDate(format.formatToParts(new Date(`${day}T12:00:00Z`)));
    expect(written('2026-12-01')).toBe('mar. 1er déc.');
    expect(written('2026-12-11')).toBe('ven. 11 déc.');
    expect([1, 2, 21].map(frenchDayNumber)).toEqual(['1er', '2', '21']);
  });

  it('have an h between hours and minutes, without spaces', () => {
    expect([frenchTime(9, 10), frenchTime(14, 30), frenchTime(0, 5)]).toEqual(['9h10', '14h30', '0h05']);
  });
});
