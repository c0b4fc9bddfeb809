// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { breakpoints, usualText, viewportClass, windowWidth } from './viewport.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

describe('viewport classes', () => {
  it.each([
    [320, 'mobile'],
    [699, 'mobile'],
    [699.5, 'mobile'],
    [700, 'tablet'],
    [1079, 'tablet'],
    [1080, 'desktop'],
    [1440, 'desktop'],
    [2560, 'desktop'],
  ] as const)('R170 %d px is %s', (width, expected) => {
    expect(viewportClass(width)).toBe(expected);
  });

  it('R170 styles and script change at the same widths', () => {
    const mixins = readFileSync(`${import.meta.dirname}/mixins.scss`, 'utf8');
    for (const [name, width] of Object.entries(breakpoints))
      expect(mixins).toContain(`$${name}: ${width / usualText}em;`);
  });

  it.each([
    ['', 1440],
    ['16px', 1440],
    ['20.8px', 1107],
    ['32px', 720],
  ])('text of %s makes of a window 1440 wide one of %i', (fontSize, width) => {
    vi.stubGlobal('innerWidth', 1440);
    document.documentElement.style.fontSize = fontSize;
    expect(Math.floor(windowWidth())).toBe(width);
  });
});
