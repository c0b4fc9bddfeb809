import { describe, expect, it } from 'vitest';
import { stickyState } from './sticky.ts';

const desktop = { width: 1280, height: 800 };
const down = (to: number, window = desktop) => stickyState('still', { from: to - 50, to }, window);

describe('the header', () => {
  it('R128 follows only beyond both 68 px and a quarter of the window', () => {
    expect(down(200)).toBe('still');
    expect(down(201)).not.toBe('still');
    const low = { width: 1280, height: 200 };
    expect(down(68, low)).toBe('still');
    expect(down(69, low)).not.toBe('still');
  });

  it('R128 follows on desktop only', () => {
    expect(down(900, { width: 1079, height: 800 })).toBe('still');
    expect(down(900, { width: 1080, height: 800 })).not.toBe('still');
  });

  it('R129 shows on the way up and hides on the way down', () => {
    expect(stickyState('hidden', { from: 900, to: 850 }, desktop)).toBe('shown');
    expect(stickyState('shown', { from: 850, to: 900 }, desktop)).toBe('hidden');
    expect(stickyState('shown', { from: 900, to: 900 }, desktop)).toBe('shown');
  });

  it('R129 one in sight stays in sight up to its own place, one that is not begins nothing there', () => {
    expect(stickyState('shown', { from: 300, to: 100 }, desktop)).toBe('shown');
    expect(stickyState('shown', { from: 100, to: 0 }, desktop)).toBe('still');
    expect(stickyState('shown', { from: 100, to: 150 }, desktop)).toBe('still');
    expect(stickyState('hidden', { from: 300, to: 100 }, desktop)).toBe('still');
    expect(stickyState('shown', { from: 300, to: 100 }, { width: 1079, height: 800 })).toBe('still');
  });
});
