import product from './../package.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';
import { endpointIds, endpoints } from '#src/contract/endpoints.ts';
import { openApiDocument } from '#src/contract/openapi.ts';
import type { SiteId } from '#src/sites/site.ts';
import { AccountEvents } from './accounts/events/account-events.ts';
import { accountContext, registerAccounts } from './accounts/register.ts';
import type { AccountContext } from './accounts/context.ts';
import type { AccountParts } from './accounts/register.ts';
import type { CardParts } from './cards/routes.ts';
import { registerCards } from './cards/routes.ts';
import { readPictures } from './catalogue/readers.ts';
import { Search } from './catalogue/search/search.ts';
import { CatalogueStates } from './catalogue/state.ts';
import type { OpenDatabase } from './database/open.ts';
import { registerBackup } from './backup/route.ts';
import { registerImport } from './import/deliver/route.ts';
import { registerHistory } from './import/history/route.ts';
import { registerSignOut } from './identity/operator-sign-out.ts';
import { registerUndelivered } from './mail/route.ts';
import { createMedia } from './media/media.ts';
import type { Media, MediaParts } from './media/media.ts';
import type { PictureNaming } from './media/naming.ts';
import { registerMedia } from './media/routes.ts';
import type { NoticeContext } from './notices/orders.ts';
import { noticeParts } from './notices/register.ts';
import { forgetNoticesOf } from './notices/store.ts';
import {
  type BrowserReports,
  noReports,
  registerErrorReports,
  registerPolicyReports,
} from './reports/routes.ts';
import { registerTunnel } from './tunnel/routes.ts';
import { AnswerCache, answerOf } from './server/answer-cache.ts';
import type { Answer } from './server/answer-cache.ts';
import { matchesTag } from './http/entity-tag.ts';
import { answerCall } from './server/answers.ts';
import { registerApiPage } from './server/api-page.ts';
import type { AnswerContext } from './server/answers.ts';
import { createApp, refuseOtherMethods } from './http/app.ts';
import type { AppParts } from './http/app.ts';
import { handlerOf } from './server/handlers.ts';
import { registerHealth } from './server/health.ts';
import type { Lifecycle } from './server/lifecycle.ts';
import { problemOf, sendProblem } from './http/problem.ts';

/** The maximum size of the serialised answers in memory, in bytes. */
const cacheBytes = 96 * 1_024 * 1_024;

/** The parts from which the server is made. */
export interface ServerParts extends AppParts {
  database: OpenDatabase;
  /** The served sites; all others are unknown. */
  sites: readonly SiteId[];
  /** Public origins of the sites; without them the pages of the tunnel have no way back. */
  siteOrigins?: Readonly<Partial<Record<SiteId, string>>>;
  lifecycle: Lifecycle;
  /** Bearer token of the internal routes; null when there are none. */
  importToken: string | null;
  /** The product's clock. */
  now: () => Date;
  /** The client hosts; null when there is none. */
  accounts: Omit<AccountParts, 'db' | 'states' | 'events'> | null;
  /** The cards that visitors can check; without it, there are no such calls. */
  cards?: Omit<CardParts, 'db' | 'served' | 'events'>;
  /** The picture service; without it, answers have the catalogue's own picture addresses. */
  media?: Pick<MediaParts, 'dataFolder' | 'origin' | 'masters' | 'hosts'>;
}

/** The server, and the states that keep its answers current. */
export interface Server {
  app: FastifyInstance;
  states: CatalogueStates;
  /** The context of the client hosts, which the identity providers use too. */
  accounts: AccountContext | null;
  /** The context of notices on sale; null without a client host. */
  notices: NoticeContext | null;
  /** The picture service; null when there is none. */
  media: Media | null;
  /** What happened to accounts. */
  events: AccountEvents;
  /** What browsers reported about the pages. */
  reports: BrowserReports;
}

/**
 * Makes the backend's HTTP server: the contract of every site, the booking tunnel, the client host, the probes and the
 * import.
 */
export function createServer(parts: ServerParts): Server {
  const app = createApp(parts);
  const { db, prompt } = parts.database;
  const states = new CatalogueStates(db);
  const served: ReadonlySet<string> = new Set(parts.sites);
  const media = mediaOf(parts, states);
  const context: AnswerContext = {
    db,
    states,
    cache: new AnswerCache(cacheBytes),
    search: new Search(db),
    pictures: media?.naming ?? unnamed,
    served,
  };

  registerHealth(app, parts.lifecycle);
  registerContract(app, context);
  registerOpenApi(app, parts.sites);
  registerApiPage(app, '/api/openapi.json');
  if (media !== null) registerMedia(app, media);
  registerTunnel(app, { db, states, served, siteOrigins: parts.siteOrigins });
  const events = new AccountEvents(parts.accounts?.now ?? parts.now);
  if (parts.cards !== undefined) registerCards(app, { ...parts.cards, db: prompt, served, events });
  const accounts =
    parts.accounts === null
      ? null
      : accountContext({ ...parts.accounts, onLeave: leaving(parts.accounts), db: prompt, states, events });
  const notices = accounts === null ? null : { accounts, productNow: parts.now };
  const reports = noReports(parts.accounts?.now ?? parts.now);
  if (notices !== null) {
    const { routes, ...guests } = noticeParts(notices);
    registerAccounts(app, notices.accounts, {
      ...guests,
      routes: [
        ...routes,
        (scope, host) => registerPolicyReports(scope, host, reports.policies),
        (scope, host) => registerErrorReports(scope, host, reports.errors),
      ],
    });
  }
  if (parts.importToken !== null) {
    registerUndelivered(app, db, parts.importToken);
    registerSignOut(app, db, parts.importToken, events);
    if (parts.media !== undefined)
      registerBackup(app, {
        database: parts.database,
        dataFolder: parts.media.dataFolder,
        token: parts.importToken,
        now: parts.now,
      });
    const imports = { database: parts.database, states, served, token: parts.importToken, now: parts.now };
    registerImport(app, imports);
    registerHistory(app, imports);
  }
  return { app, states, accounts, notices, media, events, reports };
}

/** What other parts hold under the address of a member who leaves goes: notices on sale, and what the given parts add. */
function leaving({ onLeave }: Pick<AccountParts, 'onLeave'>): NonNullable<AccountParts['onLeave']> {
  return async (db, email) => {
    await forgetNoticesOf(db, email);
    await onLeave?.(db, email);
  };
}

/** Used without a picture service: pictures keep the catalogue's addresses. */
const unnamed: PictureNaming = {
  version: () => '',
  named: (_site, _revision, json) => Promise.resolve(json),
};

function mediaOf(
  { media, database: { db }, sites, now, logger }: ServerParts,
  states: CatalogueStates,
): Media | null {
  if (media === undefined) return null;
  return createMedia({
    ...media,
    catalogue: {
      sites,
      revision: async (site) => (await states.current(site))?.revision ?? null,
      list: (site) => readPictures({ db, site }),
    },
    now,
    logger: logger === false ? { warn: () => undefined } : logger,
  });
}

function registerContract(app: FastifyInstance, context: AnswerContext): void {
  for (const id of endpointIds) {
    const endpoint = endpoints[id];
    const handler = handlerOf(id);
    for (const path of [endpoint.path, ...endpoint.aliases]) {
      const url = routeOf(path);
      app.get<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(
        url,
        (request, reply) => answerCall(context, endpoint, handler, request, reply),
      );
      if (id !== 'showtimesEvent') refuseOtherMethods(app, url);
    }
  }
}

/**
 * The route below the site for a path of the contract. The day of an event's showtimes and a cinema are in the same
 * place of the path; the form of a date tells them apart.
 */
function routeOf(path: string): string {
  const withParameters = path.replaceAll(/\{(\w+)\}/g, ':$1');
  return `/:site${withParameters.replace(/\/showtimes\/:date$/, String.raw`/showtimes/:date(^\d{4}-\d{2}-\d{2}$)`)}`;
}

function registerOpenApi(app: FastifyInstance, sites: readonly SiteId[]): void {
  const documents = new Map<string, Answer>();
  const documentOf = (site: SiteId): Answer => {
    const document =
      documents.get(site) ??
      answerOf(
        JSON.stringify(
          openApiDocument({ title: 'Velours catalogue', version: product.version, serverUrl: `/${site}` }),
        ),
      );
    documents.set(site, document);
    return document;
  };
  for (const url of ['/api/openapi.json', '/:site/api/openapi.json']) {
    app.get<{ Params: { site?: string } }>(url, (request, reply) => {
      const site = sites.find((one) => one === (request.params.site ?? sites[0]));
      if (site === undefined) return sendProblem(reply, problemOf(404, 'There is no such site.'));
      const { body, etag } = documentOf(site);
      reply.headers({ etag, 'cache-control': 'public, max-age=300' });
      if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(body);
    });
    refuseOtherMethods(app, url);
  }
}
