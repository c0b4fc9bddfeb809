import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '#src/contract/cinema/opening-hours.ts';
import { openingHoursView } from './opening-hours.ts';

const today = '2026-11-18';
const view = (hours: OpeningHours) => openingHoursView(hours, today);

describe('opening hours', () => {
  it('that a source does not say are not there', () => {
    expect(openingHoursView(null, today)).toBeNull();
  });

  it('of a week are runs of days that have the same; a day that nobody names is closed', () => {
    const weekly = [
      { days: [7, 2, 3, 4], opens: '10:00', closes: '00:30' },
      { days: [5, 6], opens: '10:00', closes: '02:00' },
    ];
    expect(view({ weekly, special: [] })?.week).toEqual([
      { first: 1, last: 1, spans: [] },
      { first: 2, last: 4, spans: [{ opens: '10:00', closes: '00:30' }] },
      { first: 5, last: 6, spans: [{ opens: '10:00', closes: '02:00' }] },
      { first: 7, last: 7, spans: [{ opens: '10:00', closes: '00:30' }] },
    ]);
  });

  it('of a day with a break are in the order of the clock', () => {
    const weekly = [
      { days: [1, 2, 3, 4, 5, 6, 7], opens: '17:00', closes: '23:30' },
      { days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '13:00' },
    ];
    expect(view({ weekly, special: [] })?.week).toEqual([
      {
        first: 1,
        last: 7,
        spans: [
          { opens: '10:00', closes: '13:00' },
          { opens: '17:00', closes: '23:30' },
        ],
      },
    ]);
  });

  it('of special days stand until they are over, the next first', () => {
    const special = [
      { from: '2026-12-31', until: '2026-12-31', opens: '10:00', closes: '20:00' },
      { from: '2026-12-25', until: '2026-12-25', opens: null, closes: null },
      { from: '2026-11-10', until: '2026-11-18', opens: '09:00', closes: '23:00' },
      { from: '2026-11-01', until: '2026-11-17', opens: null, closes: null },
      { from: '2026-12-31', until: '2026-12-31', opens: '22:00', closes: '03:00' },
    ];
    const weekly = [{ days: [1], opens: '10:00', closes: '20:00' }];
    expect(view({ weekly, special })?.special).toEqual([
      { from: '2026-11-10', until: '2026-11-18', spans: [{ opens: '09:00', closes: '23:00' }] },
      { from: '2026-12-25', until: '2026-12-25', spans: [] },
      {
        from: '2026-12-31',
        until: '2026-12-31',
        spans: [
          { opens: '10:00', closes: '20:00' },
          { opens: '22:00', closes: '03:00' },
        ],
      },
    ]);
  });
});
