import { describe, expect, it } from 'vitest';
import { canStillBeBooked, isAnnounced, isComing, isOnSale } from './showtime-state.ts';

describe('the state of a showtime', () => {
  it.each([
    ['available', false, true, true, true],
    ['available', true, true, false, true],
    ['soldout', false, false, true, false],
    ['locked', false, false, true, true],
    ['locked', true, false, false, false],
    ['cancelled', false, false, false, false],
  ] as const)(
    'R164 D55 %s, over %s: on sale %s, coming %s, counted %s',
    (status, over, onSale, coming, counted) => {
      expect([isOnSale({ status }), isComing({ status, over })]).toEqual([onSale, coming]);
      expect(canStillBeBooked({ status, over })).toBe(counted);
    },
  );

  it('is announced when it was never sold', () => {
    expect(['available', 'soldout', 'locked', 'later'].map((status) => isAnnounced({ status }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
