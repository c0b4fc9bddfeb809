import { describe, expect, it, vi } from 'vitest';
import { madeOf } from './made-of.ts';

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
