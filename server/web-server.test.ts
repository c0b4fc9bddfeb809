import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { Duplex } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask, closeServers, listening, passAll, raw, report, says } from './test-server.ts';
import type { Handle } from './render/handle.ts';
import { RenderError } from './render/renderer.ts';
import { BusyError, RenderQueue } from './render/render-queue.ts';
import { held, until } from './test-held.ts';

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

  it('sends what the door has at once, and reports what cannot be sent', async () => {
    const reply = { status: 200, headers: { 'content-length': '4' }, body: 'kept' };
    const { port } = await listening(says('page'), {
      door: {
        quick: ({ url }) => (url === '/films' ? reply : Promise.reject(new Error('damaged'))),
        whole: passAll.whole,
      },
    });
    expect(await ask(port, '/films')).toMatchObject({ status: 200, body: 'kept' });
    expect((await ask(port, '/damaged')).status).toBe(500);
    expect(report).toHaveBeenCalledOnce();
  });

  it.each([
    ['an outage', new RenderError('/fr-FR/home', true), 503, 0],
    ['too many requests', new BusyError('full'), 503, 0],
    ['a page that throws', new RenderError('/fr-FR/home', false), 500, 1],
  ])('REL4 answers a page that cannot be rendered for %s', async (_, error, status, reported) => {
    const { port } = await listening(says('page'), {
      door: { quick: () => null, whole: () => Promise.reject(error) },
    });
    const answer = await ask(port, '/films');
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(answer.headers['retry-after'] === undefined).toBe(status === 500);
    expect(answer.body).toContain('<html lang="fr-FR">');
    expect(report).toHaveBeenCalledTimes(reported);
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

  it('refuses what the parser cannot read behind a request that it works on, and goes on for others', async () => {
    const { handle, urls, answerNext } = held();
    const { port } = await listening(handle);
    const first = 'GET /first HTTP/1.1\r\nHost: fr.velours.test\r\n\r\n';
    expect(await raw(port, `${first}no request\r\n\r\n`)).toMatch(/^HTTP\/1\.1 40[05] /);
    answerNext();
    const other = ask(port, '/other');
    await until(() => urls().length === 2);
    answerNext();
    expect(await other).toMatchObject({ status: 200, body: 'page /other' });
    expect(report).not.toHaveBeenCalled();
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

describe('what Next.js answers', () => {
  const bounds = { atOnce: 2, waiting: 2, waitMs: 60_000 };

  it('REL13 waits for its turn; files and the word that the process is alive wait for none', async () => {
    const { handle, urls, answerNext } = held();
    const queue = new RenderQueue(bounds);
    const { port } = await listening(handle, { queue });
    const answers = ['/api/1', '/api/2', '/api/3'].map((path) => ask(port, path));
    await until(() => queue.now.waiting === 1);
    expect(urls()).toEqual(['/api/1', '/api/2']);
    for (const path of ['/_next/static/a.js', '/icons/velours.svg', '/favicon.ico'])
      void ask(port, path).catch(() => undefined);
    await until(() => urls().length === 5);
    for (let more = 0; more < 5; more += 1) answerNext();
    await until(() => urls().includes('/api/3'));
    answerNext();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it.each([
    '/_next/static/../../films',
    '/_next/static/%2e%2e/%2e%2e/films',
    '/icons/../films',
    '/favicon.icon',
  ])('REL13 is no file where its address leads on to a page: %s', async (path) => {
    const handle = vi.fn<Handle>(says('file'));
    const { port } = await listening(handle, {
      door: { quick: () => ({ status: 404, headers: {}, body: 'page' }), whole: passAll.whole },
    });
    expect((await ask(port, path)).body).toBe('page');
    expect(handle).not.toHaveBeenCalled();
  });

  it('REL13 gets the page that says to try again where too much waits, and where it waits for too long', async () => {
    const { handle, urls } = held();
    const queue = new RenderQueue(bounds);
    const { port } = await listening(handle, { queue });
    for (const path of ['/1', '/2', '/3', '/4']) void ask(port, path).catch(() => undefined);
    await until(() => queue.now.waiting === 2);
    const call = await ask(port, '/api/places');
    expect([call.status, JSON.parse(call.body)]).toEqual([
      503,
      expect.objectContaining({ status: 503, detail: 'Too many pages are asked for at the moment.' }),
    ]);
    expect(urls()).toHaveLength(2);
    expect(report).not.toHaveBeenCalled();
  });

  it('releases its turn when the answer begins: who takes it slowly keeps nobody waiting', async () => {
    const large = Buffer.alloc(40_000_000, 'x');
    const handle: Handle = ({ url }, response) => {
      response.end(url === '/large' ? large : 'page');
      return once(response, 'close');
    };
    const queue = new RenderQueue(bounds);
    const { port } = await listening(handle, { queue });
    const slow = [1, 2].map(() => connect(port, '127.0.0.1').pause());
    for (const socket of slow) socket.write('GET /large HTTP/1.1\r\nHost: fr.velours.test\r\n\r\n');
    expect((await ask(port, '/films')).body).toBe('page');
    await until(() => queue.now.working === 0);
    for (const socket of slow) socket.destroy();
  });

  it('SEC1 learns nothing of a request that it would take for a word of its own', async () => {
    const names = [
      'Purpose',
      'RSC',
      'Next-Router-Prefetch',
      'Next-Router-State-Tree',
      'Next-Url',
      'x-prerender-revalidate',
      'x-prerender-revalidate-if-generated',
      'x-middleware-subrequest',
      'x-matched-path',
      'x-nextjs-data',
      'Content-Security-Policy',
    ];
    const { port } = await listening((asked, response) =>
      Promise.resolve(response.end(JSON.stringify(Object.keys(asked.headers)))),
    );
    const lines = names.map((name) => `${name}: 1\r\n`).join('');
    const cookie = 'Cookie: __prerender_bypass=1\r\n';
    const answer = await raw(
      port,
      `GET /api/shows HTTP/1.1\r\nHost: fr.velours.test\r\nConnection: close\r\n${cookie}${lines}\r\n`,
    );
    expect(answer).toContain('["host","connection"]');
  });
});

it.each([
  ['/favicon.ico', undefined],
  ['/_next/static/chunks/a.js?a', undefined],
  ['/icons/velours.svg', undefined],
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
