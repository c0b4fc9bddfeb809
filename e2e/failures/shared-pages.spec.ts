import { expect } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { OwnRedis, redisProgram } from '#tests/support/own-redis.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { CountingRelay } from '#tests/support/counting-relay.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { stage, stageEnvironment } from '../support/stage.ts';
import { OutageApi, slugs } from './outage-api.ts';
import { test } from '../support/test.ts';

/**
 * Web processes of one build that share their pages through a real Redis, on real ports; without a browser. Each test
 * has processes, API and Redis of its own.
 */
// A second try would hide what happens every other time.
test.describe.configure({ mode: 'serial', timeout: 600_000, retries: 0 });

let api: OutageApi;
let redis: OwnRedis;
let webs: OwnWeb[] = [];

test.beforeEach(async () => {
  if (redisProgram === undefined) {
    if (process.env.CI) throw new Error('no redis-server: the shared pages need one (REDIS_PATH)');
    test.skip(true, 'no redis-server: install one, or name it in REDIS_PATH');
    return;
  }
  api = new OutageApi();
  await api.start();
  redis = await OwnRedis.start(redisProgram);
});

test.afterEach(async () => {
  if (redisProgram === undefined) return;
  await Promise.all(webs.map((web) => web.stop()));
  webs = [];
  await redis.stop();
  await api.stop();
});

async function startWeb(environment: Readonly<Record<string, string>> = {}): Promise<OwnWeb> {
  const web = await OwnWeb.start(api.origin, {
    // On a busy machine the API must not be what is late.
    environment: { REDIS_URL: redis.url, API_TIMEOUT_MS: '10000', ...environment },
  });
  webs.push(web);
  return web;
}

const film = `/films/${slugs.film}`;
const pages = ['/', '/films', film, '/cinemas', `/cinemas/${slugs.cinema}`];
/** How long a process uses an answer of the API without asking again, in milliseconds (`src/api/transport/transport.ts`). */
const reuseMs = 5_000;
const notShared = `/films/${slugs.otherFilm}`;

/** Asks for every page until Redis has it. */
async function fill(web: OwnWeb): Promise<void> {
  for (const path of pages) expect([path, (await web.get('fr', path)).status]).toEqual([path, 200]);
  await expect
    .poll(async () => Number(/:(\d+)/.exec(await redis.call('DBSIZE'))?.[1]))
    .toBeGreaterThanOrEqual(pages.length);
}

test('a page is rendered once for all processes, with the same bytes and policy', async () => {
  const [one, other] = [await startWeb(), await startWeb()];
  await fill(one);
  for (const path of pages) {
    const [first, second] = [await one.get('fr', path), await other.get('fr', path)];
    expect([path, second.status, second.headers['x-nextjs-cache']]).toEqual([path, 200, 'HIT']);
    expect(second.headers['etag']).toBe(first.headers['etag']);
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(second.body).toBe(first.body);
  }
});

test('other settings have pages of their own', async () => {
  const one = await startWeb();
  await fill(one);
  const other = await startWeb({ MEDIA_ORIGIN: 'https://media.elsewhere.example' });
  const answer = await other.get('fr', film);
  expect([answer.status, answer.headers['x-nextjs-cache']]).toEqual([200, 'MISS']);
  expect(answer.headers['content-security-policy']).toContain('https://media.elsewhere.example');
});

test('D40 what Redis holds counts as warm, also for a process that starts while the API is down', async () => {
  const one = await startWeb();
  await fill(one);
  await api.become('refused');
  const late = await startWeb();
  for (const path of pages) expect([path, (await late.get('fr', path)).status]).toEqual([path, 200]);
  const missing = await late.get('fr', notShared);
  expect([missing.status, missing.headers['retry-after']]).toEqual([503, '2']);
  await api.become('well');
  await expect.poll(async () => (await late.get('fr', notShared)).status).toBe(200);
});

/** Asks both processes for every page, over and over. @returns how many answers had which status */
async function statuses(of: readonly OwnWeb[], rounds: number): Promise<Readonly<Record<number, number>>> {
  const counts: Record<number, number> = {};
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(
      of.flatMap((web) =>
        [...pages, notShared, `${film}/filters/versions-vf`].map(async (path) => {
          const { status } = await web.get('fr', path);
          counts[status] = (counts[status] ?? 0) + 1;
        }),
      ),
    );
  return counts;
}

test('REL7 a hundred visitors of two cold processes cost the API two calls for each thing at most', async () => {
  const clients = 100;
  const catalogue = catalogueOf('fr-FR');
  const films = (await catalogue.currentFilms()).slice(0, 5);
  const keys = films.map(({ slug }) => href('fr-FR', { page: 'movie', slug }));
  const relay = await CountingRelay.start(stageEnvironment['API_ORIGIN'] ?? '');
  const environment = { REDIS_URL: redis.url, VELOURS_NOW: stage.now, API_TIMEOUT_MS: '10000' };
  webs = await Promise.all([1, 2].map(() => OwnWeb.start(relay.apiOrigin, { environment })));
  relay.reset();
  const begun = performance.now();
  const seen = await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const own: number[] = [];
      // Each begins with another page.
      for (let step = 0; step < keys.length; step += 1) {
        const path = keys[(client + step) % keys.length] ?? '/';
        const answer = await webs[client % 2]?.get('fr', path, { headers: { 'accept-encoding': 'gzip' } });
        own.push(answer?.status ?? 0);
      }
      return own;
    }),
  );
  const { perTarget, wholePerTarget } = relay.counted;
  // A process asks whether an answer is still right after five seconds: a slow machine is in the middle of it by then.
  const periods = Math.ceil((performance.now() - begun) / reuseMs);
  await relay.stop();
  process.stdout.write(
    `stampede: ${clients} visitors, ${keys.length} cold pages, 2 processes: ${perTarget.size} calls, at most ${Math.max(...perTarget.values())} times each\n`,
  );
  expect(seen.flat()).toEqual(Array.from({ length: clients * keys.length }, () => 200));
  expect([...wholePerTarget].filter(([, count]) => count > 2)).toEqual([]);
  expect([...perTarget].filter(([, count]) => count > 2 * periods)).toEqual([]);
  expect(perTarget.size).toBeGreaterThan(2 * keys.length);
});

test('REL9 REL15 stopped, hanging, full or emptied again and again, Redis makes no request fail and no process unready, and pages are shared again afterwards', async () => {
  const [one, other] = [await startWeb(), await startWeb()];
  await fill(one);
  const rounds = 10;
  const all = { 200: rounds * 2 * (pages.length + 2) };

  redis.hang();
  expect(await statuses([one, other], rounds)).toEqual(all);
  redis.wake();
  await redis.fill();
  expect(await statuses([one, other], rounds)).toEqual(all);
  await redis.makeRoom();
  // One emptying after another, for as long as the load goes on.
  const loaded = new AbortController();
  let flushes = 0;
  const flushing = (async () => {
    for (; !loaded.signal.aborted; flushes += 1) expect(await redis.call('FLUSHALL')).toBe('+OK\r\n');
  })();
  expect(await statuses([one, other], rounds)).toEqual(all);
  loaded.abort();
  await flushing;
  expect(flushes).toBeGreaterThan(rounds);
  await redis.kill();
  expect(await statuses([one, other], rounds)).toEqual(all);
  // REL15: those that run stay ready, and one that starts without it becomes so.
  const readyOf = async (web: OwnWeb) => (await web.get('fr', '/health/ready')).status;
  expect([await readyOf(one), await readyOf(other)]).toEqual([200, 200]);
  const alone = await startWeb();
  await expect.poll(() => readyOf(alone)).toBe(200);
  await redis.restart();
  // A page that nobody asked for before is soon shared again.
  const late = await startWeb();
  let path = '';
  let asked = 0;
  await expect
    .poll(async () => {
      asked += 1;
      path = `${film}/filters/date-${new Date(Date.now() + asked * 86_400_000).toISOString().slice(0, 10)}`;
      await one.get('fr', path);
      return (await late.get('fr', path)).headers['x-nextjs-cache'];
    })
    .toBe('HIT');
  for (const web of webs) expect(web.errors).not.toMatch(/unhandled|stack|ErrorReply/i);
});
