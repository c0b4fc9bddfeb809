import { machineNow } from '#src/kernel/date/clock.ts';
import { mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { holdFile } from './held-file.ts';
import type { HeldFile } from './held-file.ts';

/** Thrown when another process owns the data folder. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';
}

const ownerSchema = z.object({
  pid: z.number().int().positive(),
  host: z.string(),
  /** The PID namespace in which `pid` is a number, where the system has such. */
  namespace: z.string().nullable(),
  startedAt: z.string(),
});
type Owner = z.infer<typeof ownerSchema>;

/**
 * Makes this process the owner of a data folder. The embedded database has no lock of its own, and silently loses rows
 * when two processes use it. `owner.lock` is what the owner holds; `owner.json` only says who that is.
 * @throws {FolderLockedError} with the folder and its owner, as far as that is known
 */
export function lockFolder(folder: string): HeldFile {
  mkdirSync(folder, { recursive: true });
  const lock = holdFile(join(folder, 'owner.lock'));
  const note = join(folder, 'owner.json');
  if (lock === null)
    throw new FolderLockedError(
      `the data folder ${folder} is in use by ${described(readOwner(note))}; ` +
        'stop that process, or set VELOURS_DATA to another folder',
    );
  try {
    writeFileSync(note, JSON.stringify(thisProcess()), { mode: 0o600 });
  } catch {
    // On a full disk nobody can be told who it is.
  }
  let isOwner = true;
  return {
    release() {
      if (!isOwner) return;
      isOwner = false;
      rmSync(note, { force: true });
      lock.release();
    },
  };
}

function thisProcess(): Owner {
  return {
    pid: process.pid,
    host: hostname(),
    namespace: ownNamespace(),
    startedAt: machineNow().toISOString(),
  };
}

function described(owner: Owner | null): string {
  if (owner === null) return 'another process, or its file system refuses locks';
  const elsewhere =
    owner.host === hostname() && owner.namespace === ownNamespace()
      ? ''
      : ` of another container or PID namespace (host ${owner.host})`;
  return `process ${owner.pid}${elsewhere} (since ${owner.startedAt})`;
}

/** The owner that a note names; null when it is missing or torn. */
function readOwner(note: string): Owner | null {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(note, 'utf8')));
  } catch {
    return null;
  }
}

function ownNamespace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}
