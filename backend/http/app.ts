import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asksForUpgrade } from '#src/config/upgrade.ts';
import { traceOf } from '#src/config/trace/trace.ts';
import { isSiteId } from '#src/sites/registry.ts';
import { problemOf, problemPolicy, sendProblem } from './problem.ts';

/** The maximum length of a request target in characters; longer ones get 414. */
const longestUrl = 8_192;

/** What an HTTP server is made of. */
export interface AppParts {
  /** Pino, or false for no log. */
  logger: FastifyBaseLogger | false;
  /** Whether the log has a line for every request; it does by default. */
  accessLog?: boolean;
  /** Addresses and networks whose `X-Forwarded-For` names the visitor. */
  trustedProxies?: readonly string[];
}

/** The HTTP server without routes: limits, one log line a request, and problem+json for every error. */
export function createApp({ logger, accessLog = true, trustedProxies = [] }: AppParts): FastifyInstance {
  const app = Fastify({
    ...(logger === false ? { logger: false } : { loggerInstance: logger }),
    // Fastify's two lines a request are off; the hook below writes one.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    // The web process names the trace of the page that it needs the answer for.
    genReqId: ({ headers }) => traceOf(headers['traceparent']).id,
    bodyLimit: 16 * 1_024,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    // The idle timeout of the proxy must be shorter, otherwise the proxy reuses a socket that is being closed.
    keepAliveTimeout: 75_000,
    requestTimeout: 30_000,
    // Who takes no byte of an answer for so long is let go. Longer than an import may take, in which nothing is sent.
    connectionTimeout: 310_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1_000 },
    frameworkErrors: (_error, _request, reply) => {
      void sendProblem(reply, problemOf(400, 'The address is not well formed.'));
    },
    clientErrorHandler,
  });

  // By default Node answers it, with nothing else.
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    app.server.emit('request', request, response),
  );
  app.addHook('onRequest', async (request, reply) => {
    const { expect } = request.headers;
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    if (request.raw.url !== undefined && request.raw.url.length > longestUrl) {
      return sendProblem(reply, problemOf(414, `At most ${longestUrl} characters are answered.`));
    }
    if (asksForUpgrade(request.headers)) reply.header('connection', 'close');
    if (expect !== undefined && !/^100-continue$/i.test(expect)) {
      reply.header('connection', 'close');
      return sendProblem(reply, problemOf(417, 'No expectation but 100-continue can be met.'));
    }
    return undefined;
  });
  if (accessLog) app.addHook('onResponse', writeLine);
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, problemOf(404, 'Nothing stands at this address.')),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, problemOf(status, error.message));
    request.log.error({ err: error, route: routeOf(request) }, 'request failed');
    if (!isDatabaseFailure(error)) return sendProblem(reply, problemOf(500));
    reply.header('retry-after', '5');
    return sendProblem(reply, problemOf(503, 'The catalogue cannot be read at the moment.'));
  });
  return app;
}

/** Answers 405 on a path for every method but GET and HEAD, before a body is read. */
export function refuseOtherMethods(app: FastifyInstance, url: string): void {
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url,
    onRequest: async (_request, reply) => {
      reply.header('allow', 'GET, HEAD');
      return sendProblem(reply, problemOf(405, 'Only GET and HEAD are answered here.'));
    },
    handler: () => undefined,
  });
}

/** Whether an error comes from the database (an SQLSTATE, a refused, ended or silent connection). */
export function isDatabaseFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // A server that is stopped takes the file of its socket away.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  const unreachable = /^(?:ECONN\w+|ENOTFOUND|ETIMEDOUT|EPIPE|08\w{3}|53\w{3}|57\w{3})$/.test(code);
  return (
    unreachable ||
    /connection (?:terminated|timeout)|timeout exceeded|query read timeout|PGlite is closed|driver has already been destroyed/i.test(
      error.message,
    )
  );
}

/** What was asked for, as registered: an address may hold a code, a token or a visitor's words. */
export function routeOf(request: FastifyRequest): string {
  return request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
}

function siteIn({ params }: FastifyRequest): string | undefined {
  const site = typeof params === 'object' && params !== null && 'site' in params ? params.site : undefined;
  return typeof site === 'string' && isSiteId(site) ? site : undefined;
}

/** The one line of a request; nothing in it is about a person. */
async function writeLine(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.log.info(
    {
      method: request.method,
      site: siteIn(request),
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      bytes: Number(reply.getHeader('content-length') ?? 0),
    },
    'request',
  );
}

/** How long somebody who is refused has to take that answer, in milliseconds. */
const refusalMs = 5_000;

/**
 * Answers requests that Node refuses before it has parsed them: broken syntax, headers over 16 kB, a body that never
 * arrived.
 */
function clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = JSON.stringify(problemOf(status));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}\r\n` +
      'content-type: application/problem+json\r\ncache-control: no-store\r\nconnection: close\r\n' +
      `content-security-policy: ${problemPolicy}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  // The time for standing still begins again with each byte that somebody sends who takes none.
  const timer = setTimeout(() => socket.destroy(), refusalMs);
  socket.once('close', () => clearTimeout(timer));
}
