import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sites } from '#src/sites/registry.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { getJson, loadDemonstration, testNow, testServer } from '../test-server.ts';
import { importOrder } from './catalogue-schema.ts';
import { harbourOrigins } from './fixtures/harbour.ts';
import { loadImport } from './deliver/load.ts';
import { readSite } from './read-site.ts';
import { serverSource } from './sources/server-source.ts';
import { callsOf } from './test-calls.ts';

/** Of the showtimes of a show in a cinema, one answer in this many is compared; all of them are read. */
const step = 7;

/** A whole site goes over the wire, one call after the other. */
const crawlTimeout = 300_000;

describe('a server filled from another server', () => {
  const sitesOfTest = ['tn'] as const;
  const databases: OpenDatabase[] = [];
  const apps: FastifyInstance[] = [];
  beforeAll(async () => {
    databases.push(await openTestDatabase(), await openTestDatabase());
    const [from] = databases;
    if (from !== undefined) await loadDemonstration(from, sitesOfTest);
    for (const database of databases) apps.push(testServer(database, sitesOfTest));
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    for (const database of databases) await database.close();
  });

  it.each(sitesOfTest)(
    'R237 R241 answers the same as its source for %s',
    { timeout: crawlTimeout },
    async (site) => {
      const [original, copy] = apps;
      const [, database] = databases;
      if (original === undefined || copy === undefined || database === undefined)
        throw new Error('not started');
      const origin = await original
        .listen({ port: 0, host: '127.0.0.1' })
        .catch(() => original.listeningOrigin);
      const { read, findings } = await readSite(site, serverSource(site, `${origin}/${site}`), {
        shiftToToday: false,
        origins: harbourOrigins,
        now: testNow,
      });
      expect(findings).toMatchObject({ problems: [], leftOut: [] });
      if (read === null) throw new Error('nothing was read');
      const order = { ...read, force: false, dryRun: false };
      // What was read is what the strict schema reads: the way through a running server changes nothing.
      expect(importOrder.parse(JSON.parse(JSON.stringify(order)))).toEqual(order);
      expect(await loadImport(database, order, testNow)).toMatchObject({ outcome: 'loaded', revision: 1 });

      for (const language of sites[site].languages) {
        const urlOf = (path: string) =>
          `/${site}/api/${path}${path.includes('?') ? '&' : '?'}language=${language}`;
        const calls = await callsOf((path) => getJson(original, urlOf(path)));
        const compared = calls.filter(({ id }, place) => id !== 'showtimesCinema' || place % step === 0);
        expect(compared.length).toBeGreaterThan(400);
        for (const { path } of compared) {
          const url = urlOf(path);
          expect({ url, answer: await getJson(copy, url) }).toEqual({
            url,
            answer: await getJson(original, url),
          });
        }
      }
    },
  );
});
