import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { holdFile, isHeld } from '../../database/held-file.ts';
import type { HeldFile } from '../../database/held-file.ts';

const presenceSchema = z.object({
  pid: z.int().positive(),
  /** The address of the server on this machine. */
  url: z.string(),
  /** Bearer token of the import. */
  token: z.string().min(20),
});

/** The entry of a running backend in its data folder. */
export type Presence = z.output<typeof presenceSchema>;

/**
 * The entry as it is written. The backend holds a file of its own for as long as it lives: its number says nothing in
 * another container or PID namespace.
 */
const entrySchema = presenceSchema.extend({ lock: z.string().regex(/^backend-[\da-f]{16}\.lock$/) });
type Entry = z.output<typeof entrySchema>;

const fileOf = (folder: string) => join(folder, 'backend.json');

/** What this process holds, by data folder. */
const announced = new Map<string, { entry: Entry; held: HeldFile | null }>();

/**
 * Writes the server's address for commands that use this data folder; only its own user can read it. On PostgreSQL, of
 * several backends on one folder the last one counts.
 */
export function announcePresence(folder: string, presence: Presence): void {
  withdrawPresence(folder);
  const former = readEntry(folder);
  if (former !== null && !isHeld(join(folder, former.lock)))
    rmSync(join(folder, former.lock), { force: true });
  const entry = { ...presence, lock: `backend-${randomBytes(8).toString('hex')}.lock` };
  announced.set(folder, { entry, held: holdFile(join(folder, entry.lock)) });
  const path = fileOf(folder);
  const fresh = `${path}.${entry.lock}`;
  writeFileSync(fresh, JSON.stringify(entry), { mode: 0o600, flag: 'wx' });
  renameSync(fresh, path);
}

/** Removes the entry if this process wrote it. */
export function withdrawPresence(folder: string): void {
  const mine = announced.get(folder);
  if (mine === undefined) return;
  announced.delete(folder);
  if (readEntry(folder)?.lock === mine.entry.lock) rmSync(fileOf(folder), { force: true });
  mine.held?.release();
  rmSync(join(folder, mine.entry.lock), { force: true });
}

/** The backend that runs on this data folder, or null. One that crashed counts as none. */
export function readPresence(folder: string): Presence | null {
  const entry = readEntry(folder);
  if (entry === null || !isHeld(join(folder, entry.lock))) return null;
  const { lock: _, ...presence } = entry;
  return presence;
}

function readEntry(folder: string): Entry | null {
  try {
    return entrySchema.parse(JSON.parse(readFileSync(fileOf(folder), 'utf8')));
  } catch {
    return null;
  }
}
