import { expect, test } from 'vitest';
import { growthOf } from './growth.ts';

const every = (minutes: readonly number[], valueAt: (minute: number) => number) =>
  minutes.map((at) => ({ at, value: valueAt(at) }));
const hour = Array.from({ length: 61 }, (_, minute) => minute);

test('a line grows by its slope in an hour, without an error', () => {
  const { percent, error } = growthOf(every(hour, (minute) => 400 + minute));
  expect(percent).toBeCloseTo((60 / 400) * 100, 6);
  expect(error).toBeCloseTo(0, 6);
});

test('what only swings grows by less than twice its error', () => {
  const { percent, error } = growthOf(every(hour, (minute) => 400 + 40 * Math.sin(minute * 12.9898)));
  expect(error).toBeGreaterThan(1);
  expect(Math.abs(percent)).toBeLessThan(2 * error);
});

test('growth of a tenth an hour is told from swings of a twentieth', () => {
  const swing = (minute: number) => 20 * Math.sin(minute * 12.9898);
  const { percent, error } = growthOf(every(hour, (minute) => 400 + (40 * minute) / 60 + swing(minute)));
  expect(percent - 2 * error).toBeGreaterThan(1);
});

test('a single moment has not grown', () => {
  expect(growthOf([{ at: 5, value: 400 }])).toEqual({ percent: 0, error: 0 });
});
