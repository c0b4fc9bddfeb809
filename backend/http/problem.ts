import type { FastifyReply } from 'fastify';
import { problemMediaType } from '#src/contract/problem.ts';
import type { Problem } from '#src/contract/problem.ts';

export type { Problem };

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content too large',
  414: 'URI too long',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  429: 'Too many requests',
  431: 'Request header fields too large',
  500: 'Internal server error',
  502: 'Bad gateway',
  503: 'Service unavailable',
};

/**
 * A problem with the usual title of its status. `about:blank` means that the status says everything (RFC 9457, 4.2.1).
 */
export function problemOf(status: number, detail?: string, errors?: Problem['errors']): Problem {
  return {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
  };
}

/** The policy of what is no page: it may load, send and frame nothing. */
export const problemPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Answers with a problem, which has a policy of its own where its host has none. Only statuses 404 and 410 may be cached, and only briefly.
 *
 * @param caching `Cache-Control` when this problem may be cached otherwise
 */
export function sendProblem(reply: FastifyReply, problem: Problem, caching?: string): FastifyReply {
  const lasting = problem.status === 404 || problem.status === 410;
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', problemPolicy);
  return reply
    .code(problem.status)
    .header('cache-control', caching ?? (lasting ? 'public, max-age=30' : 'no-store'))
    .type(problemMediaType)
    .send(JSON.stringify(problem));
}

/** Tells a problem from any other value; a problem has its own type. */
export function isProblem(value: object): value is Problem {
  return 'type' in value && value.type === 'about:blank' && 'status' in value;
}
