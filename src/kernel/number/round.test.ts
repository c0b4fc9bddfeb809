import { expect, it } from 'vitest';
import { roundTo } from './round.ts';

it.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [12.350000000000001, 2, 12.35],
  [24.4995, 3, 24.5],
  [2500, 0, 2500],
  [0.5, 0, 1],
])('rounds %d to %d decimals as a till does', (value, decimals, rounded) => {
  expect(roundTo(value, decimals)).toBe(rounded);
});
