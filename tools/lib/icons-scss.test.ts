import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brandScss } from './brand-scss.ts';
import { root } from './build.ts';
import { formatted } from './formatted.ts';
import { iconsScss } from './icons-scss.ts';

it.each([
  { drawn: 'the icons of icon-paths.ts', sheet: 'icons', made: iconsScss },
  { drawn: 'the logo of brand-paths.ts', sheet: 'brand', made: brandScss },
])('the style sheets draw $drawn: else run tools/write-icons.ts', async ({ sheet, made }) => {
  const file = path.join(root, `src/styles/${sheet}.scss`);
  expect(readFileSync(file, 'utf8')).toBe(await formatted(file, made()));
});
