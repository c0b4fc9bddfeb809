import { closeSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** Thrown when another process owns the data folder. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';
}

/** A held lock; `release` may be called more than once. */
export interface FolderLock {
  release(): void;
}

const ownerSchema = z.object({
  pid: z.number().int().positive(),
  startedAt: z.string(),
  /** Kernel start time of the process, when the system tells it: a reused process id has another start time. */
  kernelStart: z.string().nullable(),
});
type Owner = z.infer<typeof ownerSchema>;

/**
 * Takes the lock file of a data folder for this process. The embedded database has no lock of its own, and silently
 * loses rows when two processes use it. A lock of a process that no longer runs is taken over.
 * @param folder the protected folder, named in the message
 * @param path the lock file itself
 * @throws {FolderLockedError} with the folder and the process that holds it
 */
export function lockFolder(folder: string, path: string): FolderLock {
  mkdirSync(dirname(path), { recursive: true });
  const mine: Owner = {
    pid: process.pid,
    startedAt: new Date().toISOString(),
    kernelStart: kernelStartOf(process.pid),
  };
  if (!createExclusively(path, mine)) takeOver(folder, path, mine);
  let held = true;
  return {
    release() {
      if (!held) return;
      held = false;
      if (sameOwner(readOwner(path), mine)) unlinkSync(path);
    },
  };
}

function takeOver(folder: string, path: string, mine: Owner): void {
  refuseLiving(folder, path);
  // Two processes that both saw the stale lock must not delete each other's new lock: the guard file lets only one
  // continue.
  const guard = `${path}.takeover`;
  if (!createExclusively(guard, mine)) {
    if (isAlive(readOwner(guard))) {
      throw new FolderLockedError(
        `the data folder ${folder} is being taken over by another process; try again`,
      );
    }
    unlinkSync(guard);
    if (!createExclusively(guard, mine)) {
      throw new FolderLockedError(
        `the data folder ${folder} is being taken over by another process; try again`,
      );
    }
  }
  try {
    refuseLiving(folder, path);
    removeIfThere(path);
    if (!createExclusively(path, mine)) refuseLiving(folder, path);
  } finally {
    removeIfThere(guard);
  }
}

function refuseLiving(folder: string, path: string): void {
  const owner = readOwner(path);
  if (owner === null || !isAlive(owner)) return;
  throw new FolderLockedError(
    `the data folder ${folder} is in use by process ${owner.pid} (since ${owner.startedAt}); ` +
      'stop that process, or set VELOURS_DATA to another folder',
  );
}

function createExclusively(path: string, owner: Owner): boolean {
  let file: number;
  try {
    file = openSync(path, 'wx', 0o600);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  writeSync(file, JSON.stringify(owner));
  closeSync(file);
  return true;
}

function removeIfThere(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** The owner in a lock file; null when the file is missing or has other content (an incomplete write). */
function readOwner(path: string): Owner | null {
  try {
    return ownerSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}

function sameOwner(a: Owner | null, b: Owner): boolean {
  return a !== null && a.pid === b.pid && a.startedAt === b.startedAt;
}

/** Whether the process that wrote a lock still runs. */
function isAlive(owner: Owner | null): boolean {
  if (owner === null) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  const kernelStart = kernelStartOf(owner.pid);
  return owner.kernelStart === null || kernelStart === null || kernelStart === owner.kernelStart;
}

/** Start time of a process in clock ticks since boot (Linux), null elsewhere. */
function kernelStartOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may contain spaces; the start time is the 22nd field.
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return afterName[19] ?? null;
  } catch {
    return null;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
