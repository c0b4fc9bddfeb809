import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startWithParent, stop } from './processes.ts';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const nextCommand = path.join(root, 'node_modules/next/dist/bin/next');
const inputs = [
  'app',
  'src',
  'messages',
  'public',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const stampFile = path.join(root, '.next/velours-build');

async function filesOf(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => null);
  if (!entries) return [place];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * A digest of files with their names.
 *
 * @param places files and folders, from the folder; what is missing counts as empty
 * @param counts whether a file counts, by its path
 */
export async function digestOf(
  places: readonly string[],
  counts: (file: string) => boolean,
  folder: string = root,
): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) {
    const files = await filesOf(path.join(folder, place));
    for (const file of files.filter(counts).toSorted()) {
      hash.update(path.relative(folder, file)).update(await readFile(file).catch(() => ''));
    }
  }
  return hash.digest('hex');
}

/** A digest of all files that the site is built from (without tests). */
const sourceDigest = () => digestOf(inputs, (file) => !/\.test\.tsx?$/.test(file));

/**
 * Builds the site unless the existing build is from exactly these sources. Needs no backend and no network. What a build
 * that broke off has left counts as none.
 *
 * @param signal ends a build that is under way
 * @returns whether it built
 * @throws Error when the build fails or was ended
 */
export async function buildIfNeeded(signal?: AbortSignal): Promise<boolean> {
  const digest = await sourceDigest();
  const present = await readFile(stampFile, 'utf8').catch(() => '');
  if (present === digest) return false;
  await rm(stampFile, { force: true });
  signal?.throwIfAborted();
  const build = startWithParent('build', [nextCommand, 'build'], {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  signal?.addEventListener('abort', () => void stop(build));
  const code = await build.ended;
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`the build failed with code ${code}`);
  await writeFile(stampFile, digest);
  return true;
}
