import { describe, expect, it } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { emptyDraft } from '../check/draft.ts';
import { harbourOrigins } from '../fixtures/harbour.ts';
import { fillGaps } from './fill-gaps.ts';
import { shiftCatalogue, shiftDates } from './shift.ts';

const moved = (value: unknown, days: number, zone = 'Europe/Paris') => shiftDates(value, days, zone);

describe('moving dates', () => {
  it('moves days, as keys and as values, over the ends of months and years', () => {
    expect(moved({ '2028-02-28': ['2027-12-31'] }, 1)).toEqual({ '2028-02-29': ['2028-01-01'] });
    expect(moved('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('keeps the local time of day, with the offset of the new day', () => {
    expect(moved('2026-10-24T20:00:00+02:00', 2)).toBe('2026-10-26T20:00:00+01:00');
    expect(moved('2026-03-28T20:00:00+01:00', 1)).toBe('2026-03-29T20:00:00+02:00');
    expect(moved('2026-06-01T18:00:00Z', 1)).toBe('2026-06-02T20:00:00+02:00');
    expect(moved('2026-10-24 02:30:00', 1)).toBe('2026-10-25 02:30:00');
    expect(moved('2026-10-24T02:30:00+02:00', 1, 'Africa/Dakar')).toBe('2026-10-25T00:30:00+00:00');
  });

  it('leaves everything else alone', () => {
    const rest = {
      a: 1,
      b: null,
      c: true,
      d: 'Le 2026-01-01',
      e: '1900-01-01',
      title: '2026-01-01',
      slug: '2026-01-01',
    };
    expect(moved(rest, 5)).toEqual(rest);
  });

  it('moves showtimes by the clock of their cinema (D28)', () => {
    const [home, away] = cinemasFixture;
    const at = (start: string, end: string) => ({ '2026-10-20': [{ time: start, reservabilityEnd: end }] });
    const { catalogue } = fillGaps('fr', emptyDraft('fr'), harbourOrigins);
    const shifted = shiftCatalogue(
      {
        ...catalogue,
        cinemas: [home, { ...away, timeZone: 'Indian/Reunion' }],
        showtimes: {
          film: {
            [home.slug]: at('2026-10-20 20:00:00', '2026-10-20T20:00:00+02:00'),
            [away.slug]: at('2026-10-20 20:00:00', '2026-10-20T20:00:00+04:00'),
          },
        } as unknown as typeof catalogue.showtimes,
      },
      7,
      'Europe/Paris',
    );
    // In Paris summer time ends in between; La Réunion has none.
    const evening = (end: string) => ({
      '2026-10-27': [{ time: '2026-10-27 20:00:00', reservabilityEnd: end }],
    });
    expect(shifted).toMatchObject({
      cinemas: [{ slug: home.slug }, { slug: away.slug, timeZone: 'Indian/Reunion' }],
      showtimes: {
        film: {
          [home.slug]: evening('2026-10-27T20:00:00+01:00'),
          [away.slug]: evening('2026-10-27T20:00:00+04:00'),
        },
      },
    });
  });
});
