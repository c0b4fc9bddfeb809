import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brandScss } from './brand-scss.ts';
import { root } from './build.ts';
import { formatted } from './formatted.ts';
import { iconRowsScss, iconsSvg } from './icons-scss.ts';

it.each([
  { drawn: 'the icons of icon-paths.ts', sheet: 'icon-rows', made: iconRowsScss },
  { drawn: 'the logo of brand-paths.ts', sheet: 'brand', made: brandScss },
])('the style sheets draw $drawn: else run tools/write-icons.ts', async ({ sheet, made }) => {
  const file = path.join(root, `src/styles/${sheet}.scss`);
  expect(readFileSync(file, 'utf8')).toBe(await formatted(file, made()));
});

it('the picture of all icons draws those of icon-paths.ts: else run tools/write-icons.ts', () => {
  expect(readFileSync(path.join(root, 'src/styles/icons.svg'), 'utf8')).toBe(iconsSvg());
});
