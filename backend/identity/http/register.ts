import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../open.ts';
import { callsByAddress } from '../limits.ts';
import { languageOf } from '../pages/language.ts';
import { notice } from '../pages/page.ts';
import { words } from '../pages/words.ts';
import { paths } from '../paths.ts';
import { registerLogout } from './logout.ts';
import { commonHeaders, pagePolicy } from './policy.ts';
import { settleAddress } from './raw-request.ts';
import { registerSignIn } from './sign-in.ts';
import { registerUserinfo } from './userinfo.ts';

/** What the protocol's library answers itself. */
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

/** Puts the identity provider on its host; on every other host none of its addresses exists. */
export function registerIdentity(app: FastifyInstance, identity: Identity): void {
  const { host } = new URL(identity.parts.origin);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The library reads bodies itself.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    for (const { url, method, limited = false } of protocol) {
      scope.route({
        url,
        method,
        constraints: { host },
        handler: async (request, reply) => {
          if (limited && !(await withinLimit(identity, request, reply))) return reply;
          reply.hijack();
          await identity.answer()(settleAddress(request.raw, identity.parts.origin), reply.raw);
          return reply;
        },
      });
    }
  });
  registerLogout(app, identity, host);
  registerUserinfo(app, identity, host);
  registerSignIn(app, identity, host);
}

/** Counts a call; too many are answered here, in the form that the caller understands. */
async function withinLimit(
  { parts, clients }: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { allowed, retryAfter } = await parts.limits.take(callsByAddress, request.ip);
  if (allowed) return true;
  reply
    .code(429)
    .headers({ ...commonHeaders, 'cache-control': 'no-store', 'retry-after': String(retryAfter) });
  if (request.method === 'POST') {
    const { origin } = request.headers;
    if (clients.some((client) => client.origin === origin)) {
      reply.headers({ 'access-control-allow-origin': origin, vary: 'Origin' });
    }
    void reply.send({ error: 'too_many_requests', error_description: 'Too many requests.' });
    return false;
  }
  const language = languageOf(undefined, request.headers['accept-language']);
  void reply
    .header('content-security-policy', pagePolicy())
    .type('text/html; charset=utf-8')
    .send(notice(language, words[language].busy, words[language].busyText));
  return false;
}
