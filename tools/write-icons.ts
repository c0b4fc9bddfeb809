import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './lib/build.ts';
import { iconsScss } from './lib/icons-scss.ts';

/** Writes `src/styles/icons.scss` from `icon-paths.ts`; `icons-scss.test.ts` fails when it has to be run again. */
const file = path.join(root, 'src/styles/icons.scss');
await writeFile(file, await format(iconsScss(), { ...(await resolveConfig(file)), filepath: file }));
