import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseElsewhere } from '../../http/own-hosts.ts';
import { problemOf, sendProblem } from '../../http/problem.ts';
import { describeFailure } from '../failure.ts';
import { callsByAddress } from '../limits.ts';
import type { Identity } from '../open.ts';
import { holdRequests } from '../../http/request-in-hand.ts';
import { languageOf } from '../pages/language.ts';
import { notice } from '../pages/page.ts';
import { words } from '../pages/words.ts';
import { paths } from '../paths.ts';
import { registerLogout } from './logout.ts';
import { commonHeaders } from './policy.ts';
import { countedAddress } from '../../http/counted-address.ts';
import { settleAddress } from './raw-request.ts';
import { registerSignIn } from './sign-in.ts';
import { registerUserinfo } from './userinfo.ts';

/** The routes that the protocol's library answers. */
const protocol = [
  { url: paths.discovery, method: ['GET', 'OPTIONS'] },
  { url: paths.jwks, method: ['GET', 'OPTIONS'] },
  { url: paths.authorize, method: ['GET'], limited: true },
  { url: `${paths.authorize}/:uid`, method: ['GET'] },
  { url: paths.token, method: ['POST', 'OPTIONS'], limited: true },
  { url: paths.revoke, method: ['POST', 'OPTIONS'], limited: true },
  { url: paths.endSession, method: ['GET'] },
  { url: `${paths.endSession}/confirm`, method: ['POST'] },
  { url: `${paths.endSession}/success`, method: ['GET'] },
];

/**
 * Registers each identity provider on its host. Its addresses exist on no other host, and its own host has no other
 * addresses.
 */
export function registerIdentities(app: FastifyInstance, identities: readonly Identity[]): void {
  refuseElsewhere(
    app,
    identities.map(({ parts }) => parts.origin),
  );
  for (const identity of identities) registerIdentity(app, identity);
}

function registerIdentity(app: FastifyInstance, identity: Identity): void {
  const { origin } = identity.parts;
  const { host } = new URL(origin);
  const headers = commonHeaders(origin);
  void app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.constraints = { ...route.constraints, host };
      route.config = { ...route.config, host };
    });
    holdRequests(scope);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
    scope.setErrorHandler(answerError);
    await scope.register(async (routes) => registerProtocol(routes, identity));
    await scope.register(async (routes) => registerSignIn(routes, identity));
    await scope.register(async (routes) => {
      registerLogout(routes, identity);
      registerUserinfo(routes, identity);
    });
  });
}

function registerProtocol(scope: FastifyInstance, identity: Identity): void {
  scope.removeAllContentTypeParsers();
  // The library reads bodies itself.
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
  for (const { url, method, limited = false } of protocol) {
    scope.route({
      url,
      method,
      handler: async (request, reply) => {
        if (limited && !(await withinLimit(identity, request, reply))) return reply;
        reply.hijack();
        await identity.answer()(settleAddress(request.raw, identity.parts.origin), reply.raw);
        return reply;
      },
    });
  }
}

/** Counts a call; when there are too many, it answers here, in the form that the caller understands. */
async function withinLimit(
  { parts, clients }: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { allowed, retryAfter } = await parts.limits.take(callsByAddress, countedAddress(request.ip));
  if (allowed) return true;
  parts.people.record('limit-refused', null);
  reply.code(429).header('retry-after', String(retryAfter));
  if (request.method === 'POST') {
    const { origin } = request.headers;
    if (clients.some((client) => client.origin === origin)) {
      reply.headers({ 'access-control-allow-origin': origin, vary: 'Origin' });
    }
    void reply.send({ error: 'too_many_requests', error_description: 'Too many requests.' });
    return false;
  }
  const copy = words[languageOfHeader(request)];
  void sendNotice(request, reply, copy.busy, copy.busyText);
  return false;
}

/** Answers an error outside the library with a page that contains no details. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status < 500) return sendProblem(reply, problemOf(status, error.message));
  request.log.error(describeFailure(error), 'request of the identity provider failed');
  const copy = words[languageOfHeader(request)];
  reply.code(503).header('retry-after', '5');
  return sendNotice(request, reply, copy.unavailable, copy.unavailableText);
}

function sendNotice(request: FastifyRequest, reply: FastifyReply, title: string, text: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(notice(languageOfHeader(request), title, text));
}

function languageOfHeader(request: FastifyRequest) {
  return languageOf(undefined, request.headers['accept-language']);
}
