import type { FastifyInstance } from 'fastify';
import { problemOf, sendProblem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The host that a route belongs to; absent when it belongs to none. */
    host?: string;
  }
}

/** Answers 404 under the hosts of these origins to whatever is no route of theirs. */
export function refuseElsewhere(app: FastifyInstance, origins: Iterable<string>): void {
  const hosts = new Set(Array.from(origins, (origin) => new URL(origin).host));
  app.addHook('onRequest', async (request, reply) => {
    const { host = '' } = request.headers;
    const strange = hosts.has(host) && request.routeOptions.config.host !== host;
    return strange ? sendProblem(reply, problemOf(404, 'Nothing stands at this address.')) : undefined;
  });
}
