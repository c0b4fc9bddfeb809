import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeServers, listening, raw, says } from '../test-server.ts';
import type { Handle } from '../render/handle.ts';
import { RenderQueue } from '../render/render-queue.ts';
import { mostWaitingOnConnection } from './connection-turns.ts';
import { held, until, get, last, statuses } from '../test-held.ts';

afterEach(closeServers);

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
    const queue = new RenderQueue();
    const { port } = await listening(handle, { queue });
    const socket = connect(port, '127.0.0.1');
    socket.write(get('/1') + get('/2'));
    await until(() => urls().length === 1);
    socket.destroy();
    await until(() => queue.now.working === 0);
    expect(urls()).toEqual(['/1']);
  });
});
