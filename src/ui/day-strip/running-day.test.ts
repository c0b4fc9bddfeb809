import { describe, expect, it } from 'vitest';
import { locales } from '#src/sites/registry.ts';
import { dayWords } from './running-day.ts';

/** By the clock of the reader, which is the one of this process. */
const at = (local: string) => new Date(local).getTime();

describe('words for days', () => {
  it.each([
    ['fr-FR', 'Aujourd’hui', 'Demain'],
    ['en-FR', 'Today', 'Tomorrow'],
    ['de-CH', 'Heute', 'Morgen'],
    ['nl-BE', 'Vandaag', 'Morgen'],
  ])('are those of the reader’s language: %s', (locale, today, tomorrow) => {
    const wordOf = dayWords(locale, at('2026-11-28T12:00:00'));
    expect(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map(wordOf)).toEqual([
      null,
      today,
      tomorrow,
      null,
    ]);
  });

  it('exist in every locale', () => {
    for (const locale of locales)
      expect(dayWords(locale, at('2026-11-28T12:00:00'))('2026-11-28')).toMatch(/^\p{Lu}/u);
  });

  it('D28 change at five in the morning', () => {
    const todayAt = (local: string) => {
      const wordOf = dayWords('en-FR', at(local));
      return ['2026-11-28', '2026-11-29', '2027-01-01', '2026-12-31'].find((day) => wordOf(day) === 'Today');
    };
    expect(todayAt('2026-11-29T04:59:59')).toBe('2026-11-28');
    expect(todayAt('2026-11-29T05:00:00')).toBe('2026-11-29');
    expect(todayAt('2027-01-01T02:00:00')).toBe('2026-12-31');
    expect(todayAt('2027-01-01T05:00:00')).toBe('2027-01-01');
  });
});
