import { once } from 'node:events';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { budgetFor, noteFailedPage } from '#src/api/transport/budget.ts';
import { readWebEnvironment } from '#src/config/environment.ts';
import { hostTable } from '#src/request/host.ts';
import { webServer, type Handle, type WebServer } from './web-server.ts';

const origins = readWebEnvironment({ SITE_ORIGIN: 'https://{site}.velours.test' }).siteOrigins;
const places = { hosts: hostTable(origins), origins };
const open: WebServer[] = [];

afterEach(() => {
  for (const { http } of open.splice(0)) {
    http.closeAllConnections();
    http.close();
  }
});

interface Asked {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function answerOf(handle: Handle, { path = '/', method = 'GET', headers = {} }: Asked = {}) {
  const server = webServer({ handle, places, report: () => undefined, noticeMs: 0, graceMs: 5_000 });
  open.push(server);
  server.http.listen(0, '127.0.0.1');
  await once(server.http, 'listening');
  const address = server.http.address();
  if (address === null || typeof address === 'string') throw new Error('expected a TCP address');
  const outgoing = request({
    host: '127.0.0.1',
    port: address.port,
    path,
    method,
    headers: { host: 'fr.velours.test', ...headers },
  });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  const body = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
  return { status: answer.statusCode, headers: answer.headers, body: body.toString() };
}

const empty = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';

function fail(response: ServerResponse, type: string | null = 'text/html; charset=utf-8'): void {
  response.statusCode = 500;
  response.setHeader('etag', '"x"');
  response.setHeader('x-powered-by', 'framework');
  if (type !== null) response.setHeader('content-type', type);
}

type Wrap = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
/** What Next.js itself compresses answers with; it changes the response in place. */
const compression = createRequire(import.meta.url)('next/dist/compiled/compression') as () => Wrap;
const wrap = compression();
const compressed = (incoming: IncomingMessage, response: ServerResponse) =>
  wrap(incoming, response, () => undefined);

/** The ways in which Next.js sends a document. */
const ways: readonly (readonly [string, Handle])[] = [
  [
    'at once',
    async (_, response) => {
      fail(response);
      response.end(empty);
    },
  ],
  [
    'at once, for a browser that takes gzip',
    async (incoming, response) => {
      compressed(incoming, response);
      fail(response);
      response.end(empty.padEnd(5_000));
    },
  ],
  [
    'in pieces',
    async (incoming, response) => {
      compressed(incoming, response);
      fail(response);
      response.flushHeaders();
      response.write(empty);
      await new Promise((resolve) => setImmediate(resolve));
      response.write('<!-- more -->');
      response.end();
      if (!response.writableFinished) await once(response, 'finish');
    },
  ],
  [
    'with its status in the head',
    async (_, response) => {
      response.writeHead(500, 'Internal Server Error', { 'x-powered-by': 'framework' });
      response.end(empty);
    },
  ],
  [
    'as its last word, without a type',
    async (_, response) => {
      fail(response, null);
      response.end('Internal Server Error');
    },
  ],
  ['not at all', () => Promise.reject(new Error('secret'))],
];

it('an answer names no internal path, and leads on once', async () => {
  const { headers } = await answerOf((_request, response) => {
    response.statusCode = 308;
    response.setHeader('Location', '/films');
    response.setHeader('Refresh', '0;url=/films');
    response.setHeader('x-middleware-rewrite', 'http://127.0.0.1:3000/fr-FR/shows');
    return Promise.resolve(response.end());
  });
  expect(headers).toMatchObject({ location: '/films' });
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['refresh']));
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['x-middleware-rewrite']));
});

it.each([
  [307, '/films?_rsc=', 'private, no-store', undefined],
  [307, '/films?a=b&_rsc=abc12', 'private, no-store', undefined],
  [307, '/films?a=_rsc', 's-maxage=60', '60'],
  [308, '/films', 's-maxage=60', '60'],
])('SEC1 no cache keeps the redirect to a payload: %i %s', async (status, location, control, edge) => {
  const { headers } = await answerOf((_request, response) => {
    response.setHeader('x-accel-expires', '60');
    response.setHeader('cache-control', 's-maxage=60');
    response.setHeader('location', location);
    response.statusCode = status;
    return Promise.resolve(response.end());
  });
  expect([headers['cache-control'], headers['x-accel-expires']]).toEqual([control, edge]);
});

it.each([
  ['text/x-component', undefined],
  ['text/html; charset=utf-8', 'fr.velours.test/films'],
])('SEC1 a payload names no address for the edge, a document does: %s', async (type, address) => {
  const { headers } = await answerOf((_request, response) => {
    response.setHeader('content-type', type);
    response.setHeader('x-velours-address', 'fr.velours.test/films');
    return Promise.resolve(response.end('body'));
  });
  expect(headers['x-velours-address']).toBe(address);
});

it('REL5 what Next.js tells caches ends when the page stops being true, and nobody learns when that is', async () => {
  const soon = Math.floor(Date.now() / 1_000) + 40;
  const { headers } = await answerOf((_request, response) => {
    response.setHeader('x-velours-until', String(soon * 1_000));
    response.setHeader('cache-control', 's-maxage=60, stale-while-revalidate=86340');
    return Promise.resolve(response.end());
  });
  expect(headers['cache-control']).toMatch(
    /^s-maxage=3[78], stale-while-revalidate=0, stale-if-error=86340$/,
  );
  expect(headers['x-velours-until']).toBeUndefined();
});

it('an answer says no value of a header twice: a page that was just rendered has its preloads once', async () => {
  const { headers } = await answerOf((_request, response) => {
    response.appendHeader('Link', '</a.woff2>; rel=preload');
    response.appendHeader('link', ['</a.woff2>; rel=preload', '</b.woff2>; rel=preload']);
    response.appendHeader('vary', 'rsc');
    return Promise.resolve(response.end());
  });
  expect([headers['link'], headers['vary']]).toEqual([
    '</a.woff2>; rel=preload, </b.woff2>; rel=preload',
    'rsc',
  ]);
});

describe('a page that fails while it is rendered', () => {
  it.each(ways)('R008 SEC4 is a document of ours, when Next.js sends its own %s', async (_, handle) => {
    const { status, headers, body } = await answerOf(handle, { headers: { 'accept-encoding': 'gzip' } });
    expect(status).toBe(500);
    expect(body).toMatch(/^<!doctype html>\n<html lang="fr-FR">[^]+<\/html>\n$/);
    expect(body).not.toMatch(/__next|<script|secret|Internal Server Error/);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('<a href="">Recharger la page</a>');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('REL4 says when to try again, with 503, when the API is the reason; the others who wait too', async () => {
    const [, broken] = ways[0] ?? [];
    let waiting = 0;
    const both = Promise.withResolvers<void>();
    const handle: Handle = async (incoming, response) => {
      budgetFor('/fr-FR/shows', true);
      if ((waiting += 1) === 2) both.resolve();
      await both.promise;
      if (incoming.url === '/first') noteFailedPage();
      await new Promise((resolve) => setImmediate(resolve));
      await broken?.(incoming, response);
    };
    const answers = await Promise.all([
      answerOf(handle, { path: '/first' }),
      answerOf(handle, { path: '/second' }),
    ]);
    for (const { status, headers, body } of answers) {
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store']);
      expect(body).toMatch(/^<!doctype html>\n<html lang="fr-FR">[^]+<\/html>\n$/);
    }
  });

  const [, broken] = ways[0] ?? [];
  if (broken === undefined) throw new Error('no way');

  it.each([
    ['fr.velours.test', '/films', 'fr-FR', 'La pellicule a sauté'],
    ['fr.velours.test', '/en/films?a=b', 'en-FR', 'The film has snapped'],
    ['ch.velours.test', '/de/filme-events', 'de-CH', 'Filmriss'],
    ['ch.velours.test', '/nl/films', 'en-CH', 'The film has snapped'],
    ['nl.velours.test', '/films', 'nl-NL', 'Filmbreuk'],
    ['nowhere.test', '/fr', 'en', 'The film has snapped'],
  ])('R008 is on %s%s in %s', async (host, path, language, title) => {
    const { body } = await answerOf(broken, { path, headers: { host } });
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
  });

  it('has no body for HEAD', async () => {
    const { status, headers, body } = await answerOf(broken, { method: 'HEAD' });
    expect([status, body]).toEqual([500, '']);
    expect(Number(headers['content-length'])).toBeGreaterThan(500);
  });

  it('is a problem for a call of the API', async () => {
    const { headers, body } = await answerOf(broken, { path: '/api/shows' });
    expect(headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status: 500 });
  });
});

describe('any other answer', () => {
  it.each([
    [503, 'text/html; charset=utf-8'],
    [404, 'text/html; charset=utf-8'],
    [500, 'text/x-component'],
    [500, 'application/problem+json'],
  ])('%i %s goes out as Next.js wrote it', async (status, type) => {
    const handle: Handle = async (_, response) => {
      response.statusCode = status;
      response.setHeader('content-type', type);
      response.write('its ');
      response.end('own');
    };
    const answer = await answerOf(handle);
    expect([answer.status, answer.headers['content-type'], answer.body]).toEqual([status, type, 'its own']);
  });
});
