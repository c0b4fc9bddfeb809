import { expect } from '@playwright/test';
import { OwnRedis, redisProgram } from '#tests/support/own-redis.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { OutageApi, slugs } from './outage-api.ts';
import { purge, purgeSecret } from '#tests/support/purges.ts';
import { test } from '../support/test.ts';

/**
 * Purges by tag, from the signed message to the pages of two web processes, with a real Redis between them; without a
 * browser. Each test has processes, API and Redis of its own.
 */
test.describe.configure({ mode: 'serial', timeout: 600_000 });

interface Purgeable {
  readonly web: OwnWeb;
  readonly operatorPort: number;
}

let api: OutageApi;
let redis: OwnRedis;
let one: Purgeable;
let other: Purgeable;

test.beforeEach(async () => {
  if (redisProgram === undefined) {
    if (process.env.CI) throw new Error('no redis-server: purges of two processes need one (REDIS_PATH)');
    test.skip(true, 'no redis-server: install one, or name it in REDIS_PATH');
    return;
  }
  api = new OutageApi();
  await api.start();
  redis = await OwnRedis.start(redisProgram);
  [one, other] = [await purgeable(), await purgeable()];
});

test.afterEach(async () => {
  if (redisProgram === undefined) return;
  await one.web.stop();
  await other.web.stop();
  await redis.stop();
  await api.stop();
});

async function purgeable(): Promise<Purgeable> {
  const operatorPort = await freePort();
  const environment = {
    REDIS_URL: redis.url,
    METRICS_PORT: String(operatorPort),
    REVALIDATE_SECRET: purgeSecret,
  };
  return { web: await OwnWeb.start(api.origin, { environment }), operatorPort };
}

const film = `/films/${slugs.film}`;
const otherFilm = `/films/${slugs.otherFilm}`;
const pages = ['/', '/films', film, otherFilm, '/cinemas', `/cinemas/${slugs.cinema}`] as const;

const stateOf = async ({ web }: Purgeable, path: string) =>
  (await web.get('fr', path)).headers['x-nextjs-cache'];

/** The exclamation marks after the title in the document's heading: one for each time that it was changed. */
async function editionOf({ web }: Purgeable, path: string): Promise<number> {
  const { body } = await web.get('fr', path);
  return /\(\d+\)(!*)</.exec(body)?.[1]?.length ?? -1;
}

/** Both processes have every page in their own memory. */
async function warmUp(): Promise<void> {
  for (const path of pages)
    for (const each of [one, other]) {
      expect([path, (await each.web.get('fr', path)).status]).toEqual([path, 200]);
      await expect.poll(() => stateOf(each, path)).toBe('HIT');
    }
}

/**
 * Within a second a page is due at a process that was not told, and the others are too: each is given as it was once
 * more. Only the first is timed, because it is then rendered again, and the rest may wait for that.
 */
async function expectDue(
  untold: Purgeable,
  [first, ...others]: readonly [string, ...string[]],
): Promise<void> {
  const told = performance.now();
  const due = (path: string) =>
    expect.poll(() => stateOf(untold, path), { message: path, intervals: [10] }).not.toBe('HIT');
  await due(first);
  expect(performance.now() - told).toBeLessThan(1_000);
  for (const path of others) await due(path);
}

test('a purge of a show is seen by every process within a second, and changes nothing else', async () => {
  await warmUp();
  api.retitle();
  for (const each of [one, other]) expect(await editionOf(each, film)).toBe(0);
  expect(await purge(one.operatorPort, `show:fr:${slugs.film}`)).toBe(200);
  await expectDue(other, [film]);
  for (const each of [one, other]) await expect.poll(() => editionOf(each, film)).toBe(1);
  for (const each of [one, other]) {
    expect(await stateOf(each, otherFilm)).toBe('HIT');
    expect(await editionOf(each, otherFilm)).toBe(0);
  }
});

test('a purge of a cinema, and one of a site, are seen within a second by a process that did not get them', async () => {
  await warmUp();
  const cinema = `/cinemas/${slugs.cinema}`;
  expect(await purge(other.operatorPort, `cinema:fr:${slugs.cinema}`)).toBe(200);
  await expectDue(one, [cinema]);
  expect(await stateOf(one, '/films')).toBe('HIT');
  for (const each of [one, other]) await expect.poll(() => stateOf(each, cinema)).toBe('HIT');
  api.retitle();
  expect(await purge(other.operatorPort, 'site:fr')).toBe(200);
  await expectDue(one, pages);
  for (const path of [film, otherFilm])
    for (const each of [one, other]) await expect.poll(() => editionOf(each, path)).toBe(1);
});

test('REL6 purged while the API is down, warm pages are given as they are, and recover after it', async () => {
  await warmUp();
  await api.become('status 500');
  const tags = [
    'site:fr',
    `cinema:fr:${slugs.cinema}`,
    `show:fr:${slugs.film}`,
    `show:fr:${slugs.otherFilm}`,
  ];
  expect(await purge(one.operatorPort, ...tags)).toBe(200);
  const counts: Record<number, number> = {};
  for (let round = 0; round < 15; round += 1) {
    for (const each of [one, other])
      for (const path of pages) {
        const { status } = await each.web.get('fr', path);
        counts[status] = (counts[status] ?? 0) + 1;
      }
    // Again and again, as an editor would who sees no change.
    if (round % 5 === 0) expect(await purge(other.operatorPort, ...tags.slice(0, round / 5 + 1))).toBe(200);
  }
  expect(counts).toEqual({ 200: 15 * 2 * pages.length });
  api.retitle();
  await api.become('well');
  const well = performance.now();
  for (const each of [one, other])
    for (const path of [film, otherFilm]) await expect.poll(() => editionOf(each, path)).toBe(1);
  expect(performance.now() - well).toBeLessThan(35_000);
});

test('nothing can be purged on the host of a site, nor without a signature', async () => {
  await warmUp();
  expect((await one.web.get('fr', '/revalidate', { method: 'POST' })).status).toBe(405);
  expect((await one.web.get('fr', '/revalidate')).status).toBe(404);
  const body = JSON.stringify({ tags: ['site:fr'] });
  const unsigned = await fetch(`http://127.0.0.1:${one.operatorPort}/revalidate`, { method: 'POST', body });
  expect(unsigned.status).toBe(401);
  expect(await stateOf(one, film)).toBe('HIT');
});
