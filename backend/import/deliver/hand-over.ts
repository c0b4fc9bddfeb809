import { openDatabase } from '../../database/open.ts';
import { importOutcome } from '../catalogue-schema.ts';
import type { ImportOrder, ImportOutcome } from '../catalogue-schema.ts';
import { loadImport } from './load.ts';
import { askBackend, onDatabase } from './target.ts';
import type { Target } from './target.ts';

/** The path of the order to load a catalogue. */
export const importPath = '/internal/import';

/**
 * Loads an import through the backend that runs on the data folder, because the embedded database has one owner, or
 * directly into the database. A dry run on a database changes nothing in it, its tables neither.
 * @throws {HandOverError} when the running backend refuses
 * @throws {DatabaseError} {@link FolderLockedError} when the database cannot be opened
 */
export async function deliver(target: Target, order: ImportOrder, now: Date): Promise<ImportOutcome> {
  if (target.kind === 'backend')
    return importOutcome.parse(await askBackend(target.presence, importPath, order));
  if (order.dryRun) return onDatabase(target, (database) => loadImport(database, order, now));
  const database = await openDatabase(target);
  try {
    return await loadImport(database, order, now);
  } finally {
    await database.close();
  }
}
