import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { text } from 'node:stream/consumers';
import { connect, type SecureVersion } from 'node:tls';
import { expect } from '@playwright/test';
import type { OwnEdge, PlainQuestion } from '#tests/support/own-edge.ts';
import { weaknessesOf } from '#tests/security/policy-weaknesses.ts';
import { eachQueryApart } from '#tests/support/own-edge.ts';
import { freePort } from '#tests/support/own-web.ts';
import { slugs, type OutageApi } from '../failures/outage-api.ts';
import { needsNginx, startBehindEdge } from '../support/behind-edge.ts';
import { test } from '../support/test.ts';

/** How the shipped nginx configuration is reached: TLS, HTTP/2, foreign names and oversized requests; without a browser. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const film = `/films/${slugs.film}`;
const twoYears = 'max-age=63072000; includeSubDomains';
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

let api: OutageApi;
let edge: OwnEdge;
let stop = () => Promise.resolve();
let backend: Server;
/** The targets that reached the backend. */
const reached: string[] = [];

test.beforeAll(async () => {
  needsNginx();
  const port = await freePort();
  backend = createServer((request, response) => {
    reached.push(`${request.headers.host} ${request.url}`);
    response.end('backend');
  });
  backend.listen(port, '127.0.0.1');
  await once(backend, 'listening');
  const environment = {
    MEDIA_ORIGIN: 'https://media.example.com',
    ACCOUNT_ORIGIN: 'https://account.example.com',
    IDENTITY_ORIGIN: 'https://id.example.com',
    // A page whose calls are late is no page, and this machine may be busy.
    API_TIMEOUT_MS: '10000',
  };
  const started = await startBehindEdge({ backend: port, environment, changed: [eachQueryApart] });
  ({ api, edge } = started);
  stop = async () => {
    await started.stop();
    backend.close();
  };
});

test.afterAll(() => stop());

/** The version of TLS on which a browser of some versions and the edge agree; the reason where they do not. */
function agreed(servername: string, minVersion: SecureVersion, maxVersion: SecureVersion): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const ciphers = 'DEFAULT@SECLEVEL=0';
  const socket = connect({ host: '127.0.0.1', ...edge.tls, servername, minVersion, maxVersion, ciphers });
  socket.once('secureConnect', () => {
    resolve(socket.getProtocol() ?? '');
    socket.destroy();
  });
  socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  return promise;
}

test('plain http leads to the same address over https, and other names nowhere', async () => {
  for (const [host, target] of [
    ['fr.example.com', `${film}?a=1&b=%2F`],
    ['media.example.com', '/'],
    ['fr.example.com', '//evil.example/'],
  ] as const) {
    const answer = await edge.getPlain(target, host);
    expect([answer.status, answer.headers.location]).toEqual([308, `https://${host}${target}`]);
    // A browser takes it from encrypted answers only.
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  }
  for (const host of ['evil.example', 'fr.example.com.evil.example', '127.0.0.1', 'example.com'])
    expect([host, (await edge.getPlain(film, host)).status]).toEqual([host, 421]);
});

test('SEC4 the home page keeps every rule that Observatory scores, and every one of csp_evaluator', async () => {
  const plain = await edge.getPlain('/', 'fr.example.com');
  expect([plain.status, plain.headers.location]).toEqual([308, 'https://fr.example.com/']);
  const { status, headers, body } = await edge.get('/');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'strict-transport-security': twoYears,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers['set-cookie']).toBeUndefined();
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toContain('http:');
  expect(weaknessesOf(policy)).toEqual([]);
  const directives = new Map(
    policy.split('; ').map((one) => [one.split(' ', 1)[0] ?? '', one.split(' ').slice(1)]),
  );
  for (const name of ['default-src', 'base-uri', 'frame-ancestors'])
    expect([name, directives.get(name)]).toEqual([name, ["'none'"]]);
  // Script of the site and of hashes alone: neither whole schemes nor anything unsafe.
  for (const source of directives.get('script-src') ?? ['none at all'])
    expect(source).toMatch(/^(?:'self'|'sha256-[\w+/]+=*')$/);
  expect(directives.get('object-src') ?? directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('form-action')).toEqual(["'self'"]);
  const scripts = [...body.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, src]) => src);
  expect(scripts.length).toBeGreaterThan(0);
  for (const src of scripts) expect(src).toMatch(/^\/(?!\/)/);
  for (const method of ['GET', 'OPTIONS']) {
    const asked = { origin: 'https://evil.example', 'access-control-request-method': 'GET' };
    const answer = await edge.get('/', { method, headers: asked });
    expect([method, answer.headers['access-control-allow-origin']]).toEqual([method, undefined]);
  }
});

test('a call over plain http is refused, wherever it goes and however it is written, and leads nowhere', async () => {
  const bearer = { authorization: 'Bearer token-secret-value' };
  const calls: readonly (readonly [host: string, target: string, question?: PlainQuestion])[] = [
    ['fr.example.com', '/api/shows'],
    ['fr.example.com', '/api/voucher/CODE-1?language=fr'],
    ['fr.example.com', '/%61pi/shows'],
    ['fr.example.com', '//api/shows'],
    ['fr.example.com', '/x/../api/shows'],
    ['fr.example.com', '/API/shows'],
    ['account.example.com', '/api/v1/accounts/me'],
    ['account.example.com', '/api/fr/client/0/shows', { method: 'POST' }],
    ['id.example.com', '/oauth/token', { method: 'POST' }],
    ['id.example.com', '/userinfo'],
    ['id.example.com', '/.well-known/openid-configuration'],
    ['id.example.com', '/.well-known/jwks.json'],
    ['id.example.com', '/oidc/logout/confirm', { method: 'POST' }],
    ['account.example.com', '/fr/sign-in', { method: 'POST' }],
    [
      'fr.example.com',
      film,
      {
        method: 'DELETE',
      },
    ],
    ['fr.example.com', film, { method: 'OPTIONS' }],
    ['fr.example.com', film, { headers: bearer }],
    ['id.example.com', '/authorize', { headers: { authorization: 'Basic c2VjcmV0' } }],
  ];
  for (const [host, target, question] of calls) {
    const { status, headers, body } = await edge.getPlain(target, host, question);
    expect([host, target, status, headers.location]).toEqual([host, target, 403, undefined]);
    expect([headers['content-type'], headers['cache-control']]).toEqual(['text/plain', 'no-store']);
    expect(headers['content-security-policy']).toBe(nothing);
    expect(body).toContain('https');
    expect(body).not.toMatch(/secret-value|CODE-1|<html/);
  }
  // Pages that only look alike, and the pages of the identity provider, are for people.
  for (const [host, target] of [
    ['fr.example.com', '/apis'],
    ['fr.example.com', '/films/api'],
    ['fr.example.com', '/robots.txt'],
    // Whoever gives certificates asks here, over plain http.
    ['fr.example.com', '/.well-known/acme-challenge/x'],
    ['account.example.com', '/fr/sign-in?site=fr'],
    ['id.example.com', '/authorize?client_id=velours-nl'],
    ['id.example.com', '/v2/logout'],
  ] as const)
    for (const method of ['GET', 'HEAD']) {
      const answer = await edge.getPlain(target, host, { method });
      expect([target, answer.status, answer.headers.location]).toEqual([
        target,
        308,
        `https://${host}${target}`,
      ]);
    }
  // An unknown host stays unknown.
  expect((await edge.getPlain('/api/shows', 'evil.example')).status).toBe(421);
});

test('TLS 1.2 and 1.3, nothing older, and no certificate for another name', async () => {
  expect(await agreed('fr.example.com', 'TLSv1.3', 'TLSv1.3')).toBe('TLSv1.3');
  expect(await agreed('fr.example.com', 'TLSv1.2', 'TLSv1.2')).toBe('TLSv1.2');
  for (const version of ['TLSv1', 'TLSv1.1'] as const)
    expect([version, await agreed('fr.example.com', version, version)]).toEqual([
      version,
      expect.stringMatching(/PROTOCOL|VERSION|ALERT/i),
    ]);
  for (const name of ['evil.example', 'www.fr.example.com'])
    expect([name, await agreed(name, 'TLSv1.2', 'TLSv1.3')]).toEqual([
      name,
      expect.stringMatching(/UNRECOGNIZED_NAME/i),
    ]);
});

test('two years of https, on every answer', async () => {
  for (const [target, options, status] of [
    [film, {}, 200],
    ['/no-such-page', {}, 404],
    ['/films/%c0%af', {}, 400],
    [film, { method: 'POST' }, 405],
    [film, { headers: { 'next-action': 'x' } }, 405],
    [`/${'x'.repeat(20_000)}`, {}, 414],
    ['/health/ready', { host: 'media.example.com' }, 404],
    ['/', { host: 'account.example.com' }, 200],
  ] as const) {
    const answer = await edge.get(target, options);
    expect([target.slice(0, 30), answer.status, answer.headers['strict-transport-security']]).toEqual([
      target.slice(0, 30),
      status,
      twoYears,
    ]);
  }
});

test('HTTP/2 gives the same page', async () => {
  const { port, ca } = edge.tls;
  const client = connectHttp2(`https://fr.example.com:${port}`, {
    ca,
    lookup: (_host, options, done) =>
      options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
  });
  const stream = client.request({ ':path': film, ':authority': 'fr.example.com' });
  const [headers] = (await once(stream, 'response')) as [Record<string, string | number>];
  const body = await text(stream);
  client.close();
  const plain = await edge.get(film);
  expect([headers[':status'], headers['content-security-policy']]).toEqual([
    200,
    plain.headers['content-security-policy'],
  ]);
  expect(body).toBe(plain.body);
});

test('SEC14 a connection for one host answers for no foreign one', async () => {
  for (const host of ['evil.example', 'fr.example.com.evil.example', 'localhost', '127.0.0.1'])
    for (const target of ['/', film, '/health/ready', '/fr/api/shows', '/api/shows'])
      expect([host, target, (await edge.get(target, { host })).status]).toEqual([host, target, 421]);
});

test('no host of a site says whether the process is up', async () => {
  for (const target of [
    '/health/ready',
    '/health/live',
    '//health/ready',
    '/x/../health/live',
    '/%68ealth/ready',
  ])
    expect([target, (await edge.get(target)).status]).toEqual([target, 404]);
});

test('neither the catalogue nor the state of the process is on the hosts of the backend', async () => {
  reached.length = 0;
  for (const host of ['media.example.com', 'tickets.example.com', 'account.example.com', 'id.example.com'])
    for (const target of [
      '/fr/api/shows',
      '//fr/api/shows',
      '/x/../ma/api/cinemas',
      '/%66r/api/shows',
      '/health/ready',
    ])
      expect([host, target, (await edge.get(target, { host })).status]).toEqual([host, target, 404]);
  expect(reached).toEqual([]);
  expect((await edge.get('/fr/login', { host: 'account.example.com' })).body).toBe('backend');
  expect(reached).toEqual(['account.example.com /fr/login']);
});

let asked = 0;
/** An address of the film that the edge has not kept. */
const notKept = () => `${film}?${(asked += 1)}`;

test('REL7 simultaneous misses are one request', async () => {
  const path = notKept();
  const answers = await Promise.all(Array.from({ length: 60 }, () => edge.get(path)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ headers }) => headers['x-cache'] === 'MISS')).toHaveLength(1);
  expect(answers.filter(({ headers }) => headers['x-cache'] === 'HIT')).toHaveLength(59);
});

test('a page that is due is given at once, and fetched behind', async () => {
  // A new catalogue shortens what the edge may keep to a second, once web has noticed.
  api.replaceCatalogue();
  expect((await edge.get(`/films/${slugs.otherFilm}`)).status).toBe(200);
  let path = '';
  await expect
    .poll(async () => {
      path = notKept();
      return (await edge.get(path)).headers['cache-control'];
    })
    .toMatch(/s-maxage=1,/);
  await expect.poll(async () => (await edge.get(path)).headers['x-cache'], { intervals: [50] }).toBe('STALE');
  await expect.poll(async () => (await edge.get(path)).headers['x-cache'], { intervals: [50] }).toBe('HIT');
});
