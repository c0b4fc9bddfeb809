import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PGliteDialect } from 'kysely';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#backend/database/embedded.ts';
import { migrate } from '#backend/database/open.ts';
import type { Tables } from '#backend/database/tables.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a file with an embedded database that has all tables and no rows. */
    readonly databaseImage: string;
  }
}

/** Makes the embedded database once that every suite begins with: to make it costs five times as much as to read it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'velours-image-'));
  const file = path.join(folder, 'database.tar');
  const pglite = await startEmbedded({});
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  try {
    await migrate(db, 'latest');
    const image = await pglite.dumpDataDir('none');
    await writeFile(file, Buffer.from(await image.arrayBuffer()));
  } finally {
    await db.destroy();
  }
  project.provide('databaseImage', file);
  return () => rm(folder, { recursive: true, force: true });
}
