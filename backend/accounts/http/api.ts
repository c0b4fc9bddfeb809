import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { captchaHeader } from '#src/contract/client/captcha-challenge/proof.ts';
import { clientEndpoints } from '#src/contract/client/endpoints.ts';
import type { ClientEndpointId } from '#src/contract/client/endpoints.ts';
import type { ClientEndpoint } from '#src/contract/client/endpoint.ts';
import { isLanguage, sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { answeredLanguage } from '../../catalogue/state.ts';
import { problemOf, sendProblem } from '../../http/problem.ts';
import type { HostContext } from '../context.ts';
import { findAccount } from '../store/accounts.ts';
import { apiHandlers } from './api-handlers.ts';
import type { GuestCallId } from './api-handlers.ts';
import { isRefused } from './client-call.ts';
import type { ClientHandler } from './client-call.ts';
import { bearerOf, originOf, xsrfHolds } from './guard.ts';
import { cookiesOf, equipBrowser, signedInBy, siteOfOrigin, siteOfParameter } from './visitor.ts';
import type { BrowserCookies } from './visitor.ts';

interface Given {
  Params: Record<string, string>;
  Querystring: Record<string, unknown>;
}
type Incoming = FastifyRequest<Given>;

/** The handlers of calls that other parts of the backend answer. */
export type GuestCalls = Readonly<Partial<Record<GuestCallId, ClientHandler>>>;

/** The maximum size of a body in bytes; the largest one is a list of slugs. */
const longestBody = 64 * 1_024;
/** How long a browser may cache the answer to a preflight, in seconds. */
const preflightSeconds = 600;

/**
 * Registers the calls of the client host below `/api/{language}` and `/api/v1` (R254); the calls of a member also below
 * `/api` (R251).
 * @param guests handlers of other parts of the backend; without one, there is no such call
 */
export function registerApi(scope: FastifyInstance, context: HostContext, guests: GuestCalls): void {
  const handlers: Partial<Record<ClientEndpointId, ClientHandler>> = { ...apiHandlers, ...guests };
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: longestBody },
    (_request, text, done) => {
      // An empty body counts as no body, whatever its content type.
      if (text === '') return done(null);
      try {
        done(null, JSON.parse(String(text)));
      } catch {
        done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }));
      }
    },
  );
  scope.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (originOf(context, request) !== 'site') return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'X-XSRF-TOKEN, Retry-After',
    });
  });
  scope.options('/api/*', async (request, reply) => {
    if (originOf(context, request) !== 'site') {
      return sendProblem(reply, problemOf(403, 'Only the sites may call from a browser.'));
    }
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers': `Content-Type, X-XSRF-TOKEN, Authorization, ${captchaHeader}`,
        'access-control-max-age': String(preflightSeconds),
      })
      .send();
  });
  for (const id of idsOfCalls) {
    const handler = handlers[id];
    if (handler === undefined) continue;
    const endpoint = clientEndpoints[id];
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const urls = [`/api/:mount(^(?:fr|en|de|nl|v1)$)${path}`];
    if (path.startsWith('/client/')) urls.push(`/api${path}`);
    for (const url of urls) {
      scope.route<Given>({
        method: endpoint.method,
        url,
        bodyLimit: longestBody,
        onRequest: async (request, reply) => refuseForged(context, endpoint, request, reply),
        handler: async (request, reply) => answer(context, id, handler, request, reply),
      });
    }
  }
}

const idsOfCalls = Object.keys(clientEndpoints).filter((id): id is ClientEndpointId => id in clientEndpoints);

/**
 * Decides which requests are refused before their body is read. A foreign origin is always refused. A call that changes
 * something by a cookie must come from a site with the XSRF token (D24). A bearer token needs no such proof, because no
 * browser sends it by itself.
 */
async function refuseForged(
  context: HostContext,
  endpoint: ClientEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const refused = (reason: 'origin' | 'token', detail: string) => {
    context.events.record('forgery-refused', { reason });
    return sendProblem(reply, problemOf(403, detail));
  };
  const origin = originOf(context, request);
  if (origin === 'foreign') return refused('origin', 'This origin is not one of the sites.');
  if (endpoint.method === 'GET') return undefined;
  if (bearerOf(request) !== undefined && endpoint.personal) return undefined;
  if (origin === 'none') return refused('origin', 'The Origin header is missing.');
  if (!xsrfHolds(cookiesOf(context, request), request.headers['x-xsrf-token'])) {
    return refused('token', 'The X-XSRF-TOKEN header is missing or wrong.');
  }
  return undefined;
}

async function answer(
  context: HostContext,
  id: ClientEndpointId,
  handler: ClientHandler,
  request: Incoming,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const endpoint: ClientEndpoint = clientEndpoints[id];
  const site =
    siteOfOrigin(context, request.headers.origin) ?? siteOfParameter(context, request.query['site']);
  const cookies = cookiesOf(context, request);
  let accountId = '';
  if (endpoint.personal) {
    const who = await callerOf(context, request, cookies, site);
    if (who === null) {
      if (bearerOf(request) === undefined) equipBrowser(context, cookies, reply);
      else {
        context.events.record('token-refused');
        reply.header('www-authenticate', 'Bearer error="invalid_token"');
      }
      return sendProblem(reply, problemOf(401, 'Nobody is signed in.'));
    }
    accountId = who;
  }
  if (bearerOf(request) === undefined && endpoint.method === 'GET') equipBrowser(context, cookies, reply);
  const params = endpoint.params.safeParse(pathParameters(endpoint, request.params));
  // The same answer for another member's id and for an impossible one.
  if (!params.success || ('id' in params.data && params.data['id'] !== accountId)) {
    return sendProblem(reply, problemOf(404, 'There is no such member or item.'));
  }
  if (site === null && id !== 'logout') {
    return sendProblem(
      reply,
      problemOf(400, 'Neither the Origin header nor the parameter site names a site.'),
    );
  }
  const body = endpoint.body?.safeParse(request.body ?? {});
  if (body?.success === false) return sendProblem(reply, malformed(body.error));
  const result = await handler({
    context,
    site: site ?? 'fr',
    language: await languageOf(context, request, site),
    accountId,
    cookies,
    reply,
    params: params.data,
    body: body?.data,
  });
  if (isRefused(result)) return sendProblem(reply, result.refused);
  return result === null ? reply.code(204).send() : reply.send(result);
}

/**
 * The id of the member who calls: from the bearer token if there is one, else from the session; null when nobody is
 * signed in.
 */
async function callerOf(
  context: HostContext,
  request: FastifyRequest,
  cookies: BrowserCookies,
  site: SiteId | null,
): Promise<string | null> {
  const bearer = bearerOf(request);
  if (bearer === undefined) return signedInBy(context, cookies);
  const identity = bearer === null || site === null ? null : await context.verifyBearer(bearer, site);
  if (identity === null) return null;
  // The token may still be valid when its member has been deleted.
  return (await findAccount(context.db, identity.accountId)) === null ? null : identity.accountId;
}

/**
 * The language in the path; in token mode the `language` parameter. The site's default language without either, and
 * when the loaded catalogue lacks that language.
 */
async function languageOf(context: HostContext, request: Incoming, site: SiteId | null): Promise<Language> {
  const asked = [request.params['mount'], request.query['language']].find((one) => isLanguage(one));
  if (site === null) return isLanguage(asked) ? asked : 'en';
  const state = await context.states.current(site);
  if (state !== null) return answeredLanguage(state, typeof asked === 'string' ? asked : undefined);
  return sites[site].languages.find((language) => language === asked) ?? sites[site].defaultLanguage;
}

function pathParameters(endpoint: ClientEndpoint, given: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.keys(endpoint.params.shape).map((name) => [name, given[name] ?? '']));
}

function malformed(error: z.core.$ZodError): ReturnType<typeof problemOf> {
  const errors = error.issues.map((issue) => ({
    parameter: issue.path.map(String).join('.'),
    message: issue.message,
  }));
  return problemOf(400, 'The body is not what this call takes.', errors);
}
