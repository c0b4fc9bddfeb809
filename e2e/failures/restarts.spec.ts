import { expect } from '@playwright/test';
import { OwnWeb } from '#tests/support/own-web.ts';
import { expectNoLoss, readyOf, tell, underLoad } from '../support/restart-load.ts';
import { OutageApi } from './outage-api.ts';
import { test } from '../support/test.ts';

/**
 * Web processes that start, stop and are killed: what they say of themselves, and what visitors notice behind the shipped
 * nginx, with a real Redis between two of them. Without a browser. `bench/soak/suites` has twenty kills instead of three.
 */
// A second try would hide what happens every other time.
test.describe.configure({ mode: 'serial', timeout: 900_000, retries: 0 });

const load = { connections: 20, between: 150 };

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

for (const further of ['SIGTERM', 'SIGINT'] as const) {
  test(`a further ${further} changes nothing about a stop`, async () => {
    const web = await startWeb({ STOP_NOTICE_MS: '2000' });
    const ended = web.end();
    await expect.poll(() => readyOf(web), { intervals: [20] }).toBe('503 stopping');
    web.signal(further);
    web.signal(further);
    expect((await web.get('fr', '/films')).status).toBe(200);
    const { code, milliseconds } = await ended;
    expect(code).toBe(0);
    expect(milliseconds).toBeGreaterThanOrEqual(2_000);
  });
}

test('a process whose outputs nobody reads answers, and stops in order', async () => {
  const web = await OwnWeb.start(api.origin, {
    isUnheard: true,
    environment: { SITE_ORIGIN: 'https://{site}.example.com', LOG_LEVEL: 'info', ACCESS_LOG: 'on' },
  });
  webs.push(web);
  for (const page of ['/films', '/cinemas']) expect((await web.get('fr', page)).status).toBe(200);
  expect((await web.end()).code).toBe(0);
});

test('REL2 three times one of two processes is killed or stopped under load, and no request is lost', async () => {
  await expectNoLoss(3, load);
});

test('a rolling restart loses nothing and breaks nothing off', async () => {
  const counts = await underLoad(load, async (sending, restart) => {
    for (const which of [0, 1] as const) {
      await restart(which, 'SIGTERM');
      await sending.more(load.between);
    }
  });
  tell('rolling restart', counts);
  expect([counts.lost, counts.broken, counts.reasons]).toEqual([0, 0, {}]);
});
