import { existsSync, readdirSync } from 'node:fs';
import { Client } from 'pg';
import { databaseFolderOf } from './open.ts';
import type { DatabaseLocation } from './open.ts';

/** Where the data are, in words for an operator: never with the password. */
export function describeLocation(location: DatabaseLocation): string {
  if (location.kind === 'memory') return 'embedded database in memory';
  if (location.kind === 'folder') return `embedded database in ${location.folder}`;
  // It is not connected: it only tells what pg makes of the string, and of PGHOST and its neighbours.
  const { host, port, database, user } = new Client({ connectionString: location.url });
  return `PostgreSQL ${host}:${port}/${database} as ${user}`;
}

/** Whether a data folder has an embedded database, a damaged one included. */
export function hasEmbedded(dataFolder: string): boolean {
  const folder = databaseFolderOf(dataFolder);
  return existsSync(folder) && readdirSync(folder).length > 0;
}
