import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, closeServers, listening } from '../test-server.ts';
import type { Handle } from '../web-server.ts';
import type { Warm } from '../warm/warm.ts';
import { held, until, get, last, statuses } from './test-held.ts';

afterEach(closeServers);

describe('the request that has a page rendered again', () => {
  const turns = { atOnce: 1, waiting: 1, waitMs: 60_000 };

  /** Every request is to have its page rendered again; the test learns whose place was given back. */
  function placesOf() {
    const back: string[] = [];
    const warm: Warm = {
      outcomeOf: ({ url = '' }) => ({ kind: 'framework', giveBack: () => void back.push(url) }),
    };
    return { back, warm };
  }

  it('SEC1 gives its place back when it leaves before its turn', async () => {
    const { handle } = held();
    const { back, warm } = placesOf();
    const { server, port } = await listening(handle, { turns, warm });
    void ask(port, '/1').catch(() => undefined);
    await until(() => server.turns().working === 1);
    const socket = connect(port, '127.0.0.1');
    socket.write(get('/films'));
    await until(() => server.turns().waiting === 1);
    expect(back).toEqual([]);
    socket.destroy();
    await until(() => back.includes('/films'));
  });

  it('SEC1 gives its place back when it is told to try again, and when it is answered', async () => {
    const { handle, answerNext } = held();
    const { back, warm } = placesOf();
    const { server, port } = await listening(handle, { turns, warm });
    const first = ask(port, '/1');
    await until(() => server.turns().working === 1);
    void ask(port, '/2').catch(() => undefined);
    await until(() => server.turns().waiting === 1);
    expect((await ask(port, '/films')).status).toBe(503);
    await until(() => back.includes('/films'));
    answerNext();
    expect((await first).body).toBe('page /1');
    await until(() => back.includes('/1'));
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

  it('REL7 one goes to Next.js, the others wait for it and are answered from memory', async () => {
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

  it('go to Next.js themselves when the page is kept by nobody', async () => {
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

  it('are told to try again with who leads, when Next.js has no time for the page', async () => {
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
