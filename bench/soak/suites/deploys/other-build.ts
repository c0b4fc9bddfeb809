import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { TreeCopy } from '#tests/defences/copy.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const buildCommand = "await (await import('./tools/lib/build.ts')).buildIfNeeded()";

/** A line that changes nothing on a page, and every island's file: a release that touched everything. */
const line = "\n(globalThis as { release?: string }).release = 'other';\n";
const style = '\n:root { --release: other; }\n';

/**
 * Makes another release of the working tree and builds it: each island, and the style sheet of all pages, is another file
 * there.
 *
 * @returns the copy; `folder` holds its sources and its build
 */
export async function makeOtherBuild(): Promise<TreeCopy> {
  const copy = await TreeCopy.make(root, 'other-build');
  const execute = promisify(execFile);
  const { stdout } = await execute('git', ['ls-files', 'src/**/*.client.tsx', 'app/**/*.client.tsx'], {
    cwd: root,
  });
  for (const file of stdout.split('\n').filter((name) => name !== '' && !name.includes('.test.'))) {
    const place = path.join(copy.folder, file);
    await writeFile(place, (await readFile(place, 'utf8')) + line);
  }
  const sheet = path.join(copy.folder, 'src/styles/global.scss');
  await writeFile(sheet, (await readFile(sheet, 'utf8')) + style);
  const options = {
    cwd: copy.folder,
    env: { ...process.env, NODE_ENV: 'production' as const },
    maxBuffer: 2 ** 26,
  };
  await execute(process.execPath, ['--input-type=module', '--eval', buildCommand], options);
  return copy;
}
