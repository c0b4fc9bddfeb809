import type { FastifyInstance } from 'fastify';
import { IdentityError } from '../../catalogue/identity/identity.ts';
import type { CatalogueStates } from '../../catalogue/state.ts';
import { CatalogueError } from '../../catalogue/source.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { isDatabaseFailure } from '../../http/app.ts';
import { refuseOutside } from '../../http/internal.ts';
import { problemOf, sendProblem } from '../../http/problem.ts';
import { importOrder } from '../catalogue-schema.ts';
import { importPath } from './hand-over.ts';
import { loadImport } from './load.ts';

/** The largest import in bytes of JSON: about the showtimes of eight countries. */
const largestImport = 256 * 1_024 * 1_024;

/** The dependencies of the import route. */
export interface ImportContext {
  database: OpenDatabase;
  states: CatalogueStates;
  served: ReadonlySet<string>;
  token: string;
  now: () => Date;
}

/**
 * `POST /internal/import`: loads a catalogue while the server runs, because the embedded database has one owner. It answers
 * only this machine, and only with the token of the data folder.
 */
export function registerImport(app: FastifyInstance, context: ImportContext): void {
  app.post(
    importPath,
    {
      bodyLimit: largestImport,
      onRequest: async (request, reply) => refuseOutside(request, reply, context.token),
    },
    async (request, reply) => {
      const order = importOrder.safeParse(request.body);
      if (!order.success) {
        const errors = order.error.issues.map((issue) => ({
          parameter: issue.path.map(String).join('.'),
          message: issue.message,
        }));
        return sendProblem(
          reply,
          problemOf(422, 'The catalogue has the wrong shape.', errors.slice(0, 1_000)),
        );
      }
      const { site } = order.data.catalogue;
      if (!context.served.has(site))
        return sendProblem(reply, problemOf(422, `This server does not serve ${site}.`));
      try {
        const outcome = await loadImport(context.database, order.data, context.now());
        await context.states.renew(site);
        return await reply.header('cache-control', 'no-store').send(outcome);
      } catch (error) {
        if (error instanceof IdentityError || error instanceof CatalogueError) {
          return sendProblem(reply, problemOf(422, error.message));
        }
        if (!isDatabaseFailure(error)) throw error;
        // Whoever has the token can do something about it: give the disk room, or start the server again.
        request.log.error({ err: error }, 'import failed');
        return sendProblem(reply, problemOf(503, `The database refused: ${error.message}`));
      }
    },
  );
}
