import { z } from 'zod';
import type { RuleProblem } from '../source-rules.ts';

/** The licences that a dependency may have, by their SPDX ids, with what they ask of us. */
const allowed: ReadonlyMap<string, string> = new Map([
  ['MIT', 'its text stays with the package'],
  ['MIT-0', 'nothing'],
  ['CC0-1.0', 'nothing'],
  ['0BSD', 'nothing'],
  ['Zlib', 'its text stays with the sources'],
  ['ISC', 'its text stays with the package'],
  ['BSD-2-Clause', 'its text stays with the package'],
  ['BSD-3-Clause', 'its text stays with the package'],
  ['BlueOak-1.0.0', 'its text, or a link to it, stays with the package'],
  ['Apache-2.0', 'its text and notices stay with the package'],
  ['MPL-2.0', 'its own files stay open; we change none'],
  ['LGPL-3.0-or-later', 'only libvips below sharp: a library of its own that anybody can exchange'],
  ['OFL-1.1', 'fonts, which are not sold by themselves'],
  ['PSF-2.0', 'its text stays with the package; for development only'],
  ['CC-BY-4.0', 'data about browsers (caniuse), named here'],
]);

const lockFile = 'package-lock.json';
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

/** A dependency with its licence, as the lock file has it. */
export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; empty where the package names none. */
  readonly licence: string;
  /** Whether it is needed for development only. */
  readonly dev: boolean;
}

/** Every dependency of a lock file, by name. */
export function licencesIn(lockText: string): Licensed[] {
  return Object.entries(lock.parse(JSON.parse(lockText)).packages)
    .filter(([place]) => place !== '')
    .map(([place, { version = '', license = '', dev = false }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      dev,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** Whether an SPDX expression is fulfilled by the list: one side of OR, every side of AND. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\(([^()]*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((id) => allowed.has(id.trim())));
}

/** Finds dependencies whose licence is not on the list (SEC16). */
export function checkLicences(lockText: string): RuleProblem[] {
  return licencesIn(lockText)
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) => ({
      file: lockFile,
      line: 1,
      message: `${name} ${version}: licence “${licence || 'none named'}” is not on the list of tools/lib/checks/supply-chain/licences.ts`,
    }));
}
