import { expect } from '@playwright/test';
import { eachQueryApart, OwnEdge } from '#tests/support/own-edge.ts';
import { OwnRedis, redisProgram } from '#tests/support/own-redis.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { OutageApi, slugs } from '../failures/outage-api.ts';
import { needsNginx } from './behind-edge.ts';
import { HttpsLoad, type LoadCounts } from './https-load.ts';

/** How many connections ask, and how many requests come between two restarts. */
export interface RestartLoad {
  readonly connections: number;
  readonly between: number;
}

/** Ends one of the two processes in a way, and starts it again under load. */
type Restart = (which: 0 | 1, way: 'SIGKILL' | 'SIGTERM') => Promise<void>;

const host = 'fr.example.com';
const pages = ['/films', `/films/${slugs.film}`, `/cinemas/${slugs.cinema}`, '/cinemas'];

/** What a web process says of itself. */
export async function readyOf(web: OwnWeb): Promise<string> {
  const { status, body } = await web.get('fr', '/health/ready');
  return `${status} ${body.trim()}`;
}

/** Two web processes with a real Redis behind the shipped nginx, under load while something happens to them. */
export async function underLoad(
  { connections, between }: RestartLoad,
  during: (load: HttpsLoad, restart: Restart) => Promise<void>,
): Promise<LoadCounts> {
  const nginx = needsNginx();
  const stops: (() => Promise<unknown>)[] = [];
  try {
    return await loadOf(nginx, stops, { connections, between }, during);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

async function loadOf(
  nginx: string,
  stops: (() => Promise<unknown>)[],
  { connections, between }: RestartLoad,
  during: (load: HttpsLoad, restart: Restart) => Promise<void>,
): Promise<LoadCounts> {
  const api = new OutageApi();
  await api.start();
  stops.push(() => api.stop());
  const redis = redisProgram === undefined ? null : await OwnRedis.start(redisProgram);
  if (redis !== null) stops.push(() => redis.stop());
  const environment = {
    SITE_ORIGIN: 'https://{site}.example.com',
    START_NOTICE_MS: '30000',
    ...(redis === null ? {} : { REDIS_URL: redis.url }),
  };
  const startWeb = async (port: number) => {
    const web = await OwnWeb.start(api.origin, { port, environment });
    stops.push(() => web.stop());
    return web;
  };
  const ports = [await freePort(), await freePort()] as const;
  const pair = [await startWeb(ports[0]), await startWeb(ports[1])];
  for (const web of pair) await expect.poll(() => readyOf(web)).toBe('200 ok');
  const edge = await OwnEdge.start(nginx, { web: ports, backend: await freePort() }, [eachQueryApart]);
  stops.push(() => edge.stop());
  let asked = 0;
  const load = new HttpsLoad({
    place: edge.tls,
    host,
    // Every query is an entry of its own here, so that every request comes to a web process.
    target: () => `${pages[asked % pages.length]}?${(asked += 1)}`,
    connections,
  });
  const restart: Restart = async (which, way) => {
    const web = pair[which];
    await (way === 'SIGKILL' ? web?.stop() : web?.end());
    await load.more(between);
    const again = await startWeb(ports[which]);
    pair[which] = again;
    await expect.poll(() => readyOf(again)).toBe('200 ok');
  };
  stops.push(() => load.end());
  await load.more(between);
  await during(load, restart);
  return load.end();
}

/** Says what became of a load. */
export function tell(what: string, { sent, good, lost, broken, reasons, times }: LoadCounts): void {
  const slowest = times.toSorted((a, b) => a - b);
  const p99 = Math.round(slowest[Math.floor(slowest.length * 0.99)] ?? 0);
  process.stdout.write(
    `${what}: ${sent} requests, ${good} good, ${lost} lost, ${broken} broken off, p99 ${p99} ms ${JSON.stringify(reasons)}\n`,
  );
}

/** Kills or stops one of two processes again and again, and expects that no request is lost (REL2). */
export async function expectNoLoss(kills: number, load: RestartLoad): Promise<void> {
  let done = 0;
  const counts = await underLoad(load, async (sending, restart) => {
    for (; done < kills; done += 1) {
      await restart(done % 2 === 0 ? 0 : 1, done % 3 === 2 ? 'SIGTERM' : 'SIGKILL');
      await sending.more(load.between);
    }
  });
  tell(`${done} kills`, counts);
  expect(done).toBe(kills);
  expect(counts.sent).toBeGreaterThan(kills * load.between);
  expect([counts.lost, counts.reasons]).toEqual([0, counts.broken === 0 ? {} : expect.anything()]);
  // A process that is killed in the middle of an answer cannot end it; nobody else's answer breaks off.
  expect(counts.broken).toBeLessThanOrEqual(kills * load.connections);
}
