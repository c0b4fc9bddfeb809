import product from '../../package.json' with { type: 'json' };
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientOpenApiDocument } from '#src/contract/client/openapi.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { CatalogueStates } from '../catalogue/state.ts';
import type { Database } from '../database/open.ts';
import { defaultDifficulty, proofOfWork } from '../captcha/proof-of-work.ts';
import { isDatabaseFailure } from '../http/app.ts';
import { problemOf, sendProblem } from '../http/problem.ts';
import type { AccountContext, BearerVerifier, ProviderSessions, Recognition } from './context.ts';
import { AccountEvents } from './events/account-events.ts';
import { holdRequests } from '../http/request-in-hand.ts';
import { registerApi } from './http/api.ts';
import type { GuestCalls } from './http/api.ts';
import { cookiePolicy } from './http/cookies.ts';
import { accountLimits } from './limits.ts';
import type { AccountLimits } from './limits.ts';
import { PlaceWords } from './password/context-words.ts';
import { PasswordHasher } from './password/hash.ts';
import type { HashCost } from './password/hash.ts';
import type { FormPage } from './pages/page.ts';
import { registerPages } from './pages/routes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The host that a route belongs to; absent when it belongs to none. */
    host?: string;
    /** Whether an answer of the client host is the same for every visitor and may be cached. */
    shared?: boolean;
  }
}

/** The parts from which the client host is made. */
export interface AccountParts {
  db: Database;
  states: CatalogueStates;
  /** The clock for sessions, links and limits. */
  now: () => Date;
  /** Public origin of the client host. */
  origin: string;
  /** Public origins of the served sites: only they may call or frame the client host. */
  siteOrigins: Readonly<Partial<Record<SiteId, string>>>;
  /** Whether the outbox has a page: only in a demonstration. */
  showOutbox: boolean;
  /** Checks bearer tokens; without it every bearer token is refused. */
  verifyBearer?: BearerVerifier;
  /** Tells who is signed in at the identity provider; absent when there is none. */
  recognition?: Recognition;
  /** The sessions at the identity provider; absent when there is none. */
  signedInThere?: ProviderSessions;
  /** Keeps machines out; by default our own captcha. */
  captcha?: Captcha;
  onCredentialsChanged?: (accountId: string) => Promise<void>;
  onLeave?: AccountContext['onLeave'];
  limits?: AccountLimits;
  /** Where it is recorded what happens to accounts; by default nobody else reads it. */
  events?: AccountEvents;
  /** Cost of a password's hash; tests use a low one. */
  hashCost?: HashCost;
  evenMilliseconds?: number;
}

/** What other parts of the backend add to the client host: they have its headers, its errors and its rules. */
export interface GuestParts {
  readonly pages: readonly FormPage[];
  readonly calls: GuestCalls;
  /** Routes without origin and XSRF token; each has a secret of its own. */
  readonly routes: readonly ((scope: FastifyInstance) => void)[];
}

/** The minimum time of an answer about an e-mail that may be unknown, in milliseconds. */
const evenMilliseconds = 300;

/** The context of the client host's rules; the identity provider uses it too. */
export function accountContext(parts: AccountParts): AccountContext {
  const siteOrigins = new Map(
    Object.entries(parts.siteOrigins).map(([site, origin]) => [site as SiteId, origin] as const),
  );
  return {
    db: parts.db,
    states: parts.states,
    now: parts.now,
    hasher: new PasswordHasher(parts.hashCost),
    places: new PlaceWords(parts.db, [...siteOrigins.keys()]),
    limits: parts.limits ?? accountLimits(),
    events: parts.events ?? new AccountEvents(parts.now),
    origin: parts.origin,
    siteOrigins,
    cookies: cookiePolicy(parts.origin, siteOrigins.values()),
    captcha: parts.captcha ?? proofOfWork({ db: parts.db, now: parts.now, difficulty: defaultDifficulty }),
    verifyBearer: parts.verifyBearer ?? (() => Promise.resolve(null)),
    recognition: parts.recognition ?? null,
    signedInThere: parts.signedInThere ?? { list: async () => [], end: () => Promise.resolve() },
    onCredentialsChanged: parts.onCredentialsChanged ?? (() => Promise.resolve()),
    onLeave: parts.onLeave ?? (() => Promise.resolve()),
    evenMilliseconds: parts.evenMilliseconds ?? evenMilliseconds,
    showOutbox: parts.showOutbox,
  };
}

/**
 * Registers the client host: its calls and pages are answered only under its own host name, and nothing else is
 * answered under that name.
 */
export function registerAccounts(
  app: FastifyInstance,
  context: AccountContext,
  guests: GuestParts = { pages: [], calls: {}, routes: [] },
): void {
  const { host, protocol } = new URL(context.origin);
  app.addHook('onRequest', async (request, reply) => {
    const strange = request.headers.host === host && request.routeOptions.config.host !== host;
    return strange ? sendProblem(reply, problemOf(404, 'Nothing stands at this address.')) : undefined;
  });
  void app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.constraints = { ...route.constraints, host };
      route.config = { ...route.config, host };
    });
    holdRequests(scope);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        // Not `no-referrer`: browsers would then send `Origin: null` with forms.
        'referrer-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        ...(protocol === 'https:' && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
      });
    });
    scope.addHook('onSend', async (request, reply) => {
      if (request.routeOptions.config.shared !== true) reply.header('cache-control', 'private, no-store');
    });
    scope.setErrorHandler(answerError);
    await scope.register(async (api) => {
      registerApi(api, context, guests.calls);
      registerDocument(api, context);
    });
    await scope.register(async (pages) => registerPages(pages, context, guests.pages));
    for (const route of guests.routes) await scope.register(async (routes) => route(routes));
  });
}

function registerDocument(scope: FastifyInstance, { origin }: AccountContext): void {
  let text: string | undefined;
  scope.get('/api/openapi.json', { config: { shared: true } }, (_request, reply) => {
    text ??= JSON.stringify(clientOpenApiDocument({ version: product.version, origin }));
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(text);
  });
}

/**
 * Answers an error. A database error contains the values of its statement (e-mails, hashes): only its code and its
 * place go into the log.
 */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status < 500) return sendProblem(reply, problemOf(status, error.message));
  const { code, name } = error;
  // The member was deleted while the call was running.
  if (code === '23503') return sendProblem(reply, problemOf(401, 'Nobody is signed in.'));
  const place = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  request.log.error({ name, code, place: place.slice(0, 8) }, 'request of the client host failed');
  if (!isDatabaseFailure(error)) return sendProblem(reply, problemOf(500));
  reply.header('retry-after', '5');
  return sendProblem(reply, problemOf(503, 'Accounts cannot be read at the moment.'));
}
