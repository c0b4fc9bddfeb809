import { describe, expect, it } from 'vitest';
import { quarterOf, quarterSegment, readQuarterSegment } from './quarter.ts';

describe('a quarter of an hour', () => {
  it.each([
    ['2026-11-18T18:15:00Z', '2026-11-18T18:15:00.000Z'],
    ['2026-11-18T18:29:59.999Z', '2026-11-18T18:15:00.000Z'],
    ['2026-11-18T18:30:00Z', '2026-11-18T18:30:00.000Z'],
    ['2026-10-25T01:07:00Z', '2026-10-25T01:00:00.000Z'],
  ])('contains %s from %s on', (instant, start) => expect(quarterOf(new Date(instant))).toBe(start));

  it('is another one in each of the two hours that the clock shows twice', () => {
    const [first, second] = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((at) =>
      quarterSegment(quarterOf(new Date(at))),
    );
    expect([first, second]).toEqual(['20261025T0030', '20261025T0130']);
  });

  it('is read as it was written, and nothing else is', () => {
    const quarter = quarterOf(new Date('2026-11-18T18:20:00Z'));
    expect(readQuarterSegment(quarterSegment(quarter))).toBe(quarter);
    for (const text of ['-', '', '20261118T1816', '20261118T2415', '20260230T1200', 'x20261118T1815'])
      expect([text, readQuarterSegment(text)]).toEqual([text, null]);
  });
});
