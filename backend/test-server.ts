import type { FastifyInstance } from 'fastify';
import type { SiteId } from '#src/sites/site.ts';
import { replaceCatalogue } from './catalogue/store.ts';
import { demonstrationOf } from './rolling/test-demonstration.ts';
import type { OpenDatabase } from './database/open.ts';
import { createServer } from './create-server.ts';

/** Noon in Paris on an ordinary Friday: the instant of server tests. */
export const testNow = new Date('2026-11-20T12:00:00+01:00');

/** A server without a log on a database, with the import token `token`. */
export function testServer(database: OpenDatabase, sites: readonly SiteId[]): FastifyInstance {
  return createServer({
    database,
    sites,
    siteOrigins: Object.fromEntries(sites.map((site) => [site, `http://${site}.velours.test`])),
    lifecycle: { phase: 'ready' },
    logger: false,
    importToken: 'token',
    now: () => testNow,
    accounts: null,
  }).app;
}

/** Loads the demonstration of some sites into a database. */
export async function loadDemonstration(database: OpenDatabase, sites: readonly SiteId[]): Promise<void> {
  for (const site of sites) {
    await replaceCatalogue(database.db, await demonstrationOf(site, testNow), {
      origin: 'demonstration',
      now: testNow,
      seedDay: '2026-11-20',
    });
  }
}

/** The JSON body and the status of a GET. */
export async function getJson(app: FastifyInstance, url: string): Promise<{ status: number; body: unknown }> {
  const response = await app.inject({ url });
  return { status: response.statusCode, body: JSON.parse(response.body) };
}
