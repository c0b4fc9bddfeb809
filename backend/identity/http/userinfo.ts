import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../open.ts';
import { paths } from '../paths.ts';

/** `/userinfo`: the facts about the person that the scopes of an access token allow. */
export function registerUserinfo(scope: FastifyInstance, identity: Identity): void {
  scope.get(paths.userinfo, (request, reply) => answer(identity, request, reply));
  scope.options(paths.userinfo, (request, reply) => {
    allowOrigin(identity, request, reply);
    reply.headers({
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'authorization',
      'access-control-max-age': '3600',
    });
    return reply.code(204).send();
  });
}

async function answer(identity: Identity, request: FastifyRequest, reply: FastifyReply) {
  allowOrigin(identity, request, reply);
  reply.header('cache-control', 'private, no-store');
  const bearer = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const verified = await identity.verifyForAny(bearer);
  const person = verified.valid ? await identity.parts.people.find(verified.claims.sub) : null;
  if (!verified.valid || person === null) {
    if (bearer !== undefined) identity.parts.people.record('token-refused', null);
    const error = bearer === undefined ? '' : ' error="invalid_token"';
    return reply
      .code(401)
      .header('www-authenticate', `Bearer realm="${identity.parts.origin}/"${error}`)
      .send({ error: 'invalid_token', error_description: 'The access token is not valid.' });
  }
  const scopes = new Set(verified.claims.scope.split(' '));
  return reply.send({
    sub: person.icu,
    icu: person.icu,
    ...(scopes.has('profile') ? { name: person.name, family_name: person.familyName } : {}),
    ...(scopes.has('email') ? { email: person.email, email_verified: person.emailVerified } : {}),
  });
}

/** Allows only the pages of the sites to read the answer. */
function allowOrigin({ clients }: Identity, { headers }: FastifyRequest, reply: FastifyReply): void {
  reply.header('vary', 'Origin');
  if (clients.some(({ origin }) => origin === headers.origin)) {
    reply.header('access-control-allow-origin', headers.origin);
  }
}
