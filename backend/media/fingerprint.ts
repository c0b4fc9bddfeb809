import { createHash } from 'node:crypto';

/**
 * Increased when the files of a master are made in a new way: stored files and cached answers are then no longer used.
 */
const makingVersion = 3;

/** A hash of a master's bytes and of the way in which files are made from them: 16 hexadecimal digits. */
export function fingerprintOf(bytes: Uint8Array, version: number = makingVersion): string {
  return createHash('sha256').update(`${version}/`).update(bytes).digest('hex').slice(0, 16);
}
