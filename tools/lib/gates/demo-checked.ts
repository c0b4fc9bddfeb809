import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOf, root } from '../build.ts';

/** Holds the digest of the demonstration that its tests have passed. */
const stamp = 'demo/.checked';

/** Whether the tests of the demonstration run in a gate, and what is done when they have passed. */
interface Demonstration {
  readonly isDue: boolean;
  /** Keeps the digest of what was tested: it was read before the tests began. */
  passed(this: void): Promise<void>;
}

/**
 * The demonstration is due for its tests when a file of it, or a name, is another than the one that they have passed.
 *
 * @param folder the project
 */
export async function demonstration(folder: string = root): Promise<Demonstration> {
  const place = path.join(folder, stamp);
  const digest = await digestOf(['demo'], (file) => file !== place, folder);
  const kept = await readFile(place, 'utf8').catch(() => '');
  return {
    isDue: kept.trim() !== digest,
    passed: () => writeFile(place, `${digest}\n`),
  };
}
