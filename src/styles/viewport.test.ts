import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breakpoints, viewportClass } from './viewport.ts';

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
    const mixins = readFileSync(new URL('./mixins.scss', import.meta.url), 'utf8');
    for (const [name, width] of Object.entries(breakpoints))
      expect(mixins).toContain(`$${name}: ${width}px;`);
  });
});
