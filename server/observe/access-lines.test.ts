import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import { tracing } from '#src/config/trace/trace.ts';
import { hostTable } from '#src/request/host.ts';
import { ask } from '#tests/support/ask.ts';
import type { Door } from '../door/door.ts';
import type { Handle } from '../render/handle.ts';
import { passAll } from '../test-server.ts';
import { webServer, type WebServer } from '../web-server.ts';
import { accessLines } from './access-lines.ts';
import { watchAnswers, type Answered } from './answered.ts';

const origins = perSite((site) => `https://${site}.velours.test`);
const places = { hosts: hostTable(origins), origins };
const open: WebServer[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const { http } of open.splice(0)) http.close();
});

/** A server whose lines are collected. */
async function logging(handle: Handle, door: Door = passAll) {
  const server = webServer({
    handle,
    door,
    places,
    report: () => undefined,
    noticeMs: 0,
    graceMs: 1_000,
  });
  open.push(server);
  let written = '';
  const { tell, flush } = accessLines({ write: (lines) => (written += lines) });
  watchAnswers(server.http, places.hosts, [tell]);
  server.http.listen(0, '127.0.0.1');
  await once(server.http, 'listening');
  return {
    port: (server.http.address() as AddressInfo).port,
    text: () => {
      flush();
      return written;
    },
    lines: () => {
      flush();
      return written
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    },
  };
}

const get = (port: number, path: string, headers: Readonly<Record<string, string>> = {}) =>
  ask(port, path, { method: 'GET', headers: { host: 'fr.velours.test', ...headers } });

const says: Handle = (_request, response) => Promise.resolve(response.end('page'));
const id = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${id}-00f067aa0ba902b7-01`;

describe('the line of a request', () => {
  it('tells what was asked for, where, and what became of it', async () => {
    const { port, lines } = await logging(says, {
      quick: () => ({ status: 404, headers: { 'x-nextjs-cache': 'STALE' }, body: 'x'.repeat(10_000) }),
      whole: passAll.whole,
    });
    await get(port, '/films/a-film', { traceparent });
    const [line, ...more] = lines();
    expect(more).toEqual([]);
    expect(line).toEqual({
      level: 30,
      time: expect.any(Number),
      process: 'web',
      trace: id,
      method: 'GET',
      site: 'fr',
      kind: 'page-movie',
      status: 404,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      cache: 'stale',
      msg: 'request',
    });
    expect(line?.['bytes']).toBeGreaterThan(10_000);
    expect(line?.['bytes']).toBeLessThan(11_500);
  });

  it('holds nothing about a person, and nothing that a visitor can choose', async () => {
    const { port, text, lines } = await logging(says);
    const secret = 'anna.dupont';
    await get(port, `/recherche?q=${secret}`, {
      cookie: `who=${secret}`,
      authorization: `Bearer ${secret}`,
      'user-agent': `${secret}","level":60`,
      'x-forwarded-for': '203.0.113.7',
      referer: `https://${secret}.test/`,
      traceparent: `00-${secret}-00f067aa0ba902b7-01`,
      'x-request-id': secret,
    });
    await get(port, `/${secret}/"},{"level":60`, { host: `${secret}.test` });
    await get(port, `/api/voucher/${secret}`);
    await get(port, `/%0a{"msg":"${secret}"}`);
    expect(lines()).toHaveLength(4);
    expect(text()).not.toMatch(/anna|203\.0|127\.0|"level":60|\.test/);
    const names = new Set(lines().flatMap((line) => Object.keys(line)));
    expect([...names].toSorted()).toEqual(
      [
        'bytes',
        'kind',
        'level',
        'method',
        'ms',
        'msg',
        'process',
        'site',
        'status',
        'time',
        'trace',
      ].toSorted(),
    );
  });

  it('is there for an answer from memory, a refusal, and a visitor who went away', async () => {
    const memory: Door = {
      quick: ({ url }) =>
        url === '/'
          ? { status: 200, headers: { 'x-nextjs-cache': 'HIT', 'content-length': '2' }, body: 'ok' }
          : null,
      whole: passAll.whole,
    };
    const gone = Promise.withResolvers<void>();
    const { port, lines } = await logging((request, response) => {
      response.once('close', () => gone.resolve());
      request.socket.destroy();
      return Promise.resolve();
    }, memory);
    await get(port, '/');
    await ask(port, '/', { method: 'POST', headers: { host: 'fr.velours.test' } });
    await get(port, '/films').catch(() => undefined);
    await gone.promise;
    expect(
      lines().map(({ kind, status, cache, trace }) => [kind, status, cache, trace === undefined]),
    ).toEqual([
      ['page-home', 200, 'hit', true],
      ['page-home', 405, undefined, true],
      ['page-shows', 0, undefined, false],
    ]);
  });

  it('names the trace that calls of the API name', async () => {
    const told: unknown[] = [];
    const { port, lines } = await logging(async (_request, response) => {
      await tracing().call('shows', async (headers) => void told.push(headers['traceparent']?.slice(3, 35)));
      response.end('page');
    });
    await get(port, '/films', { traceparent });
    await get(port, '/films');
    expect(lines().map(({ trace }) => trace)).toEqual(told);
    expect(told[0]).toBe(id);
    expect(told[1]).toMatch(/^[\da-f]{32}$/);
  });
});

describe('the lines', () => {
  const answered: Answered = {
    site: 'fr',
    kind: 'page-home',
    method: 'GET',
    status: 200,
    ms: 0.1234,
    bytes: 12,
    cache: 'hit',
    trace: null,
  };

  it('are written many at a time, whole, in their order, and within a tenth of a second', () => {
    vi.useFakeTimers();
    const writes: string[] = [];
    const { tell } = accessLines({ write: (lines) => void writes.push(lines) });
    for (let count = 0; count < 1_000; count += 1) tell({ ...answered, bytes: count });
    expect(writes.length).toBeLessThan(4);
    expect(Math.max(...writes.map((lines) => lines.length))).toBeLessThan(66_000);
    vi.advanceTimersByTime(100);
    const all = writes.join('').trimEnd().split('\n');
    expect(all.map((line) => (JSON.parse(line) as { bytes: number }).bytes)).toEqual(
      Array.from({ length: 1_000 }, (_, count) => count),
    );
    expect(writes.every((lines) => lines.endsWith('}\n'))).toBe(true);
    expect(JSON.parse(all[999] ?? '')).toMatchObject({ ms: 0.1, kind: 'page-home' });
    vi.advanceTimersByTime(5_000);
    expect(writes.join('').trimEnd().split('\n')).toHaveLength(1_000);
  });
});
