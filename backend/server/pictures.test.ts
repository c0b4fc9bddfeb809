import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import { replaceCatalogue } from '../catalogue/store.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { harbourCatalogue, harbourNow } from '../import/fixtures/harbour.ts';
import { picture, TestHost } from '../media/remote/test-host.ts';
import { mediaOrigin, writeMasters } from '../media/test-media.ts';
import { createServer } from '../create-server.ts';

describe('the pictures of an imported catalogue', () => {
  let folder: string;
  let host: TestHost;
  let database: OpenDatabase;
  let catalogue: SiteCatalogue;
  let served: FastifyInstance;
  let plain: FastifyInstance;

  /** A server, with or without the chain's host in its list. */
  const serverOf = (hosts: TestHost['entry'][], name: string): FastifyInstance =>
    createServer({
      database,
      sites: ['nl'],
      lifecycle: { phase: 'ready' },
      logger: false,
      importToken: null,
      now: () => harbourNow,
      accounts: null,
      media: { dataFolder: join(folder, name), origin: mediaOrigin, masters: join(folder, 'masters'), hosts },
    }).app;
  const jsonOf = async (app: FastifyInstance, url: string): Promise<string> =>
    (await app.inject({ url })).body;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'velours-pictures-'));
    await writeMasters(join(folder, 'masters'));
    host = await TestHost.open();
    host.file('/salt.jpg', await picture('jpeg'));
    database = await openTestDatabase();
    catalogue = await harbourCatalogue();
    const { nl } = catalogue.languages;
    const [show, other] = nl?.shows ?? [];
    if (nl === undefined || show === undefined || other === undefined)
      throw new Error('the fixture is Dutch');
    const own = `${mediaOrigin}/media/backdrop/salt`;
    for (const one of [show, nl.showDetails[show.slug]]) {
      if (one === undefined) continue;
      one.posterPath = { lg: host.url('/salt.jpg'), md: host.url('/salt-small.jpg') };
      one.backgroundPath = { lg: `${own}/1920.webp`, md: `${own}.00000000/1280.webp`, sm: `${own}/640.avif` };
    }
    other.posterPath = {
      lg: 'https://elsewhere.example/a.jpg',
      md: `${mediaOrigin}/media/poster/unknown/320.webp`,
    };
    await replaceCatalogue(database.db, catalogue, { origin: 'import', now: harbourNow, seedDay: null });
    served = serverOf([host.entry], 'served');
    plain = serverOf([], 'plain');
  });
  afterAll(async () => {
    await served.close();
    await plain.close();
    await database.close();
    await host.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('are named as the catalogue has them where no host is listed; finished ones get their mark', async () => {
    const list = await jsonOf(plain, '/nl/api/shows');
    expect(list).toContain(`"lg":"${host.url('/salt.jpg')}","md":"${host.url('/salt-small.jpg')}"`);
    expect(list).toContain('"https://elsewhere.example/a.jpg"');
    expect(list).toContain(`"${mediaOrigin}/media/poster/unknown/320.webp"`);
    const marked = /"lg":"http:\/\/media\.test(\/media\/backdrop\/salt\.([0-9a-f]{8})\/1920\.webp)"/.exec(
      list,
    );
    expect(marked).not.toBeNull();
    expect(list).toContain(`/media/backdrop/salt.${marked?.[2]}/1280.webp`);
    expect(list).toContain(`/media/backdrop/salt.${marked?.[2]}/640.avif`);
    const answer = await plain.inject({ url: marked?.[1] ?? '' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('are served from here where their host is listed, in lists, details and search alike', async () => {
    const { slug = '', title = '' } = catalogue.languages.nl?.shows[0] ?? {};
    const address = `${mediaOrigin}/media/poster/nl-show-${slug}`;
    for (const url of [
      '/nl/api/shows',
      `/nl/api/show/${slug}`,
      `/nl/api/search/full?q=${encodeURIComponent(title)}`,
    ]) {
      const body = await jsonOf(served, url);
      expect(body).toContain(`"lg":"${address}/720.webp","md":"${address}/320.webp"`);
      expect(body).not.toContain(host.url(''));
    }
    expect(await jsonOf(served, '/nl/api/shows')).toContain('"https://elsewhere.example/a.jpg"');
  });

  it('get their mark as soon as they are here', async () => {
    const { slug = '' } = catalogue.languages.nl?.shows[0] ?? {};
    const first = await served.inject({ url: `/media/poster/nl-show-${slug}/320.webp` });
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const [, path = ''] =
      /"md":"http:\/\/media\.test([^"]+)"/.exec(await jsonOf(served, '/nl/api/shows')) ?? [];
    expect(path).toMatch(/\.[0-9a-f]{8}\/320\.webp$/);
    const marked = await served.inject({ url: path });
    expect([marked.statusCode, marked.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect((await sharp(marked.rawPayload).metadata()).width).toBe(320);
  });
});
