import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './build.ts';
import { formatted } from './formatted.ts';
import { paletteScss } from './palette-scss.ts';

it('the style sheets have the colours of palette.ts: else run tools/write-palette.ts', async () => {
  const file = path.join(root, 'src/styles/palette.scss');
  expect(readFileSync(file, 'utf8')).toBe(await formatted(file, paletteScss()));
});
