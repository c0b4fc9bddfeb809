import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf, sendProblem } from './problem.ts';

/**
 * Refuses a request for an internal route: such a route answers only this machine, and only with the token of the data
 * folder.
 * @returns undefined when the request may go on
 */
export function refuseOutside(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): FastifyReply | undefined {
  if (!isLocal(request)) return sendProblem(reply, problemOf(404, 'Nothing stands at this address.'));
  if (bears(request, token)) return undefined;
  reply.header('www-authenticate', 'Bearer');
  return sendProblem(reply, problemOf(401, 'The token of the data folder is needed.'));
}

function isLocal(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  // A request from a proxy on this machine may come from another one.
  const passedOn =
    request.headers.forwarded !== undefined || request.headers['x-forwarded-for'] !== undefined;
  return !passedOn && /^(?:127\.|::1$|::ffff:127\.)/.test(address);
}

/** Digests have the same length, which a comparison in constant time needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function bears(request: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}
