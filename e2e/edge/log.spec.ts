import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { OwnEdge, type SecureQuestion } from '#tests/support/own-edge.ts';
import { freePort } from '#tests/support/own-web.ts';
import { needsNginx } from '../support/behind-edge.ts';
import { test } from '../support/test.ts';

/** What the shipped nginx writes down of requests (ADR-0063, ADR-0076); both processes behind it are stand-ins. */
test.describe.configure({ mode: 'serial', timeout: 60_000 });

const secret = 'annadupont';
const visitor = '127.0.0.77';
/** Another one, who asks without pause. */
const flooding = '127.0.0.78';
/** The visitor as a whole: what is known of them must stand nowhere. */
const personal = {
  from: visitor,
  headers: {
    cookie: `session=${secret}`,
    authorization: `Bearer ${secret}`,
    referer: `https://${secret}.example/?q=${secret}`,
    'user-agent': secret,
    'x-forwarded-for': '203.0.113.7',
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  },
} as const;

let web: Server;
let backend: Server;
let edge: OwnEdge;

/** Answers in the ways that make nginx write into its error log: too large a head, and an end before any answer. */
const standIn: RequestListener = (request, response) => {
  if (request.url?.includes('large-head')) response.setHeader('x-large', 'x'.repeat(15_000));
  if (request.url?.includes('no-answer')) return void request.socket.destroy();
  if (request.url?.includes('kept')) response.setHeader('cache-control', 's-maxage=60');
  response.setHeader('x-velours-address', `${request.headers.host}${request.url}`);
  response.setHeader('x-velours-place', 'none');
  response.end('answer');
};

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test.beforeAll(async () => {
  const nginx = needsNginx();
  web = createServer(standIn);
  backend = createServer(standIn);
  const behind = { web: await listening(web), backend: await listening(backend) };
  edge = await OwnEdge.start(nginx, behind, [
    // Each line at once.
    [' buffer=64k flush=1s', ''],
    ['rate=100r/s', 'rate=1r/s'],
    ['burst=400', 'burst=40'],
    ['rate=50r/s', 'rate=1r/s'],
    ['burst=300', 'burst=40'],
    ['proxy_buffer_size 16k', 'proxy_buffer_size 8k'],
  ]);
});

test.afterAll(async () => {
  await edge.stop();
  for (const server of [web, backend]) {
    server.closeAllConnections();
    server.close();
  }
});

interface Line {
  readonly host: string;
  readonly kind: string;
  readonly method: string;
  readonly status: number;
  readonly limit: string;
  readonly cache: string;
  readonly upstream: string;
  readonly upstreamStatus: string;
  readonly upstreamSeconds: string;
}

/** What a line has to say. */
type Told = { readonly [Field in keyof Line]?: unknown };

/** All lines, each of which is JSON, as soon as there are so many. */
async function lines(count: number): Promise<readonly Line[]> {
  await expect
    .poll(async () => (await edge.accessLog()).length, { intervals: [10] })
    .toBeGreaterThanOrEqual(count);
  return (await edge.accessLog()).map((line) => JSON.parse(line) as Line);
}

/** Asks, and gives the line that tells of it. */
async function lineOf(target: string, question: SecureQuestion = {}): Promise<Line | undefined> {
  const before = (await edge.accessLog()).length;
  await edge.get(target, { ...personal, ...question, headers: { ...personal.headers, ...question.headers } });
  return (await lines(before + 1))[before];
}

test('a line of the edge has the fields that an operator needs, in the words of web and backend', async () => {
  // What OwnEdge asked until it was there.
  await expect.poll(async () => (await edge.accessLog()).length).toBeGreaterThan(0);
  const account = await lineOf(`/fr/new-password?token=${secret}`, { host: 'account.example.com' });
  expect(account).toEqual({
    level: 30,
    time: expect.any(Number),
    process: 'edge',
    trace: '',
    method: 'GET',
    host: 'account.example.com',
    kind: 'page',
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
    cache: '',
    limit: '',
    upstream: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    upstreamStatus: '200',
    upstreamSeconds: expect.stringMatching(/^\d\.\d{3}$/),
    connections: expect.any(Number),
    msg: 'request',
  });
  const api = 'account.example.com';
  for (const [target, question, told] of [
    [`/rechercher?q=${secret}`, {}, { host: 'fr.example.com', kind: 'page', cache: 'miss' }],
    [`/films/kept-${secret}`, {}, { kind: 'page', cache: 'miss' }],
    [`/films/kept-${secret}`, {}, { cache: 'hit', upstream: '', upstreamStatus: '' }],
    [`/films/${secret}`, { headers: { rsc: '1' } }, { kind: 'payload', cache: 'miss' }],
    [`/_next/static/${secret}.js`, {}, { kind: 'file' }],
    [`/api/voucher/${secret}?pin=${secret}`, {}, { kind: 'api', status: 200 }],
    [`/fr/callback?code=${secret}&state=${secret}`, { host: api }, { kind: 'page', status: 200 }],
    [`/${secret}/api/x`, { host: api }, { kind: 'page' }],
    [`/api/v1/accounts/${secret}`, { host: api, method: 'DELETE' }, { kind: 'api', method: 'DELETE' }],
    [`/oauth/token?${secret}`, { host: 'id.example.com' }, { kind: 'api' }],
    [`/media/poster/${secret}/1.webp`, { host: 'media.example.com' }, { kind: 'file' }],
    [`/health/ready?${secret}`, {}, { kind: 'health', status: 404 }],
    [`/${secret}`, { host: `${secret}.example` }, { host: '', status: 421 }],
    [`/${secret}`, { method: 'PROPFIND' }, { method: 'other', status: 405 }],
  ] as const satisfies readonly (readonly [string, SecureQuestion, Told])[])
    expect([target, await lineOf(target, question)]).toEqual([target, expect.objectContaining(told)]);
});

test('what is refused, broken or away is told by its line', async () => {
  const large = { method: 'POST', headers: { 'content-length': '100000' } };
  const [site, account] = [{ host: 'fr.example.com' }, { host: 'account.example.com' }];
  for (const [target, question, told] of [
    [`/large-head?${secret}`, site, { status: 503, upstreamStatus: '502' }],
    // On a connection that had been open already nginx asks a second time.
    [`/no-answer?${secret}`, account, { status: 503, upstreamStatus: expect.stringMatching(/^502/) }],
    [`/x?${secret}`, { ...account, ...large }, { status: 413, upstream: '' }],
    [`/x?${'x'.repeat(20_000)}${secret}`, site, { status: 414, kind: 'none' }],
  ] as const satisfies readonly (readonly [string, SecureQuestion, Told])[])
    expect([target.slice(0, 40), await lineOf(target, question)]).toEqual([
      target.slice(0, 40),
      expect.objectContaining(told),
    ]);
  for (const { host } of [site, account]) {
    const before = (await edge.accessLog()).length;
    const flood = { requests: 120, connections: 20, from: flooding, host };
    const statuses = (await edge.flood(`/fr/sign-in?token=${secret}`, flood)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const told = (await lines(before + 120)).slice(before);
    expect(told.filter(({ limit }) => limit === 'requests')).toHaveLength(
      statuses.filter((status) => status === 429).length,
    );
    for (const line of told) expect([line.host, line.status === 429]).toEqual([host, line.limit !== '']);
  }
});

test('what is no whole request is a line of JSON too', async () => {
  const before = (await edge.accessLog()).length;
  const sent = [
    `GET /?token=${secret}\r\n\r\n`,
    `GET /?"${secret}\\ HTTP/1.1\r\nHost: "${secret}\r\nConnection: close\r\n\r\n`,
    `${secret.toUpperCase()}_ /${secret} HTTP/1.1\r\nHost: fr.example.com\r\nConnection: close\r\n\r\n`,
    `GET /%zz${secret} HTTP/1.1\r\nHost: fr.example.com\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: fr.example.com\r\nHost: ${secret}\r\n\r\n`,
    `\u0016\u0003\u0001${secret}\r\n\r\n`,
  ];
  // Where bytes are left unread the connection is reset.
  for (const bytes of sent) await edge.raw(bytes).catch(() => '');
  const told = (await lines(before + sent.length)).slice(before);
  expect(told).toHaveLength(sent.length);
  for (const { method, status } of told) {
    expect(['GET', 'other', '']).toContain(method);
    expect(status).toBeGreaterThanOrEqual(400);
  }
});

test('neither log of the edge holds a part of an address, a visitor’s number or a header', async () => {
  await edge.switchTo({ web: await freePort(), backend: await freePort() }, 2);
  // Both processes are away now.
  for (const host of ['fr.example.com', 'account.example.com'])
    await expect
      .poll(async () => await lineOf(`/fr/away?token=${secret}`, { host }))
      .toMatchObject({ host, status: 503, upstreamStatus: '502' });
  const all = (await edge.accessLog()).join('\n') + (await edge.errorLog()) + edge.errors;
  expect(all).not.toMatch(new RegExp(`${secret}|${visitor}|${flooding}|203\\.0|4bf92f35`, 'i'));
  expect(all).not.toMatch(/token|sign-in|new-password|callback|voucher|poster/);
});

test('what is wrong with nginx itself is still told', async () => {
  await edge.switchTo({ web: 70_000, backend: await freePort() }, 3);
  await expect.poll(() => edge.errorLog()).toContain('invalid port in upstream');
});
