import type { FastifyBaseLogger, FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { SiteId } from '#src/sites/site.ts';
import type { Database, OpenDatabase } from '../database/open.ts';
import { createServer } from '../create-server.ts';
import type { Server } from '../create-server.ts';
import { testNow } from '../test-server.ts';
import type { AccountContext } from './context.ts';
import type { AccountParts } from './register.ts';
import { xsrfCookie } from './http/cookies.ts';
import { readOutbox } from '../mail/queue.ts';
import type { StoredMail } from '../mail/queue.ts';

/** Origins of the tests. */
export const accountOrigin = 'http://account.velours.localhost:4000';
export const testSites = ['fr', 'nl', 'be'] as const satisfies readonly SiteId[];
export const siteOriginOf = (site: SiteId): string => `http://${site}.velours.localhost:3000`;

/** A password that fulfils the rules. */
export const goodPassword = 'dix canards violets';

/** A clock that tests move by hand. */
export class TestClock {
  #time = testNow.getTime();

  readonly now = (): Date => new Date(this.#time);

  /** Moves the clock forward. */
  pass(seconds: number): void {
    this.#time += seconds * 1_000;
  }
}

/** A client host with three sites, a clock of its own, low hash costs and no minimum times. */
export interface TestHost {
  app: FastifyInstance;
  clock: TestClock;
  db: Database;
  /** The context of the host. */
  context: AccountContext;
}

/**
 * Opens the client host on a database with a small catalogue.
 *
 * @param prepare adds to the server before it is ready
 */
export async function openHost(
  database: OpenDatabase,
  parts: Partial<AccountParts> = {},
  logger: FastifyBaseLogger | false = false,
  prepare: (server: Server) => void = () => undefined,
): Promise<TestHost> {
  for (const site of testSites) await plantCatalogue(database.db, site);
  const clock = new TestClock();
  const server = createServer({
    database,
    sites: testSites,
    lifecycle: { phase: 'ready' },
    logger,
    importToken: null,
    now: () => testNow,
    accounts: {
      now: clock.now,
      origins: Object.fromEntries(testSites.map((site) => [site, accountOrigin])),
      siteOrigins: Object.fromEntries(testSites.map((site) => [site, siteOriginOf(site)])),
      showOutbox: true,
      hashCost: { log2n: 4, r: 8, p: 1 },
      evenMilliseconds: 0,
      ...parts,
    },
  });
  const { app, accounts } = server;
  if (accounts === null) throw new Error('expected a client host');
  prepare(server);
  await app.ready();
  return { app, clock, db: database.db, context: accounts };
}

/** Cinemas of the small catalogue. */
export const plantedCinemas = Array.from({ length: 8 }, (_, index) => ({
  slug: `cinema-${index + 1}`,
  vistaRef: String(1_001 + index),
}));
export const plantedShows = Array.from({ length: 6 }, (_, index) => `show-${index + 1}`);

async function plantCatalogue(db: Database, site: SiteId): Promise<void> {
  const language = site === 'nl' ? 'nl' : site === 'be' ? 'en' : 'fr';
  const other = site === 'fr' ? 'en' : site === 'be' ? 'fr' : 'en';
  const planted = await db
    .insertInto('catalogue')
    .values({
      site,
      origin: 'import',
      loaded_at: testNow.toISOString(),
      revision: 1,
      seed_day: null,
      languages: `${language},${other}`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (planted.numInsertedOrUpdatedRows === 0n) return;
  const named = [
    ...plantedCinemas.map(({ slug, vistaRef }) => ({
      kind: 'cinema',
      slug,
      list: JSON.stringify({ slug, vistaRef }),
    })),
    ...plantedShows.map((slug) => ({ kind: 'show', slug, list: JSON.stringify({ slug }) })),
  ];
  await db
    .insertInto('texts')
    .values(
      named.flatMap(({ kind, slug, list }, position) =>
        [language, other].map((one) => ({
          site,
          row_key: `${kind} ${slug} ${one}`,
          digest: '',
          kind,
          id: slug,
          language: one,
          slug: one === language ? slug : `${slug}-${one}`,
          position,
          list,
          detail: null,
        })),
      ),
    )
    .execute();
}

/** A browser with its cookies. Its calls come from a site's page, its forms from the host's own pages. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly site: SiteId;
  readonly address: string;
  readonly #userAgent: string | undefined;
  readonly #origin: string;

  /** @param userAgent what it says it is */
  constructor({ app, context }: TestHost, site: SiteId = 'fr', address = '192.0.2.1', userAgent?: string) {
    this.#userAgent = userAgent;
    this.#origin = context.hostOf(site);
    this.#app = app;
    this.site = site;
    this.address = address;
  }

  /** Sends a request with the cookies. */
  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#app.inject({
      remoteAddress: this.address,
      ...options,
      headers: {
        host: new URL(this.#origin).host,
        ...(cookie === '' ? {} : { cookie }),
        ...(this.#userAgent === undefined ? {} : { 'user-agent': this.#userAgent }),
        ...options.headers,
      },
    });
    for (const header of [response.headers['set-cookie'] ?? []].flat()) {
      const [pair = '', ...attributes] = header.split('; ');
      const at = pair.indexOf('=');
      if (attributes.includes('Max-Age=0')) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  /** Opens a page; `page` as in `/fr/{page}`. */
  get(page: string): Promise<LightMyRequestResponse> {
    return this.send({ url: this.#pageUrl(page) });
  }

  /** Sends a form from its page. */
  async submit(page: string, fields: Record<string, string>): Promise<LightMyRequestResponse> {
    if (!this.cookies.has(xsrfCookie)) await this.get('sign-in');
    return this.send({
      method: 'POST',
      url: this.#pageUrl(page),
      headers: { origin: this.#origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ xsrf: this.cookies.get(xsrfCookie) ?? '', ...fields }).toString(),
    });
  }

  /** Makes a call from a page of the site, as the site's script does. */
  async call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    return this.send({
      method,
      url: path.startsWith('/api/') ? path : `/api/fr${path}`,
      headers: {
        origin: siteOriginOf(this.site),
        ...(method === 'GET' ? {} : { 'x-xsrf-token': this.cookies.get(xsrfCookie) ?? '' }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  }

  /** Signs in with the form. */
  signIn(email: string, password = goodPassword): Promise<LightMyRequestResponse> {
    return this.submit('sign-in', { email, password });
  }

  #pageUrl(page: string): string {
    if (page.startsWith('/')) return page;
    return `/fr/${page}${page.includes('?') ? '&' : '?'}site=${this.site}`;
  }
}

let people = 0;

/** The fields of the form that creates an account. */
export function registerForm(email: string): Record<string, string> {
  return { firstName: 'Odile', lastName: 'Marchetti', email, password: goodPassword };
}

/** A new member, registered, confirmed and signed in, with the id. */
export async function newMember(
  host: TestHost,
  site: SiteId = 'fr',
): Promise<{ browser: TestBrowser; email: string; id: string }> {
  people += 1;
  const email = `person-${people}@example.org`;
  const browser = new TestBrowser(host, site, `198.51.100.${people % 250}`);
  await browser.submit('register', registerForm(email));
  const link = (await mailsTo(host, email))[0]?.link ?? '';
  await browser.submit(pathOf(link), {});
  const account = await browser.call('GET', '/accounts/me');
  return { browser, email, id: JSON.parse(account.body).icu };
}

/** Mails to an address, the latest first. */
export async function mailsTo({ db }: TestHost, email: string): Promise<StoredMail[]> {
  return (await readOutbox(db, 1_000)).filter((mail) => mail.recipient === email);
}

/** Path and query of an address. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The parsed JSON of an answer. */
export function jsonOf(response: LightMyRequestResponse): Record<string, unknown> {
  return JSON.parse(response.body);
}
