import { describe, expect, it } from 'vitest';
import { isAnnounced, isComing, isOnSale } from './showtime-state.ts';

describe('the state of a showtime', () => {
  it.each([
    ['available', false, true, true],
    ['available', true, true, false],
    ['soldout', false, false, true],
    ['locked', false, false, true],
    ['locked', true, false, false],
    ['cancelled', false, false, false],
  ] as const)('R164 D55 %s, over %s: on sale %s, coming %s', (status, over, onSale, coming) => {
    expect([isOnSale({ status }), isComing({ status, over })]).toEqual([onSale, coming]);
  });

  it('is announced when it was never sold', () => {
    expect(['available', 'soldout', 'locked', 'later'].map((status) => isAnnounced({ status }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
