import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/open.ts';
import { refuseOutside } from '../http/internal.ts';
import { readUndelivered } from './settle.ts';

/** The path of the list of mails that could not be delivered. */
export const undeliveredPath = '/internal/undelivered';

/** The longest list. */
const mostListed = 1_000;

/** The answer of the list. */
export const undeliveredAnswer = z.object({
  mails: z.array(
    z.object({
      id: z.string(),
      purpose: z.string(),
      recipient: z.string(),
      attempts: z.int(),
      error: z.string(),
      createdAt: z.string(),
      givenUpAt: z.string(),
    }),
  ),
  /** How many there are altogether: the list ends at {@link mostListed}. */
  count: z.int(),
});
export type UndeliveredAnswer = z.output<typeof undeliveredAnswer>;

/** The list of mails that could not be delivered, as it is answered. */
export async function listUndelivered(db: Database): Promise<UndeliveredAnswer> {
  const { mails, count } = await readUndelivered(db, mostListed);
  return {
    count,
    mails: mails.map(({ createdAt, givenUpAt, ...mail }) => ({
      ...mail,
      createdAt: createdAt.toISOString(),
      givenUpAt: givenUpAt.toISOString(),
    })),
  };
}

/**
 * `GET /internal/undelivered`: the mails that could not be delivered, while the server runs, because the embedded
 * database has one owner. It answers only this machine, and only with the token of the data folder.
 */
export function registerUndelivered(app: FastifyInstance, db: Database, token: string): void {
  app.get(
    undeliveredPath,
    { onRequest: async (request, reply) => refuseOutside(request, reply, token) },
    async (_request, reply) => reply.header('cache-control', 'no-store').send(await listUndelivered(db)),
  );
}
