import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask, closeServers, listening, report } from '../test-server.ts';
import type { Handle } from '../web-server.ts';
import type { Warm } from '../warm/warm.ts';
import { held, until, get, last } from './test-held.ts';

afterEach(closeServers);

describe('the requests that Next.js answers', () => {
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

  it('go before prefetches', async () => {
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
