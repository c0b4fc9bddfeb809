import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './lib/build.ts';
import { formatted } from './lib/formatted.ts';
import { letterWidths } from './lib/letter-widths.ts';

/**
 * Writes `src/styles/letter-widths.ts` from the font file; `letter-widths.test.ts` fails when it has to be run again.
 */
const file = path.join(root, 'src/styles/letter-widths.ts');
const text = `/** Written by \`tools/measure-letters.ts\`: advance of each letter at weight 600, thousandths of the text's size. */
export const letterWidths: Readonly<Record<string, number>> = ${JSON.stringify(await letterWidths(600))};
`;
await writeFile(file, await formatted(file, text));
