import { describe, expect, it } from 'vitest';
import { addDays } from '#src/kernel/date/day.ts';
import { appearancesOf, editorialDays } from './editorial.ts';

const first = '2026-11-20';
const days = Array.from({ length: editorialDays + 20 }, (_, index) => addDays(first, index));

describe('the days on which news appear', () => {
  it('lie in the past half year on every day, the newest first', () => {
    for (const today of days) {
      const appeared = appearancesOf(52, today);
      expect(new Set(appeared.map(({ place }) => place)).size).toBe(52);
      expect(appeared.every(({ day, age }) => age >= 0 && day === addDays(today, -age))).toBe(true);
      expect(appeared.every(({ age }) => age < editorialDays)).toBe(true);
      expect(appeared.map(({ day }) => day)).toEqual(
        appeared.map(({ day }) => day).toSorted((one, other) => (one < other ? 1 : -1)),
      );
    }
  });

  it('are two or three in any week', () => {
    for (const today of days) {
      const inWeek = appearancesOf(56, today).filter(({ age }) => age < 7);
      expect([2, 3]).toContain(inWeek.length);
    }
  });

  it('stay as they are while an item is in its round', () => {
    for (const [index, today] of days.entries()) {
      const before = new Map(appearancesOf(52, today).map((one) => [one.place, one]));
      for (const { place, day, age } of appearancesOf(52, days[index + 1] ?? addDays(today, 1))) {
        const known = before.get(place);
        if (age > 0) expect(day).toBe(known?.day);
        else expect(known?.age).toBe(editorialDays - 1);
      }
    }
  });

  it('are known for a list of any length, and for days before the first', () => {
    expect(appearancesOf(0, first)).toEqual([]);
    expect(appearancesOf(1, '2025-12-31')).toHaveLength(1);
    expect(appearancesOf(400, first).every(({ age }) => age >= 0 && age < editorialDays)).toBe(true);
  });
});
