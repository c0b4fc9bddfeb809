import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { programme } from '#src/contract/cinema-shows/schema.ts';
import { showsAnswer } from '#src/contract/shows/schema.ts';
import { sites } from '#src/sites/registry.ts';
import type { OpenDatabase } from '../database/open.ts';
import { testDatabaseKinds } from '../database/test-database.ts';
import { getJson, loadDemonstration, testNow, testServer } from '../test-server.ts';
import { importOrder } from './catalogue-schema.ts';
import { harbourOrigins } from './fixtures/harbour.ts';
import { loadImport } from './deliver/load.ts';
import { readSite } from './read-site.ts';
import { serverSource } from './sources/server-source.ts';

const slugList = z.array(z.object({ slug: z.string() })).transform((list) => list.map(({ slug }) => slug));

/** Of the showtimes of a show in a cinema, one pair in this many is asked for. */
const pairStep = 7;

/** Addresses of the answers of a site in a language, taken from its own lists; of showtimes a part. */
async function addressesOf(app: FastifyInstance, site: string, language: string): Promise<string[]> {
  const get = async (path: string): Promise<unknown> =>
    (await getJson(app, `/${site}/api/${path}?language=${language}`)).body;
  const cinemas = slugList.parse(await get('cinemas'));
  const cities = slugList.parse(await get('cities'));
  const events = slugList.parse(await get('events'));
  const shows = showsAnswer.parse(await get('shows')).shows.map(({ slug }) => slug);
  const pairs: string[] = [];
  for (const [index, cinema] of cinemas.entries()) {
    const shown = Object.entries(programme.parse(await get(`cinema/${cinema}/shows`)).shows);
    for (const [show, { days }] of shown.filter((_, place) => (place + index) % pairStep === 0)) {
      pairs.push(`show/${show}/showtimes/${cinema}`);
      for (const day of Object.keys(days).slice(0, 1)) {
        pairs.push(`show/${show}/showtimes/${cinema}/${day}`, `show/${show}/showtimes/${day}`);
      }
    }
  }
  const documents = [
    'cinemas',
    'cities',
    'events',
    'shows',
    'zone',
    'tags',
    'versions',
    'alerts',
    'featured',
    'footer',
    'footer/faq',
    'settings',
    'native-ad',
    'permanent-autopromo',
    'youtube/latest',
  ];
  return [
    ...documents,
    ...cinemas.flatMap((slug) => [`cinema/${slug}`, `cinema/${slug}/shows`, `cinema/${slug}/translate`]),
    ...cities.flatMap((slug) => [`city/${slug}`, `zone/${slug}`]),
    ...events.flatMap((slug) => [`event/${slug}`, `event/${slug}/shows`]),
    ...shows.flatMap((slug) => [`show/${slug}`, `show/${slug}/cinemas`, `show/${slug}/translate`]),
    ...pairs,
    'search/full',
  ];
}

/** Two whole sites go over the wire, one call after the other. */
const crawlTimeout = 300_000;

describe.each(testDatabaseKinds())('a server filled from another server, on $name', ({ name, open }) => {
  const sitesOfTest = name === 'PostgreSQL' ? (['sn'] as const) : (['sn', 'ch'] as const);
  const databases: OpenDatabase[] = [];
  const apps: FastifyInstance[] = [];
  beforeAll(async () => {
    databases.push(await open(), await open());
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
        const addresses = await addressesOf(original, site, language);
        expect(addresses.length).toBeGreaterThan(100);
        for (const path of addresses) {
          const url = `/${site}/api/${path}?language=${language}&q=velours`;
          expect({ url, answer: await getJson(copy, url) }).toEqual({
            url,
            answer: await getJson(original, url),
          });
        }
      }
    },
  );
});
