import { constants, existsSync, renameSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseLocation } from '../database/open.ts';
import type { Presence } from '../import/deliver/presence.ts';
import { askBackend, onDatabase } from '../import/deliver/target.ts';
import type { Target } from '../import/deliver/target.ts';
import { BackupError } from './format.ts';
import type { BackupSummary } from './format.ts';
import { checkBackup } from './read-backup.ts';
import { backupAnswer, backupPath } from './route.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Makes a backup of a database, and reads it again before it gets its name. An embedded database in use is written by the
 * backend that runs on it.
 * @param path the new file; one that exists is never replaced
 * @throws {BackupError} when it cannot be made; then there is no file
 */
export async function makeBackup(target: Target, path: string, now: Date): Promise<BackupSummary> {
  if (existsSync(path)) throw new BackupError(`${path} exists already; a backup replaces no file`);
  if (!existsSync(dirname(path))) throw new BackupError(`there is no folder ${dirname(path)}`);
  const part = `${path}.part`;
  try {
    if (target.kind === 'backend') await fetchBackup(target.presence, part);
    else await writeDirectly(target, part, now);
    const summary = await checkBackup(part);
    renameSync(part, path);
    return summary;
  } finally {
    await rm(part, { force: true });
  }
}

async function writeDirectly(location: DatabaseLocation, part: string, now: Date): Promise<void> {
  // Without migrations: a backup before an update must not be one itself.
  await onDatabase(location, (database) => writeBackup(database, part, now));
}

async function fetchBackup(presence: Presence, part: string): Promise<void> {
  const { file } = backupAnswer.parse(await askBackend(presence, backupPath, null));
  try {
    await copyFile(file, part, constants.COPYFILE_EXCL);
  } finally {
    await rm(file, { force: true });
  }
}
