import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { root } from './build.ts';
import { iconsScss } from './icons-scss.ts';

it('the style sheets draw the icons of icon-paths.ts: else run tools/write-icons.ts', async () => {
  const file = path.join(root, 'src/styles/icons.scss');
  const written = await format(iconsScss(), { ...(await resolveConfig(file)), filepath: file });
  expect(readFileSync(file, 'utf8')).toBe(written);
});
