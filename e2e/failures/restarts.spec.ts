import { expect, test } from '@playwright/test';
import { OwnEdge } from '#tests/support/own-edge.ts';
import { OwnRedis, redisProgram } from '#tests/support/own-redis.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { HttpsLoad, type LoadCounts } from '../support/https-load.ts';
import { OutageApi, slugs } from './outage-api.ts';
import { needsNginx } from '../support/behind-edge.ts';

/**
 * Web processes that start, stop and are killed: what they say of themselves, and what visitors notice behind the shipped
 * nginx, with a real Redis between two of them. Without a browser. `LONG_FORM=1`: twenty kills instead of three.
 */
// A second try would hide what happens every other time.
test.describe.configure({ mode: 'serial', timeout: 900_000, retries: 0 });

const isLong = process.env.LONG_FORM === '1';
const kills = isLong ? 20 : 3;
const connections = isLong ? 200 : 20;
/** Requests between two kills, so that each of them comes while many are on their way. */
const between = isLong ? 300 : 150;

const host = 'fr.example.com';
const pages = ['/films', `/films/${slugs.film}`, `/cinemas/${slugs.cinema}`, '/cinemas'];

let api: OutageApi;
let webs: OwnWeb[] = [];

test.beforeEach(async () => {
  api = new OutageApi();
  await api.start();
});

test.afterEach(async () => {
  await Promise.all(webs.map((web) => web.stop()));
  webs = [];
  await api.stop();
});

async function startWeb(environment: Readonly<Record<string, string>> = {}, port?: number): Promise<OwnWeb> {
  const web = await OwnWeb.start(api.origin, {
    ...(port === undefined ? {} : { port }),
    environment: { SITE_ORIGIN: 'https://{site}.example.com', ...environment },
  });
  webs.push(web);
  return web;
}

const readyOf = async (web: OwnWeb) => {
  const { status, body } = await web.get('fr', '/health/ready');
  return `${status} ${body.trim()}`;
};

test('REL15 a start says so until lists and a page are there; an API that hangs keeps no process out', async () => {
  const web = await startWeb({ START_NOTICE_MS: '60000' });
  await expect.poll(() => readyOf(web)).toBe('200 ok');
  // The home page is there before anybody asks for it.
  expect((await web.get('fr', '/')).headers['x-nextjs-cache']).toBe('HIT');
  await api.become('hang');
  const late = await startWeb({ START_NOTICE_MS: '3000', API_TIMEOUT_MS: '10000', PAGE_TIMEOUT_MS: '10000' });
  expect(await readyOf(late)).toBe('503 starting');
  expect((await late.get('fr', '/robots.txt')).status).toBe(200);
  await expect.poll(() => readyOf(late)).toBe('200 ok');
});

test('REL15 a stop is announced, everything is answered meanwhile, and it is over within ten seconds', async () => {
  const web = await startWeb({ STOP_NOTICE_MS: '2000' });
  expect((await web.get('fr', '/films')).status).toBe(200);
  const ended = web.end();
  await expect.poll(() => readyOf(web), { intervals: [20] }).toBe('503 stopping');
  expect((await web.get('fr', '/films')).status).toBe(200);
  const { code, milliseconds } = await ended;
  expect(code).toBe(0);
  expect(milliseconds).toBeGreaterThanOrEqual(2_000);
  expect(milliseconds).toBeLessThan(10_000);
});

/** Two web processes behind an edge, under load. */
async function underLoad(during: (load: HttpsLoad, restart: Restart) => Promise<void>): Promise<LoadCounts> {
  const redis = redisProgram === undefined ? null : await OwnRedis.start(redisProgram);
  const environment = { START_NOTICE_MS: '30000', ...(redis === null ? {} : { REDIS_URL: redis.url }) };
  const ports = [await freePort(), await freePort()];
  const pair = [await startWeb(environment, ports[0]), await startWeb(environment, ports[1])];
  for (const web of pair) await expect.poll(() => readyOf(web)).toBe('200 ok');
  const edge = await OwnEdge.start(needsNginx(), { web: ports, backend: await freePort() });
  let asked = 0;
  const load = new HttpsLoad({
    place: edge.tls,
    host,
    // A query makes another address for the edge, so that every request comes to a web process.
    target: () => `${pages[asked % pages.length]}?${(asked += 1)}`,
    connections,
  });
  const restart: Restart = async (which, way) => {
    const web = pair[which];
    await (way === 'SIGKILL' ? web?.stop() : web?.end());
    await load.more(between);
    const again = await startWeb(environment, ports[which]);
    pair[which] = again;
    await expect.poll(() => readyOf(again)).toBe('200 ok');
  };
  try {
    await load.more(between);
    await during(load, restart);
    return await load.end();
  } finally {
    await load.end();
    await edge.stop();
    await redis?.stop();
  }
}

type Restart = (which: 0 | 1, way: 'SIGKILL' | 'SIGTERM') => Promise<void>;

function tell(what: string, { sent, good, lost, broken, reasons, times }: LoadCounts): void {
  const slowest = times.toSorted((a, b) => a - b);
  const p99 = Math.round(slowest[Math.floor(slowest.length * 0.99)] ?? 0);
  process.stdout.write(
    `${what}: ${sent} requests, ${good} good, ${lost} lost, ${broken} broken off, p99 ${p99} ms ${JSON.stringify(reasons)}\n`,
  );
}

test(`REL2 ${kills} times one of two processes is killed or stopped under load, and no request is lost`, async () => {
  needsNginx();
  let done = 0;
  const counts = await underLoad(async (load, restart) => {
    for (; done < kills; done += 1) {
      await restart(done % 2 === 0 ? 0 : 1, done % 3 === 2 ? 'SIGTERM' : 'SIGKILL');
      await load.more(between);
    }
  });
  tell(`${done} kills`, counts);
  expect(done).toBe(kills);
  expect(counts.sent).toBeGreaterThan(kills * between);
  expect([counts.lost, counts.reasons]).toEqual([0, counts.broken === 0 ? {} : expect.anything()]);
  // A process that is killed in the middle of an answer cannot end it; nobody else's answer breaks off.
  expect(counts.broken).toBeLessThanOrEqual(kills * connections);
});

test('a rolling restart loses nothing and breaks nothing off', async () => {
  needsNginx();
  const counts = await underLoad(async (load, restart) => {
    for (const which of [0, 1] as const) {
      await restart(which, 'SIGTERM');
      await load.more(between);
    }
  });
  tell('rolling restart', counts);
  expect([counts.lost, counts.broken, counts.reasons]).toEqual([0, 0, {}]);
});
