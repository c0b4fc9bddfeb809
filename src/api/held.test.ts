import { describe, expect, it } from 'vitest';
import { heldValue, hold } from './held.ts';

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
