import { z } from 'zod';
import { describeLocation } from '../../database/location.ts';
import { readMigrations } from '../../database/migrations/executed.ts';
import { openDatabase } from '../../database/open.ts';
import type { DatabaseLocation, OpenDatabase } from '../../database/open.ts';
import type { Presence } from './presence.ts';

/** What a command talks to: the backend that runs on the data folder, or the database itself. */
export type Target = { kind: 'backend'; presence: Presence } | DatabaseLocation;

/** The running backend refused, or does not answer. */
export class HandOverError extends Error {
  override name = 'HandOverError';
}

/** What a command talks to, in words. */
export function describeTarget(target: Target): string {
  return target.kind === 'backend'
    ? `through the backend at ${target.presence.url}`
    : describeLocation(target);
}

const problemSchema = z.object({
  title: z.string(),
  detail: z.string().optional(),
  errors: z.array(z.object({ parameter: z.string(), message: z.string() })).optional(),
});

/** How long the running backend may take for its answer, in milliseconds. */
const longestAnswer = 300_000;

/**
 * Calls an internal route of the running backend.
 * @param order the body of a POST; `null` for a POST without one; undefined for a GET
 * @returns the JSON of its answer
 * @throws {HandOverError} when it refuses or does not answer
 */
export async function askBackend(
  { url, pid, token }: Presence,
  path: string,
  order?: object | null,
): Promise<unknown> {
  const response = await fetch(new URL(path, url), {
    method: order === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(order ? { 'content-type': 'application/json' } : {}),
    },
    ...(order ? { body: JSON.stringify(order) } : {}),
    signal: AbortSignal.timeout(longestAnswer),
  }).catch((error: unknown) => {
    throw new HandOverError(`the backend at ${url} (process ${pid}) does not answer: ${reasonOf(error)}`);
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  const problem = problemSchema.safeParse(jsonOf(text)).data;
  const errors = (problem?.errors ?? [])
    .map(({ parameter, message }) => `\n  ${parameter}: ${message}`)
    .join('');
  throw new HandOverError(
    `the running backend refused (${response.status}): ${problem?.detail ?? problem?.title ?? text}${errors}`,
  );
}

/**
 * Works on a database as it is: nothing is migrated.
 * @throws {DatabaseError} when it cannot be opened
 * @throws {Error} when it has no tables of Velours
 */
export async function onDatabase<T>(
  location: DatabaseLocation,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(location, 'none');
  try {
    if ((await readMigrations(database.db)).length === 0)
      throw new Error(
        `${describeLocation(location)} has no tables of Velours: no backend was ever started on it, and nothing imported`,
      );
    return await work(database);
  } finally {
    await database.close();
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The reason of a call that failed; `fetch` keeps that of the network in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
