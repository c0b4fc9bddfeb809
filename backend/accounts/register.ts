import product from '../../package.json' with { type: 'json' };
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientOpenApiDocument } from '#src/contract/client/openapi.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { CatalogueStates } from '../catalogue/state.ts';
import type { Database } from '../database/open.ts';
import { defaultDifficulty, proofOfWork } from '../captcha/proof-of-work.ts';
import { isDatabaseFailure } from '../http/app.ts';
import { refuseElsewhere } from '../http/own-hosts.ts';
import { problemOf, sendProblem } from '../http/problem.ts';
import type {
  AccountContext,
  BearerVerifier,
  HostContext,
  ProviderSessions,
  Recognition,
} from './context.ts';
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
    /** Whether an answer of the client host is the same for every visitor and may be cached. */
    shared?: boolean;
  }
}

/** The parts from which the client hosts are made. */
export interface AccountParts {
  db: Database;
  states: CatalogueStates;
  /** The clock for sessions, links and limits. */
  now: () => Date;
  /** Public origin of the client host of each served site; sites may share one. */
  origins: Readonly<Partial<Record<SiteId, string>>>;
  /** Public origins of the served sites: only they may call or frame their client host. */
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

/** What other parts of the backend add to each client host: they have its headers, its errors and its rules. */
export interface GuestParts {
  readonly pages: readonly FormPage[];
  readonly calls: GuestCalls;
  /** Routes without origin and XSRF token; each has a secret of its own. */
  readonly routes: readonly ((scope: FastifyInstance, host: HostContext) => void)[];
}

/** The minimum time of an answer about an e-mail that may be unknown, in milliseconds. */
const evenMilliseconds = 300;

/** The context of the client hosts' rules; the identity providers use it too. */
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
    hostOf: (site) => originOf(parts.origins, site ?? [...siteOrigins.keys()][0]),
    siteOrigins,
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

function originOf(origins: AccountParts['origins'], site: SiteId | undefined): string {
  const origin = site === undefined ? undefined : origins[site];
  if (origin === undefined) throw new Error(`the site ${site} has no client host`);
  return origin;
}

/** The client hosts: one for each origin, with the sites that have it (ADR-0102). */
function clientHosts(context: AccountContext): readonly HostContext[] {
  const served = Map.groupBy(context.siteOrigins, ([site]) => context.hostOf(site));
  return Array.from(served, ([origin, itsSites]) => {
    const siteOrigins = new Map(itsSites);
    return {
      ...context,
      origin,
      siteOrigins,
      hostOf: (site) => (site === null ? origin : context.hostOf(site)),
      cookies: cookiePolicy(origin, siteOrigins.values()),
    };
  });
}

/**
 * Registers the client hosts: the calls and pages of each are answered only under its own host name, and nothing else
 * is answered under that name.
 */
export function registerAccounts(
  app: FastifyInstance,
  context: AccountContext,
  guests: GuestParts = { pages: [], calls: {}, routes: [] },
): void {
  const hosts = clientHosts(context);
  refuseElsewhere(
    app,
    hosts.map(({ origin }) => origin),
  );
  for (const host of hosts) registerHost(app, host, guests);
}

function registerHost(app: FastifyInstance, context: HostContext, guests: GuestParts): void {
  const { host, protocol } = new URL(context.origin);
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
    for (const route of guests.routes) await scope.register(async (routes) => route(routes, context));
  });
}

function registerDocument(scope: FastifyInstance, { origin }: HostContext): void {
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
