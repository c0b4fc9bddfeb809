import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './lifecycle.ts';
import { problemOf, sendProblem } from '../http/problem.ts';

/**
 * `/health/live` answers while the process runs, `/health/ready` only between start and stop. The process stays ready
 * when the database fails, because it still serves answers from memory.
 */
export function registerHealth(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', (_request, reply) =>
    lifecycle.phase === 'ready'
      ? reply.header('cache-control', 'no-store').send({ status: 'ready' })
      : sendProblem(reply, problemOf(503, `The server is ${lifecycle.phase}.`)),
  );
}
