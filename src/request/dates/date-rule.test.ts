import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageRef } from '#src/routes/page.ts';
import { addDays } from '#src/kernel/date/day.ts';
import { judgeDate } from './date-rule.ts';
import { daysOf } from './earliest-day.ts';

const earliest = '2026-11-20';
const film = (date?: string): PageRef => ({
  page: 'movie',
  slug: 'nuit-blanche-101',
  filters: { ...(date === undefined ? {} : { date }), versions: ['vf'] },
});

describe('judgeDate', () => {
  it.each([undefined, earliest, '2026-11-21', '2027-12-25'])('lets %s be', (date) => {
    expect(judgeDate(film(date), earliest)).toEqual({ kind: 'fits' });
  });

  it.each(['2026-11-19', '2025-12-31', '0001-01-01'])('takes %s away and nothing else', (date) => {
    expect(judgeDate(film(date), earliest)).toEqual({ kind: 'over', ref: film() });
  });

  it.each(['2027-12-26', '2028-01-01', '9999-12-31'])('refuses %s', (date) => {
    expect(judgeDate(film(date), earliest)).toEqual({ kind: 'too-far' });
  });

  it('has nothing to say of pages without filters', () => {
    for (const ref of [{ page: 'home' }, { page: 'shows' }, { page: 'city', slug: 'lyon' }] as const)
      expect(judgeDate(ref, earliest)).toEqual({ kind: 'fits' });
  });

  it('leaves 401 days, whichever is today', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: -800, max: 800 }), (start, ahead) => {
        const today = addDays('2024-01-01', start);
        const { kind } = judgeDate(film(addDays(today, ahead)), today);
        expect(kind).toBe(ahead < 0 ? 'over' : ahead > 400 ? 'too-far' : 'fits');
      }),
      { seed: 20, numRuns: 300 },
    );
  });
});

describe('the days of several zones', () => {
  const zones = ['Europe/Paris', 'Indian/Reunion', 'America/Guadeloupe'];

  it.each([
    // 04:59 in Paris is still the programme day before; in Guadeloupe it is not midnight yet.
    ['2026-11-20T03:59:00Z', '2026-11-19'],
    // 05:00 in Paris, 00:00 in Guadeloupe.
    ['2026-11-20T04:00:00Z', '2026-11-19'],
    // 05:00 in Guadeloupe.
    ['2026-11-20T09:00:00Z', '2026-11-20'],
  ])('is at %s the day of the zone farthest behind: %s', (instant, day) => {
    expect(daysOf(new Date(instant), zones).day).toBe(day);
  });

  it('needs a zone', () => {
    expect(() => daysOf(new Date(), [])).toThrow('one time zone at least was expected');
  });
});
