import { randomBytes } from 'node:crypto';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { OpenDatabase } from '../database/open.ts';
import { refuseOutside } from '../http/internal.ts';
import { problemOf, sendProblem } from '../http/problem.ts';
import { writeBackup } from './write-backup.ts';

/** The path of the order to write a backup. */
export const backupPath = '/internal/backup';

/** The answer: the file that was written, which belongs to whoever asked. */
export const backupAnswer = z.object({ file: z.string() });

/**
 * `POST /internal/backup`: writes a backup into the data folder while the server runs, because the embedded database has
 * one owner. It answers only this machine, and only with the token of the data folder. It writes the file itself: a
 * reader that is slow would otherwise hold the database.
 */
export function registerBackup(
  app: FastifyInstance,
  context: { database: OpenDatabase; dataFolder: string; token: string; now: () => Date },
): void {
  let isWriting = false;
  app.post(
    backupPath,
    { onRequest: async (request, reply) => refuseOutside(request, reply, context.token) },
    async (_request, reply) => {
      if (isWriting) return sendProblem(reply, problemOf(409, 'A backup is being written already.'));
      isWriting = true;
      try {
        // Left by a command that ended before it fetched its file.
        for (const old of globSync(join(context.dataFolder, 'backup-*.part'))) rmSync(old, { force: true });
        const file = join(context.dataFolder, `backup-${randomBytes(6).toString('hex')}.part`);
        await writeBackup(context.database, file, context.now());
        return await reply.header('cache-control', 'no-store').send({ file });
      } finally {
        isWriting = false;
      }
    },
  );
}
