import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask, closeServers, listening, raw, report, says } from '../test-server.ts';
import type { Handle } from '../web-server.ts';
import type { Warm } from '../warm/warm.ts';
import { mostWaitingOnConnection } from './connection-turns.ts';

afterEach(closeServers);

/** The time limit only ends a test that hangs. */
const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 60_000, interval: 5 });

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: fr.velours.test\r\n${more}\r\n`;
const last = (path: string) => get(path, 'Connection: close\r\n');
const statuses = (bytes: string) => [...bytes.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);

/** A framework whose answers wait until the test gives them. */
function held() {
  const begun: { readonly url: string; readonly response: ServerResponse }[] = [];
  const handle: Handle = ({ url = '' }, response) => {
    begun.push({ url, response });
    return once(response, 'close');
  };
  return {
    handle,
    urls: () => begun.map(({ url }) => url),
    answerNext: () => {
      const next = begun.find(({ response }) => !response.headersSent && !response.destroyed);
      next?.response.end(`page ${next.url}`);
    },
  };
}

describe('the requests of one connection', () => {
  it('REL13 are worked on one after another, and answered in their order', async () => {
    const { handle, urls, answerNext } = held();
    const { port } = await listening(handle);
    const answer = raw(port, get('/1') + get('/2') + last('/3'));
    for (const path of ['/1', '/2', '/3']) {
      await until(() => urls().at(-1) === path);
      answerNext();
    }
    expect([...(await answer).matchAll(/page \/\d/g)].flat()).toEqual(['page /1', 'page /2', 'page /3']);
    expect(urls()).toEqual(['/1', '/2', '/3']);
  });

  it('REL13 are so many at once at most: what is more is refused, and nothing after it is looked at', async () => {
    const handle = vi.fn<Handle>(says('page'));
    const { port } = await listening(handle);
    const answer = await raw(port, get('/films').repeat(300));
    expect(statuses(answer)).toEqual([
      ...Array.from({ length: mostWaitingOnConnection + 1 }, () => '200'),
      '429',
    ]);
    expect(answer).toMatch(/connection: close\r\n/i);
    expect(answer).toContain(`were expected: ${mostWaitingOnConnection} at most.`);
    expect(handle).toHaveBeenCalledTimes(mostWaitingOnConnection + 1);
  });

  it('may be as many as one likes one after another', async () => {
    const { port } = await listening(says('page'));
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (bytes) => (received += bytes.toString()));
    for (let count = 1; count <= 3 * mostWaitingOnConnection; count += 1) {
      socket.write(get('/films'));
      await until(() => statuses(received).length === count);
    }
    socket.destroy();
    expect(new Set(statuses(received))).toEqual(new Set(['200']));
  });

  it('are answered before the refusal of what the parser cannot read after them', async () => {
    const { handle, urls, answerNext } = held();
    const { port } = await listening(handle);
    const answer = raw(port, `${get('/1')}no request\r\n\r\n`);
    await until(() => urls().length === 1);
    answerNext();
    expect(statuses(await answer)).toEqual(['200', '405']);
  });

  it('are forgotten with it', async () => {
    const { handle, urls } = held();
    const { server, port } = await listening(handle);
    const socket = connect(port, '127.0.0.1');
    socket.write(get('/1') + get('/2'));
    await until(() => urls().length === 1);
    socket.destroy();
    await until(() => server.turns().working === 0);
    expect(urls()).toEqual(['/1']);
  });
});

describe('the requests that the framework answers', () => {
  const turns = { atOnce: 2, waiting: 2, waitMs: 60_000 };

  it('REL13 are so many at a time; files and the word that the process is alive wait for none', async () => {
    const { handle, urls, answerNext } = held();
    const { server, port } = await listening(handle, { turns });
    const answers = ['/1', '/2', '/3'].map((path) => ask(port, path));
    await until(() => server.turns().waiting === 1);
    expect(urls()).toEqual(['/1', '/2']);
    for (const path of ['/_next/static/a.js', '/health/live', '/icons/a.png', '/favicon.ico'])
      void ask(port, path).catch(() => undefined);
    await until(() => urls().length === 6);
    answerNext();
    await until(() => urls().includes('/3'));
    answerNext();
    await until(() => server.turns().working === 1);
    for (let more = 0; more < 5; more += 1) answerNext();
    expect((await Promise.all(answers)).map(({ body }) => body)).toEqual(['page /1', 'page /2', 'page /3']);
  });

  it.each([
    '/_next/static/../../films',
    '/_next/static/%2e%2e/%2e%2e/films',
    '/icons/../films',
    '/icons/%2E./films',
    '/health/other',
    '/favicon.icon',
  ])('REL13 are not taken for files when they lead on to a page: %s', async (path) => {
    const { handle, urls } = held();
    const { server, port } = await listening(handle, { turns });
    for (const other of ['/1', '/2']) void ask(port, other).catch(() => undefined);
    await until(() => server.turns().working === 2);
    void ask(port, path).catch(() => undefined);
    await until(() => server.turns().waiting === 1);
    expect(urls()).toEqual(['/1', '/2']);
  });

  it('REL13 that are too many get the page that says to try again, at once', async () => {
    const { handle, urls } = held();
    const { server, port } = await listening(handle, { turns });
    for (const path of ['/1', '/2', '/3', '/4']) void ask(port, path).catch(() => undefined);
    await until(() => server.turns().waiting === 2);
    const refused = await ask(port, '/films');
    expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(refused.body).toContain('<html lang="fr-FR">');
    const call = await ask(port, '/api/places');
    expect([call.status, JSON.parse(call.body)]).toEqual([
      503,
      expect.objectContaining({ status: 503, detail: 'Too many pages are asked for at the moment.' }),
    ]);
    expect(urls()).toHaveLength(2);
    expect(report).not.toHaveBeenCalled();
  });

  it('REL13 that wait for too long get it too', async () => {
    const { handle } = held();
    const { port } = await listening(handle, { turns: { ...turns, waitMs: 50 } });
    void ask(port, '/1').catch(() => undefined);
    void ask(port, '/2').catch(() => undefined);
    expect((await ask(port, '/3')).status).toBe(503);
  });

  it('leave their place when nobody waits for them any more', async () => {
    const { handle, urls, answerNext } = held();
    const { server, port } = await listening(handle, { turns });
    void ask(port, '/1').catch(() => undefined);
    void ask(port, '/2').catch(() => undefined);
    await until(() => server.turns().working === 2);
    const gone = connect(port, '127.0.0.1');
    gone.write(get('/gone'));
    await until(() => server.turns().waiting === 1);
    gone.destroy();
    await until(() => server.turns().waiting === 0);
    answerNext();
    const answer = ask(port, '/3');
    await until(() => urls().includes('/3'));
    answerNext();
    answerNext();
    expect((await answer).body).toBe('page /3');
    expect(urls()).not.toContain('/gone');
  });

  it('give their place to the next one when the answer begins: who takes it slowly keeps nobody waiting', async () => {
    const large = Buffer.alloc(40_000_000, 'x');
    const handle: Handle = ({ url }, response) => {
      response.end(url === '/large' ? large : 'page');
      return once(response, 'close');
    };
    const { server, port } = await listening(handle, { turns });
    const slow: Socket[] = [1, 2].map(() => connect(port, '127.0.0.1').pause());
    for (const socket of slow) socket.write(last('/large'));
    expect((await ask(port, '/films')).body).toBe('page');
    await until(() => server.turns().working === 0);
    for (const socket of slow) socket.destroy();
  });

  it('are answered from memory when somebody else has waited for the same page', async () => {
    const { handle, urls, answerNext } = held();
    let isKept = false;
    const answer = { status: 200, headers: {}, body: 'kept' };
    const outcomeOf = vi.fn<Warm['outcomeOf']>(() =>
      isKept ? { kind: 'answer', answer } : { kind: 'framework' },
    );
    const { server, port } = await listening(handle, { turns, warm: { outcomeOf } });
    const first = ask(port, '/films');
    void ask(port, '/2').catch(() => undefined);
    await until(() => server.turns().working === 2);
    const second = ask(port, '/films');
    await until(() => server.turns().waiting === 1);
    expect(outcomeOf.mock.lastCall?.[1]?.('/films')).toBe(true);
    isKept = true;
    answerNext();
    expect([(await first).body, (await second).body]).toEqual(['page /films', 'kept']);
    expect(urls()).toEqual(['/films', '/2']);
  });

  it('go before those that a browser fetches ahead', async () => {
    const { handle, urls, answerNext } = held();
    const { server, port } = await listening(handle, { turns: { ...turns, atOnce: 1 } });
    void ask(port, '/1').catch(() => undefined);
    await until(() => server.turns().working === 1);
    const ahead = connect(port, '127.0.0.1');
    ahead.write(get('/ahead', 'RSC: 1\r\nNext-Router-Prefetch: 1\r\nConnection: close\r\n'));
    await until(() => server.turns().waiting === 1);
    const page = ask(port, '/page');
    await until(() => server.turns().waiting === 2);
    for (const path of ['/1', '/page', '/ahead']) {
      await until(() => urls().at(-1) === path);
      answerNext();
    }
    expect((await page).body).toBe('page /page');
    expect(await text(ahead)).toContain('page /ahead');
  });
});

describe('the requests for one page that is not in memory', () => {
  const turns = { atOnce: 4, waiting: 2, waitMs: 60_000 };
  const answer = { status: 200, headers: {}, body: 'kept' };

  /** Pages are in memory once the test says so; until then all requests for one have the same name. */
  function pagesInMemory() {
    const kept = new Set<string>();
    const warm: Warm = {
      outcomeOf: ({ url = '' }) =>
        kept.has(url) ? { kind: 'answer', answer } : { kind: 'framework', page: url },
    };
    return { kept, warm };
  }

  it('REL7 one goes to the framework, the others wait for it and are answered from memory', async () => {
    const { handle, urls, answerNext } = held();
    const { kept, warm } = pagesInMemory();
    const { server, port } = await listening(handle, { turns, warm });
    const answers = Array.from({ length: 20 }, () => ask(port, '/films'));
    await until(() => server.turns().following === 19);
    const other = ask(port, '/other');
    await until(() => urls().length === 2);
    kept.add('/films');
    answerNext();
    const bodies = (await Promise.all(answers)).map(({ body }) => body).toSorted();
    expect(bodies).toEqual([...Array.from({ length: 19 }, () => 'kept'), 'page /films']);
    answerNext();
    expect((await other).body).toBe('page /other');
    expect(urls()).toEqual(['/films', '/other']);
  });

  it('go to the framework themselves when the page is kept by nobody', async () => {
    const { handle, urls, answerNext } = held();
    const { server, port } = await listening(handle, { turns, warm: pagesInMemory().warm });
    const answers = Array.from({ length: 6 }, () => ask(port, '/films'));
    await until(() => server.turns().following === 5);
    for (let count = 1; count <= 6; count += 1) {
      await until(() => urls().length >= Math.min(count, 6));
      answerNext();
    }
    expect(new Set((await Promise.all(answers)).map(({ body }) => body))).toEqual(new Set(['page /films']));
    expect(urls()).toHaveLength(6);
  });

  it('REL4 are told to try again with who leads, when the page cannot be made', async () => {
    const { handle, urls, answerNext } = held();
    const failing: Handle = (request, response) => {
      const done = handle(request, response);
      response.statusCode = 503;
      return done;
    };
    const { server, port } = await listening(failing, { turns, warm: pagesInMemory().warm });
    const leader = connect(port, '127.0.0.1');
    leader.write(last('/films'));
    await until(() => urls().length === 1);
    const answers = Array.from({ length: 5 }, () => ask(port, '/films'));
    await until(() => server.turns().following === 5);
    const led = text(leader);
    answerNext();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    expect(statuses(await led)).toEqual(['503']);
    expect(urls()).toHaveLength(1);
  });

  it('another one leads when who leads has left', async () => {
    const { handle, urls, answerNext } = held();
    const { server, port } = await listening(handle, {
      turns: { ...turns, atOnce: 1 },
      warm: pagesInMemory().warm,
    });
    void ask(port, '/1').catch(() => undefined);
    await until(() => server.turns().working === 1);
    const leader = connect(port, '127.0.0.1');
    leader.write(get('/films'));
    await until(() => server.turns().waiting === 1);
    const follower = ask(port, '/films');
    await until(() => server.turns().following === 1);
    leader.destroy();
    await until(() => server.turns().following === 0 && server.turns().waiting === 1);
    answerNext();
    await until(() => urls().includes('/films'));
    answerNext();
    expect((await follower).body).toBe('page /films');
  });

  it('are told to try again with who leads, when the framework has no time for the page', async () => {
    const { handle } = held();
    const { port } = await listening(handle, {
      turns: { ...turns, atOnce: 1, waitMs: 200 },
      warm: pagesInMemory().warm,
    });
    void ask(port, '/1').catch(() => undefined);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(port, '/films')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  });
});
