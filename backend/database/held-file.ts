import { accessSync, closeSync, constants, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** A file that this process holds; `release` may be called more than once. */
export interface HeldFile {
  release(): void;
}

/** SQLite's result code for a lock that somebody else has. */
const busy = 5;
/** What this process holds: a database that nobody refers to would be closed, and its lock with it. */
const held = new Set<DatabaseSync>();

/**
 * Holds an empty file for the life of this process, as SQLite holds a database in an exclusive transaction: with a record
 * lock, which the kernel keeps across containers and PID namespaces and gives up when the process ends, however that
 * happens (ADR-0088). No other code of this process may open the file: closing it there would give the lock up.
 * @param path the file; it is made when it is missing, and stays
 * @returns null when another process, or another part of this one, holds it
 * @throws Error when the file cannot be made or written, or its file system refuses locks
 */
export function holdFile(path: string): HeldFile | null {
  makeIfMissing(path);
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // Nothing is ever written: no journal either.
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    file.close();
    if (isBusy(error)) return null;
    throw new Error(
      `no lock can be held on ${path}: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
  held.add(file);
  return {
    release() {
      if (held.delete(file)) file.close();
    },
  };
}

/**
 * Whether a process holds a file with {@link holdFile}. Only for a file that its holder tells of after it holds it:
 * whoever takes it in the moment of this question is refused.
 */
export function isHeld(path: string): boolean {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { readOnly: true, timeout: 0 });
    file.prepare('select 1 from sqlite_master').get();
    return false;
  } catch (error) {
    return isBusy(error);
  } finally {
    file?.close();
  }
}

function makeIfMissing(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    accessSync(path, constants.R_OK | constants.W_OK);
  }
}

function isBusy(error: unknown): boolean {
  // The lower byte is the code; the others say more about it.
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === busy
  );
}
