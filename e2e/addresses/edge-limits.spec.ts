import { expect, test } from '@playwright/test';
import type { OwnEdge } from '#tests/support/own-edge.ts';
import { slugs, type OutageApi } from '../failures/outage-api.ts';
import { startBehindEdge } from '../support/behind-edge.ts';

/** What one address may ask of the shipped nginx, and how long it is listened to; without a browser. */
test.describe.configure({ mode: 'serial', timeout: 60_000 });

const film = `/films/${slugs.film}`;

let api: OutageApi;
let edge: OwnEdge;
let stop = () => Promise.resolve();

test.beforeAll(async () => {
  ({ api, edge, stop } = await startBehindEdge());
});

test.afterAll(() => stop());

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
    const cold = `/films/${slugs.unknown}?held`;
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

test('a request that does not arrive is not waited for', async () => {
  const start = performance.now();
  // The connection is ended, or reset, without an answer.
  const answer = await edge.raw('GET / HTTP/1.1\r\nHost: fr.example.com\r\nX-').catch(() => '');
  expect(answer).toBe('');
  expect(performance.now() - start).toBeGreaterThan(3_000);
});

/** The city of the fixtures. */
