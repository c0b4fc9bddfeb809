import { describe, expect, it } from 'vitest';
import { addDays, isoWeekday } from '#src/kernel/date/day.ts';
import { offerOn, videoDay } from './offers.ts';
import type { OfferDate } from './offers.ts';
import { dayNumber } from './zone-time.ts';

const days = Array.from({ length: 500 }, (_, index) => addDays('2026-09-01', index));

const offers: readonly OfferDate[] = [
  { type: 'exact', start: '2026-01-24 10:30:00', end: null },
  { type: 'exactWithoutHours', start: '2026-02-01', end: null },
  { type: 'from', start: '2026-01-21', end: null },
  { type: 'interval', start: '2026-01-06', end: '2026-03-03' },
  { type: 'until', start: null, end: '2026-02-15' },
  { type: 'noDate', start: null, end: null },
];

/** How many days after today an offer starts or ends; null without a day. */
function until(text: string | null, today: string): number | null {
  return text === null ? null : dayNumber(text.slice(0, 10)) - dayNumber(today);
}

describe.each(offers.map((offer) => [offer.type, offer] as const))('an offer of kind %s', (type, offer) => {
  it('keeps its kind, its weekday, its hour and its length', () => {
    for (const today of days) {
      const { date } = offerOn(offer, '2026-01-05', today);
      expect(date.type).toBe(type);
      for (const end of ['start', 'end'] as const) {
        const [before, after] = [offer[end], date[end]];
        expect(after === null).toBe(before === null);
        if (before === null || after === null) continue;
        expect(isoWeekday(after.slice(0, 10))).toBe(isoWeekday(before.slice(0, 10)));
        expect(after.slice(10)).toBe(before.slice(10));
      }
      if (offer.start !== null && offer.end !== null && date.start !== null && date.end !== null)
        expect(dayNumber(date.end) - dayNumber(date.start)).toBe(
          dayNumber(offer.end) - dayNumber(offer.start),
        );
    }
  });

  it('has never ended more than a week ago, and starts within four weeks', () => {
    for (const today of days) {
      const { date } = offerOn(offer, '2026-01-05', today);
      expect(until(date.end, today) ?? 0).toBeGreaterThan(-7);
      expect(until(date.start, today) ?? 0).toBeLessThan(28);
      if (type === 'exact' || type === 'exactWithoutHours')
        expect(until(date.start, today)).toBeGreaterThanOrEqual(0);
    }
  });

  it('is published before today, and before it starts', () => {
    for (const today of days) {
      const { date, releaseDate } = offerOn(offer, '2026-01-05', today);
      expect(until(releaseDate, today)).toBeLessThanOrEqual(0);
      expect((date.start ?? '9999') > releaseDate).toBe(true);
    }
  });
});

describe('a video', () => {
  it('is published again and again, always before today', () => {
    for (const today of days) {
      const age = -(until(videoDay('2026-01-11', today), today) ?? 0);
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThanOrEqual(42);
    }
  });
});
