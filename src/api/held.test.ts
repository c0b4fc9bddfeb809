import { describe, expect, it, vi } from 'vitest';
import { heldValue, hold, madeOf } from './held.ts';

describe('a whole answer that is held', () => {
  it('is the same object under its name, and keeps its name', () => {
    const list = [{ slug: 'one' }];
    const name = hold('cinemas fr-FR', list);
    expect(heldValue('cinemas fr-FR', name)).toBe(list);
    expect(hold('cinemas fr-FR', list)).toBe(name);
    expect(hold('cinemas fr-FR', [...list])).not.toBe(name);
    expect(heldValue('cinemas en-FR', name)).toBeUndefined();
    expect(heldValue('cinemas fr-FR', 'another process 1')).toBeUndefined();
  });

  it('is there as long as two newer ones have not taken its place', () => {
    const names = [1, 2, 3, 4].map((one) => hold('shows fr-FR', [one]));
    expect(names.map((name) => heldValue('shows fr-FR', name))).toEqual([undefined, [2], [3], [4]]);
  });
});

describe('what is made of answers', () => {
  it('is made once for the same answers, and again for others', () => {
    const make = vi.fn<() => object>(() => ({}));
    const [cinemas, shows] = [[{}], [{}]];
    const first = madeOf('by slug', [cinemas], make);
    expect(madeOf('by slug', [cinemas], make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
    expect(madeOf('by slug', [shows], make)).not.toBe(first);
    expect(madeOf('views', [cinemas], make)).not.toBe(first);
    expect(madeOf('by slug', [cinemas, shows], make)).not.toBe(first);
    expect(make).toHaveBeenCalledTimes(4);
    expect(madeOf('nothing', [cinemas], () => undefined)).toBeUndefined();
  });
});
