import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brandScss } from './lib/brand-scss.ts';
import { root } from './lib/build.ts';
import { formatted } from './lib/formatted.ts';
import { iconRowsScss, iconsSvg } from './lib/icons-scss.ts';

/**
 * Writes `src/styles/icons.svg` and `icon-rows.scss` from `icon-paths.ts`, and `src/styles/brand.scss` from `brand-paths.ts`;
 * `icons-scss.test.ts` fails when it has to be run again.
 */
for (const [name, written] of [
  ['icon-rows', iconRowsScss()],
  ['brand', brandScss()],
] as const) {
  const file = path.join(root, `src/styles/${name}.scss`);
  await writeFile(file, await formatted(file, written));
}
await writeFile(path.join(root, 'src/styles/icons.svg'), iconsSvg());
