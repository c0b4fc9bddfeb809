import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { Duplex } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask, closeServers, listening, raw, report, says } from './test-server.ts';
import type { Handle } from './web-server.ts';

afterEach(closeServers);

describe('the server of the sites', () => {
  it.each(['TRACE', 'TRACK', 'CONNECT', 'PUT', 'OPTIONS', 'PROPFIND'])(
    'SEC3 answers %s with 405 and what is allowed, and asks nobody',
    async (method) => {
      const handle = vi.fn<Handle>(says('page'));
      const { port } = await listening(handle);
      const target = method === 'CONNECT' ? 'fr.velours.test:443' : '/films';
      const answer = await raw(
        port,
        `${method} ${target} HTTP/1.1\r\nHost: fr.velours.test\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
      expect(answer).toMatch(/\r\nallow: GET, HEAD\r\n/i);
      expect(answer).toMatch(/Only GET and HEAD are answered here\.\n/);
      expect(answer).toContain("default-src 'none'");
      expect(answer).not.toMatch(/stack|at .*\(|node:/i);
      expect(handle).not.toHaveBeenCalled();
    },
  );

  it('sends kept bytes without compression to who takes none, and says so when they are damaged', async () => {
    const kept = gzipSync('<html>kept</html>');
    const { port } = await listening(says('page'), {
      warm: {
        outcomeOf: ({ url }) => ({
          kind: 'answer',
          answer: {
            status: 200,
            headers: { 'content-length': '17' },
            body: url === '/films' ? kept : kept.subarray(0, 12),
            unpack: true,
          },
        }),
      },
    });
    const answer = await ask(port, '/films');
    expect([answer.status, answer.headers['content-length'], answer.body]).toEqual([
      200,
      '17',
      '<html>kept</html>',
    ]);
    expect((await ask(port, '/damaged')).status).toBe(500);
    expect(report).toHaveBeenCalledOnce();
  });

  it('answers a malformed path with what was wrong; of the API as a problem', async () => {
    const handle = vi.fn<Handle>(says('page'));
    const { port } = await listening(handle);
    const page = await ask(port, '/films/%c0%af');
    expect([page.status, page.headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
    expect(page.body).toContain('%c0%af');
    expect(page.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    const call = await ask(port, '/api/%2');
    expect([call.status, call.headers['content-type']]).toEqual([400, 'application/problem+json']);
    expect(JSON.parse(call.body)).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'The path holds %, which is no character: percent-encoded UTF-8 was expected.',
    });
    expect(call.headers['cache-control']).toBe('no-store');
    expect(handle).not.toHaveBeenCalled();
  });

  it('SEC14 follows no target with a host of its own', async () => {
    const handle = vi.fn<Handle>(says('page'));
    const { port } = await listening(handle);
    const answer = await raw(
      port,
      'GET http://evil.example/ HTTP/1.1\r\nHost: fr.velours.test\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('evil');
    expect(handle).not.toHaveBeenCalled();
  });

  it('tells what the parser refuses by its status', async () => {
    const { port } = await listening(says('page'));
    expect(await raw(port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 (?:400|405) /);
    expect(await raw(port, 'GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    const long = `GET / HTTP/1.1\r\nHost: fr.velours.test\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await raw(port, long)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('answers a request for a web socket like any other', async () => {
    const { port } = await listening(says('page'));
    const answer = await raw(
      port,
      'GET / HTTP/1.1\r\nHost: fr.velours.test\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*page/);
  });

  it('an answer that fails is 500 without its reason, which is reported', async () => {
    const failure = new Error('secret');
    const { port } = await listening(() => Promise.reject(failure));
    // A page fails as a document, a call as a problem with a detail.
    for (const path of ['/films', '/api/cinemas']) {
      const answer = await ask(port, path);
      expect(answer.status).toBe(500);
      expect(answer.body).not.toContain('secret');
    }
    expect(report).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledWith(failure);
  });

  it('REL13 lets go of who takes nothing of an answer, and of nobody who takes it slowly', async () => {
    const large = Buffer.alloc(40_000_000, 'x');
    const { port } = await listening((_request, response) => Promise.resolve(response.end(large)), {
      stillMs: 300,
    });
    const bytes = 'GET / HTTP/1.1\r\nHost: fr.velours.test\r\nConnection: close\r\n\r\n';
    const still = connect(port, '127.0.0.1');
    still.pause();
    still.on('error', () => still.destroy());
    still.write(bytes);
    const slow = connect(port, '127.0.0.1');
    slow.write(bytes);
    let taken = 0;
    let waits = 0;
    for await (const piece of slow as AsyncIterable<Buffer>) {
      taken += piece.length;
      // More than the whole time in sum, a part of it each time.
      if (taken > waits * 1_000_000) await new Promise((resolve) => setTimeout(resolve, 20));
      waits = Math.ceil(taken / 1_000_000);
    }
    expect(taken).toBeGreaterThan(large.length);
    await vi.waitFor(() => {
      still.write('x');
      expect(still.destroyed).toBe(true);
    }, 60_000);
  });

  it('REL13 lets go of who is refused, takes no byte of that, and goes on sending', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { server } = await listening(says('page'));
    const socket = new Duplex({ read: () => undefined, write: () => undefined });
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.http.emit('clientError', late, socket);
    expect(socket.writableEnded).toBe(true);
    socket.push('a');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(socket.destroyed).toBe(false);
    socket.push('a');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(socket.destroyed).toBe(true);
    vi.useRealTimers();
  });

  it('keeps idle connections longer than a proxy does', async () => {
    const { server } = await listening(says('page'));
    expect(server.http.keepAliveTimeout).toBeGreaterThan(60_000);
  });
});

describe('its start', () => {
  it('REL15 is alive and answers, but not ready until it has started', async () => {
    const { server, port } = await listening(says('page'), { isStarted: false });
    const early = await ask(port, '/health/ready');
    expect([early.status, early.body]).toEqual([503, 'starting\n']);
    expect((await ask(port, '/health/ready?x')).status).toBe(503);
    expect((await ask(port, '/health/live')).status).toBe(200);
    expect((await ask(port, '/films')).body).toBe('page');
    server.started();
    expect((await ask(port, '/health/ready')).status).toBe(200);
  });
});

describe('its end', () => {
  /** A server with an answer that waits until the test ends it. */
  function waiting() {
    const arrived = Promise.withResolvers<ServerResponse>();
    const handle: Handle = (incoming, response) => {
      if (incoming.url === '/slow') arrived.resolve(response);
      else response.end('page');
      return Promise.resolve();
    };
    return { handle, arrived: arrived.promise };
  }

  it('is unready first, finishes what is on its way and accepts nothing new', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { handle, arrived } = waiting();
    const { server, port } = await listening(handle, { noticeMs: 1_000 });
    const slow = ask(port, '/slow');
    const response = await arrived;
    const ended = server.stop();
    expect(server.stop()).toBe(ended);
    const ready = await ask(port, '/health/ready');
    expect([ready.status, ready.body, ready.headers.connection]).toEqual([503, 'stopping\n', 'close']);
    expect((await ask(port, '/health/live')).status).toBe(200);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(ask(port, '/films')).rejects.toThrow(/ECONNREFUSED/);
    response.end('late');
    expect((await slow).body).toBe('late');
    await expect(ended).resolves.toBe(true);
    vi.useRealTimers();
  });

  it('cuts off what is not finished within the grace', async () => {
    const { handle, arrived } = waiting();
    const { server, port } = await listening(handle, { graceMs: 1 });
    const slow = ask(port, '/slow').catch((error: unknown) => error);
    await arrived;
    await expect(server.stop()).resolves.toBe(false);
    expect(await slow).toBeInstanceOf(Error);
  });
});

it('SEC1 Next.js does not learn of a purpose, for which it would leave a page old', async () => {
  const { port } = await listening((asked, response) =>
    Promise.resolve(response.end(JSON.stringify([asked.headers['purpose'] ?? 'none']))),
  );
  const answer = await raw(
    port,
    'GET /films HTTP/1.1\r\nHost: fr.velours.test\r\nConnection: close\r\nPurpose: prefetch\r\n\r\n',
  );
  expect(answer).toContain('["none"]');
});

it.each([
  ['a document', '', ['none', 'none', 'none', 'none', 'none', 'none']],
  ['a document', 'RSC: 2\r\n', ['none', 'none', 'none', 'none', 'none', 'none']],
  ['a payload', 'RSC: 1\r\n', ['1', 'x', '1', '%5B%5D', '1', '/_tree']],
])('SEC1 Next.js learns what a payload is to be of payloads alone: %s %j', async (_, rsc, expected) => {
  const named = {
    'Next-Url': 'x',
    'Next-HMR-Refresh': '1',
    'Next-Router-State-Tree': '%5B%5D',
    'Next-Router-Prefetch': '1',
    'Next-Router-Segment-Prefetch': '/_tree',
  };
  const { port } = await listening((asked, response) =>
    Promise.resolve(
      response.end(
        JSON.stringify(
          ['rsc', ...Object.keys(named)].map((name) => asked.headers[name.toLowerCase()] ?? 'none'),
        ),
      ),
    ),
  );
  const lines = Object.entries(named).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = await raw(
    port,
    `GET /films HTTP/1.1\r\nHost: fr.velours.test\r\nConnection: close\r\n${rsc}${lines.join('')}\r\n`,
  );
  expect(answer).toContain(JSON.stringify(expected));
});

it.each([
  ['/favicon.ico', undefined],
  ['/_next/static/chunks/a.js?a', undefined],
  ['/icons/a.png', undefined],
  ['/films', 'x'],
])('SEC1 conditions and ranges of a file of Next.js are left out: %s', async (path, expected) => {
  const { port } = await listening((asked, response) =>
    Promise.resolve(
      response.end(
        JSON.stringify(
          ['if-match', 'if-unmodified-since', 'range', 'if-range'].map((name) => asked.headers[name]),
        ),
      ),
    ),
  );
  const named = 'If-Match: x\r\nIf-Unmodified-Since: x\r\nRange: x\r\nIf-Range: x\r\n';
  const answer = await raw(
    port,
    `GET ${path} HTTP/1.1\r\nHost: fr.velours.test\r\nConnection: close\r\n${named}\r\n`,
  );
  const [, body = ''] = answer.split('\r\n\r\n');
  const values = JSON.parse(body.slice(body.indexOf('['), body.lastIndexOf(']') + 1)) as unknown;
  expect(values).toEqual(Array.from({ length: 4 }, () => expected ?? null));
});
