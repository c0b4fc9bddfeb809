import { connect } from 'node:net';
import { Duplex } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cinemasAnswer } from '#src/contract/cinemas/schema.ts';
import { featuredAnswer } from '#src/contract/featured/schema.ts';
import { problem } from '#src/contract/problem.ts';
import { searchAnswer } from '#src/contract/search-full/schema.ts';
import { openTestDatabase } from '../database/test-database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { getJson, loadDemonstration, testServer } from '../test-server.ts';

let database: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemonstration(database, ['sn', 'be']);
  app = testServer(database, ['sn', 'be', 'fr']);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('an answer', () => {
  it('may be kept for a minute, and showtimes for half of one', async () => {
    const list = await app.inject({ url: '/be/api/cinemas' });
    expect(list.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=300');
    expect(list.headers['x-catalogue-revision']).toBe('1');
    expect(list.headers['content-type']).toBe('application/json; charset=utf-8');
    const shows: { shows: { slug: string }[] } = JSON.parse(
      (await app.inject({ url: '/be/api/shows' })).body,
    );
    const day = await app.inject({ url: `/be/api/show/${shows.shows[0]?.slug}/showtimes/2026-11-20` });
    expect(day.headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=300');
  });

  it('is 304 for whoever has it already', async () => {
    const url = '/be/api/shows';
    const first = await app.inject({ url });
    const etag = String(first.headers.etag);
    for (const header of [etag, `"other", ${etag}`, '*', etag.replace('W/', '')]) {
      const second = await app.inject({ url, headers: { 'if-none-match': header } });
      expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, '', etag]);
    }
    const other = await app.inject({ url, headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
    expect((await app.inject({ url: `${url}?language=nl` })).headers.etag).not.toBe(etag);
  });

  it('comes compressed as the client likes it', async () => {
    const url = '/be/api/shows';
    const plain = await app.inject({ url });
    const br = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br;q=0.9' } });
    const gzip = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br;q=0' } });
    const none = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(none.headers['content-encoding']).toBeUndefined();
    expect(br.headers.vary).toBe('accept-encoding');
    expect(Number(br.headers['content-length'])).toBeLessThan(plain.body.length / 4);
  });

  it('has a HEAD that tells the same without a body', async () => {
    const get = await app.inject({ url: '/be/api/cinemas' });
    const head = await app.inject({ url: '/be/api/cinemas', method: 'HEAD' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it('R006 is in the default language where the asked one is unknown', async () => {
    const { body } = await getJson(app, '/be/api/shows');
    for (const query of [
      'language=de',
      'language=',
      'language=EN',
      'language=fr&language=nl',
      'language=%00',
      'colour=red',
    ]) {
      expect(await getJson(app, `/be/api/shows?${query}`)).toEqual({ status: 200, body });
    }
    expect((await getJson(app, '/be/api/shows?language=nl')).body).not.toEqual(body);
  });
});

describe('search', () => {
  it('R247 answers on both paths, by type, and nothing for a short text', async () => {
    const long = await getJson(app, '/be/api/search/full?q=velours');
    expect(long.body).not.toEqual([]);
    expect(await getJson(app, '/be/api/search/quick?q=velours')).toEqual(long);
    for (const query of ['', 'q=', 'q=v', 'q=%20v%20', 'q=velours&scope=faq', 'q=velours&type=offer']) {
      expect(await getJson(app, `/be/api/search/full?${query}`)).toEqual({ status: 200, body: [] });
    }
    expect(await getJson(app, '/be/api/search/full?q=velours&type=nonsense')).toMatchObject({
      status: 400,
      body: { errors: [{ parameter: 'type' }] },
    });
    expect((await getJson(app, `/be/api/search/full?q=${'v'.repeat(201)}`)).status).toBe(400);
  });

  it('R247 finds cinemas by the beginning of a postal code', async () => {
    const { body: cinemas } = await getJson(app, '/be/api/cinemas');
    const [first] = cinemasAnswer.parse(cinemas);
    const { body } = await getJson(
      app,
      `/be/api/search/full?q=${first?.theaters[0]?.addressZip.slice(0, 3)}&type=cinema`,
    );
    expect(searchAnswer.parse(body).map(({ slug }) => slug)).toContain(first?.slug);
  });
});

describe('pushes', () => {
  it('R236 come all together or of one type', async () => {
    const all = featuredAnswer.parse((await getJson(app, '/be/api/featured')).body);
    for (const type of ['header', 'home'] as const) {
      const { body } = await getJson(app, `/be/api/featured?type=${type}`);
      expect(body).toEqual(all.filter((one) => one.type === type));
    }
    expect((await getJson(app, '/be/api/featured?type=footer')).status).toBe(400);
  });
});

describe('a request that cannot be answered', () => {
  it.each([
    ['/xx/api/cinemas', 404],
    ['/nl/api/cinemas', 404],
    ['/fr/api/cinemas', 503],
    ['/be/api/nothing', 404],
    ['/be/api/cinema/nowhere', 404],
    ['/be/api/cinema/nowhere/shows', 404],
    ['/be/api/cinema/nowhere/translate', 404],
    ['/be/api/show/nothing-1', 404],
    ['/be/api/show/nothing-1/showtimes/2026-11-20', 404],
    ['/be/api/city/nowhere', 404],
    ['/be/api/event/nothing', 404],
    ['/be/api/zone/nowhere', 404],
    ['/be/api/show/x/showtimes/2026-13-40', 400],
    ['/be/api/show/x/showtimes/y/tomorrow', 400],
    ['/be/api/cinemas/', 404],
    ['/be/API/cinemas', 404],
    ['/', 404],
    ['/be/api/show/%E0%A4%A', 400],
    [`/be/api/show/${'a'.repeat(201)}`, 400],
    [`/be/api/cinemas?x=${'a'.repeat(9_000)}`, 414],
  ])('%s is a problem of status %i', async (url, status) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(problem.parse(JSON.parse(response.body))).toMatchObject({ type: 'about:blank', status });
    expect(response.body).not.toMatch(/node_modules|\.ts\b|\\n\s+at /);
  });

  it('names the parameter that is malformed', async () => {
    const { body } = await getJson(app, '/be/api/show/x/showtimes/y/2026-02-30');
    expect(body).toMatchObject({ errors: [{ parameter: 'date' }] });
  });

  it('answers an unknown show of the cinemas call with an empty map', async () => {
    expect(await getJson(app, '/be/api/show/nothing-1/cinemas')).toEqual({ status: 200, body: {} });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'refuses %s with what is allowed',
    async (method) => {
      for (const url of [
        '/be/api/cinemas',
        '/be/api/show/x/showtimes/2026-11-20',
        '/api/openapi.json',
        '/be/fr/V1S1/booking',
      ]) {
        const response = await app.inject({
          url,
          method,
          payload: '{"a":',
          headers: { 'content-type': 'application/json' },
        });
        expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
      }
    },
  );

  it('tells of itself in OpenAPI and to the probes', async () => {
    const { body } = await getJson(app, '/be/api/openapi.json');
    expect(body).toMatchObject({ servers: [{ url: '/be' }], paths: { '/api/cinemas': {} } });
    expect((await app.inject({ url: '/api/openapi.json' })).statusCode).toBe(200);
    expect(await getJson(app, '/health/live')).toEqual({ status: 200, body: { status: 'live' } });
    expect(await getJson(app, '/health/ready')).toEqual({ status: 200, body: { status: 'ready' } });
  });
});

const exchange = (address: { port: number }, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(address.port, '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });

describe('on the wire', () => {
  it('answers broken requests with a problem and stays up', async () => {
    const server = testServer(database, ['be']);
    const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    const address = { port: Number(port) };
    try {
      expect(await exchange(address, 'NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]+problem\+json/);
      expect(await exchange(address, 'GET /be/api/cin\0emas HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(
        /^HTTP\/1\.1 400 /,
      );
      const headers = `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`;
      expect(await exchange(address, headers)).toMatch(/^HTTP\/1\.1 431 [\s\S]+problem\+json/);
      const good = 'GET /be/api/versions HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
      expect(await exchange(address, good)).toMatch(/^HTTP\/1\.1 200 /);
    } finally {
      await server.close();
    }
  });
});

describe('who takes nothing', () => {
  it('REL13 is let go: of an answer after a time, of a refusal soon, also when they go on sending', async () => {
    const server = testServer(database, ['be']);
    await server.ready();
    expect(server.server.timeout).toBe(310_000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const socket = new Duplex({ read: () => undefined, write: () => undefined });
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.server.emit('clientError', late, socket);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(socket.destroyed).toBe(false);
    socket.push('a');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(socket.destroyed).toBe(true);
    vi.useRealTimers();
    await server.close();
  });
});

describe('without its database', () => {
  it('the server gives what it has in memory and 503 for the rest', async () => {
    const failing = await openTestDatabase();
    await loadDemonstration(failing, ['sn']);
    const server = testServer(failing, ['sn', 'be']);
    const before = await server.inject({ url: '/sn/api/shows' });
    await failing.close();
    expect((await server.inject({ url: '/sn/api/shows' })).body).toBe(before.body);
    for (const url of ['/sn/api/cinemas', '/be/api/cinemas']) {
      const response = await server.inject({ url });
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect((await server.inject({ url: '/health/ready' })).statusCode).toBe(200);
    await server.close();
  });
});
