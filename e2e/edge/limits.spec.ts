import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect } from '@playwright/test';
import { open } from '#tests/attacks/raw.ts';
import { OwnEdge } from '#tests/support/own-edge.ts';
import { askInStreams } from '#tests/attacks/streams.ts';
import { slugs, type OutageApi } from '../failures/outage-api.ts';
import { needsNginx, startBehindEdge } from '../support/behind-edge.ts';
import { test } from '../support/test.ts';

/** What one address may ask of the shipped nginx, and how long it is listened to; without a browser. */
test.describe.configure({ mode: 'serial', timeout: 60_000 });

const film = `/films/${slugs.film}`;

let api: OutageApi;
let webPort: number;
let edge: OwnEdge;
let stop = () => Promise.resolve();
let backend: Server;
/** Answers of the backend that wait until the test lets them go. */
const waiting: ServerResponse[] = [];

test.beforeAll(async () => {
  needsNginx();
  backend = createServer((request, response) => {
    if (request.url?.includes('held')) waiting.push(response);
    else response.end('backend');
  });
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const started = await startBehindEdge({
    backend: (backend.address() as AddressInfo).port,
    // What may come at once is as shipped; nothing is forgiven while the test runs.
    changed: [
      ['rate=400r/s', 'rate=1r/m'],
      ['rate=50r/s', 'rate=1r/m'],
    ],
  });
  ({ api, edge, webPort } = started);
  stop = async () => {
    await started.stop();
    backend.close();
  };
});

test.afterAll(() => stop());

/** What a site's page may read of an answer, by its origin: a browser tells it nothing of another. */
const readable = async (host: string, target: string, from: string) => {
  const ofSite = await edge.get(target, { host, from, headers: { origin: 'https://fr.example.com' } });
  const ofOther = await edge.get(target, {
    host,
    from,
    headers: { origin: 'https://fr.example.com.evil.example' },
  });
  return [ofSite, ofOther].map(({ status, headers }) => [
    status,
    headers['access-control-allow-origin'],
    headers['access-control-allow-credentials'],
    headers['access-control-expose-headers'],
    headers.vary,
  ]);
};
const toSiteAlone = (status: number) => [
  [status, 'https://fr.example.com', 'true', 'Retry-After', 'Origin'],
  [status, undefined, undefined, undefined, 'Origin'],
];

test('an address that asks without pause is told to wait, and nobody else is', async () => {
  expect((await edge.get(film)).status).toBe(200);
  const answers = await edge.flood(film, { requests: 2_000, connections: 50, from: '127.0.0.1' });
  const waits = answers.filter(({ status }) => status === 429);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect(waits[0]?.headers).toMatchObject({
    'retry-after': '1',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^default-src 'none'/),
  });
  const [other] = await edge.flood(film, { requests: 1, connections: 1, from: '127.0.0.2' });
  expect(other?.status).toBe(200);
  // After a second the address may ask again.
  await expect.poll(async () => (await edge.get(film)).status).toBe(200);
});

test('an address waits for a hundred pages at a time, and nobody else waits for it', async () => {
  expect((await edge.get(film)).status).toBe(200);
  await api.become('hang');
  try {
    const cold = `/films/${slugs.unknown}`;
    const held = edge.flood(cold, { requests: 130, connections: 130, from: '127.0.0.3' });
    const [other] = await edge.flood(film, { requests: 1, connections: 1, from: '127.0.0.4' });
    expect(other?.status).toBe(200);
    const statuses = (await held).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([429, 503]));
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(100);
  } finally {
    await api.become('well');
  }
  await expect.poll(async () => (await edge.get(film)).status).toBe(200);
});

const count = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

for (const { host, target, visitors, each, atOnce } of [
  // Thirty people of one office open a page with the pictures of sixty films.
  { host: 'media.example.com', target: '/media/poster/film/480.webp', visitors: 30, each: 60, atOnce: 2_000 },
  // … and of the members among them twenty a page with ten calls.
  { host: 'account.example.com', target: '/api/fr/client/0/shows', visitors: 20, each: 10, atOnce: 300 },
])
  test(`${host} answers one address ${atOnce} times at once and then tells it to wait, and nobody else`, async () => {
    const place = { ...edge.tls, host };
    const from = '127.0.0.5';
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const page = await askInStreams({ ...place, target, from, requests: each });
      expect(count(page, 200)).toBe(each);
    }
    const rest = atOnce + 1 - visitors * each;
    const more: number[] = [];
    // Fewer at a time than the other limit has.
    while (more.length < rest + 50)
      more.push(...(await askInStreams({ ...place, target, from, requests: 50 })));
    // A place is forgiven each minute.
    expect(count(more, 200)).toBeGreaterThanOrEqual(rest);
    expect(count(more, 429)).toBeGreaterThan(0);
    expect(count(more, 200) + count(more, 429)).toBe(more.length);
    const told = await edge.get(target, { host, from });
    expect(told.status).toBe(429);
    expect(told.headers).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
    });
    expect(await readable(host, target, from)).toEqual(toSiteAlone(429));
    expect((await edge.get(target, { host, from: '127.0.0.6' })).status).toBe(200);
    // Pages of the sites are counted apart.
    expect((await edge.get(film, { from })).status).toBe(200);
  });

for (const { host, target, atOnce, requests } of [
  { host: 'media.example.com', target: '/media/poster/held/480.webp', atOnce: 400, requests: 420 },
  { host: 'id.example.com', target: '/authorize?held', atOnce: 100, requests: 120 },
])
  test(`${host} works on ${atOnce} requests of one address at a time, and nobody else waits for it`, async () => {
    const from = '127.0.0.7';
    const answers = askInStreams({ ...edge.tls, host, target, from, requests });
    await expect.poll(() => waiting.length, { intervals: [20] }).toBe(atOnce);
    const other = await edge.get(target.replace('held', 'x'), { host, from: '127.0.0.8' });
    expect(other.status).toBe(200);
    expect(waiting).toHaveLength(atOnce);
    for (const response of waiting.splice(0)) response.end();
    const statuses = await answers;
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([atOnce, requests - atOnce]);
  });

test('the hosts of the backend say that it is away, in the language of the address', async () => {
  backend.close();
  backend.closeAllConnections();
  for (const [host, target, language] of [
    ['account.example.com', '/fr/sign-in', 'fr'],
    ['account.example.com', '/nl/sign-in', 'nl'],
    ['id.example.com', '/authorize', 'en'],
    ['media.example.com', '/media/poster/x/480.webp', 'en'],
  ] as const) {
    const away = await edge.get(target, { host, from: '127.0.0.9' });
    expect([host, target, away.status, away.headers['retry-after']]).toEqual([host, target, 503, '5']);
    expect(away.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(away.body).toContain(`<html lang="${language}">`);
    expect(away.body).not.toContain('nginx');
    expect(await readable(host, target, '127.0.0.9')).toEqual(toSiteAlone(503));
  }
});

test('REL13 what is too large ends at the edge', async () => {
  const from = '127.0.0.12';
  const calls = api.calls.length;
  for (const [options, status] of [
    [{ headers: { 'x-large': 'x'.repeat(17_000) } }, 400],
    [{ headers: { cookie: 'x'.repeat(17_000) } }, 400],
    [
      { headers: Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`x-${at}`, 'x'.repeat(15_000)])) },
      400,
    ],
    [{ headers: { 'content-length': '2' } }, 413],
    [{ method: 'POST', headers: { 'content-length': '2000' } }, 405],
  ] as const) {
    const answer = await edge.get(`${film}?not-kept`, { ...options, from });
    expect([answer.status, answer.headers['content-security-policy']]).toEqual([
      status,
      expect.stringMatching(/^default-src 'none'/),
    ]);
    expect(answer.headers['x-cache']).toBeUndefined();
  }
  // With lines of 16 kB, key and answer would not fit into nginx's buffer: 502.
  for (const length of [7_500, 9_000, 12_000, 15_500, 15_900, 16_300, 20_000])
    expect([length, (await edge.get(`${film}?q=${'x'.repeat(length)}`, { from })).status]).toEqual([
      length,
      414,
    ]);
  expect(api.calls).toHaveLength(calls);
});

test('REL13 two thousand heads that never end, from one address, leave room for others', async () => {
  // One worker, however many processors there are; and nobody is let go of while the test runs.
  const held: Socket[] = [];
  const one = await OwnEdge.start(needsNginx(), { web: webPort, backend: webPort }, [
    ['worker_processes auto', 'worker_processes 1'],
    ['client_header_timeout 5s', 'client_header_timeout 600s'],
    [' buffer=64k flush=1s', ''],
  ]);
  try {
    let ended = 0;
    const begin = async () => {
      const socket = await open({ port: one.plainPort }, '127.0.0.10');
      socket.on('close', () => (ended += 1));
      socket.write('GET / HTTP/1.1\r\nHost: fr.example.com\r\nX-');
      held.push(socket);
    };
    for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: 100 }, begin));
    for (let page = 0; page < 20; page += 1)
      expect((await one.get(`${film}?${page}`, { from: '127.0.0.11' })).status).toBe(200);
    const last = JSON.parse((await one.accessLog()).at(-1) ?? '') as { connections: number };
    expect(ended).toBe(0);
    expect(last.connections).toBeGreaterThan(held.length);
  } finally {
    for (const socket of held) socket.destroy();
    await one.stop();
  }
});

test('a request that does not arrive is not waited for', async () => {
  const start = performance.now();
  // The connection is ended, or reset, without an answer.
  const answer = await edge.raw('GET / HTTP/1.1\r\nHost: fr.example.com\r\nX-').catch(() => '');
  expect(answer).toBe('');
  expect(performance.now() - start).toBeGreaterThan(3_000);
});
