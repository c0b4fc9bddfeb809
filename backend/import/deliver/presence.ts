import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const presenceSchema = z.object({
  pid: z.int().positive(),
  /** The address of the server on this machine. */
  url: z.string(),
  /** Bearer token of the import. */
  token: z.string().min(20),
});

/** The entry of a running backend in its data folder. */
export type Presence = z.output<typeof presenceSchema>;

const fileOf = (folder: string) => join(folder, 'backend.json');

/** Writes the server's address for commands of this machine; only its own user can read it. */
export function announcePresence(folder: string, presence: Presence): void {
  const path = fileOf(folder);
  const fresh = `${path}.${presence.pid}`;
  rmSync(fresh, { force: true });
  writeFileSync(fresh, JSON.stringify(presence), { mode: 0o600, flag: 'wx' });
  renameSync(fresh, path);
}

/** Removes the entry if this process wrote it. */
export function withdrawPresence(folder: string): void {
  if (readPresence(folder)?.pid === process.pid) rmSync(fileOf(folder), { force: true });
}

/** The backend that runs on this data folder, or null. One that crashed counts as none. */
export function readPresence(folder: string): Presence | null {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(fileOf(folder), 'utf8'));
  } catch {
    return null;
  }
  const presence = presenceSchema.safeParse(raw).data ?? null;
  return presence !== null && isRunning(presence.pid) ? presence : null;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
