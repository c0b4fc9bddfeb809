import { z } from 'zod';
import { openDatabase, locationOf } from '../../database/open.ts';
import { importOutcome } from '../catalogue-schema.ts';
import type { ImportOrder, ImportOutcome } from '../catalogue-schema.ts';
import { loadImport } from './load.ts';
import { readPresence } from './presence.ts';
import type { Presence } from './presence.ts';

/** The running backend refused an import. */
export class HandOverError extends Error {
  override name = 'HandOverError';
}

const problemSchema = z.object({
  title: z.string(),
  detail: z.string().optional(),
  errors: z.array(z.object({ parameter: z.string(), message: z.string() })).optional(),
});

/**
 * Loads an import through the backend that runs on the data folder, because the embedded database has one owner. When
 * none runs, it loads directly into the database.
 * @throws {HandOverError} when the running backend refuses
 * @throws {DatabaseError} {@link FolderLockedError} when the database cannot be opened
 */
export async function deliver(
  config: { databaseUrl: string | null; dataFolder: string },
  order: ImportOrder,
  now: Date,
): Promise<ImportOutcome> {
  const presence = readPresence(config.dataFolder);
  if (presence !== null) return handOver(presence, order);
  const database = await openDatabase(locationOf(config));
  try {
    return await loadImport(database, order, now);
  } finally {
    await database.close();
  }
}

async function handOver(presence: Presence, order: ImportOrder): Promise<ImportOutcome> {
  const response = await fetch(new URL('/internal/import', presence.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${presence.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(order),
    signal: AbortSignal.timeout(300_000),
  }).catch((error: unknown) => {
    throw new HandOverError(
      `the backend at ${presence.url} (process ${presence.pid}) does not answer: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const body: unknown = await response.json();
  if (response.ok) return importOutcome.parse(body);
  const problem = problemSchema.safeParse(body).data;
  const errors = (problem?.errors ?? [])
    .map(({ parameter, message }) => `\n  ${parameter}: ${message}`)
    .join('');
  throw new HandOverError(
    `the running backend refused (${response.status}): ${problem?.detail ?? problem?.title ?? ''}${errors}`,
  );
}
