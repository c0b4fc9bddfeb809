import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './lib/build.ts';
import { formatted } from './lib/formatted.ts';
import { paletteScss } from './lib/palette-scss.ts';

/** Writes `src/styles/palette.scss` from `palette.ts`; `palette.test.ts` fails when it has to be run again. */
const file = path.join(root, 'src/styles/palette.scss');
await writeFile(file, await formatted(file, paletteScss()));
