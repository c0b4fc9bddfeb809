import { constants, existsSync, renameSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { databaseFolderOf, locationOf, openDatabase } from '../database/open.ts';
import { readPresence } from '../import/deliver/presence.ts';
import type { Presence } from '../import/deliver/presence.ts';
import { BackupError } from './format.ts';
import type { BackupSummary } from './format.ts';
import { checkBackup } from './read-backup.ts';
import { backupAnswer, backupPath } from './route.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Makes a backup of the database that the configuration names, and reads it again before it gets its name. An embedded
 * database in use is written by the backend that runs on it.
 * @param path the new file; one that exists is never replaced
 * @throws {BackupError} when it cannot be made; then there is no file
 */
export async function makeBackup(
  config: { databaseUrl: string | null; dataFolder: string },
  path: string,
  now: Date,
): Promise<BackupSummary> {
  if (existsSync(path)) throw new BackupError(`${path} exists already; a backup replaces no file`);
  if (!existsSync(dirname(path))) throw new BackupError(`there is no folder ${dirname(path)}`);
  const part = `${path}.part`;
  try {
    const presence = readPresence(config.dataFolder);
    if (config.databaseUrl === null && presence !== null) await fetchBackup(presence, part);
    else await writeDirectly(config, part, now);
    const summary = await checkBackup(part);
    renameSync(part, path);
    return summary;
  } finally {
    await rm(part, { force: true });
  }
}

async function writeDirectly(
  config: { databaseUrl: string | null; dataFolder: string },
  part: string,
  now: Date,
): Promise<void> {
  const folder = databaseFolderOf(config.dataFolder);
  if (config.databaseUrl === null && !existsSync(join(folder, 'PG_VERSION')))
    throw new BackupError(`there is nothing to back up: ${folder} has no database`);
  // Without migrations: a backup before an update must not be one itself.
  const database = await openDatabase(locationOf(config), 'none');
  try {
    await writeBackup(database, part, now);
  } finally {
    await database.close();
  }
}

async function fetchBackup(presence: Presence, part: string): Promise<void> {
  const response = await fetch(new URL(backupPath, presence.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${presence.token}` },
  }).catch((error: unknown) => {
    throw new BackupError(
      `the backend at ${presence.url} (process ${presence.pid}) does not answer: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  if (!response.ok)
    throw new BackupError(`the running backend refused (${response.status}): ${await response.text()}`);
  const { file } = backupAnswer.parse(await response.json());
  try {
    await copyFile(file, part, constants.COPYFILE_EXCL);
  } finally {
    await rm(file, { force: true });
  }
}
