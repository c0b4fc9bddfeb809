import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Registry } from 'prom-client';
import { serveMetrics } from '#src/config/metrics-server.ts';
import { revalidateHandler, type Purge } from './revalidate.ts';
import { signatureOf } from './signed.ts';

const secret = 'a-secret-that-nobody-can-ever-guess';
const now = 1_795_000_000;
const tags = ['show:fr:the-lamplighter-31207', 'cinema:fr:velours-faubourg', 'site:be'];

let server: Server | undefined;
afterEach(() => server?.close());

async function listening(purge: Purge = () => Promise.resolve(true)) {
  const asked = vi.fn<Purge>(purge);
  const times = { clock: now * 1_000, monotonic: 0 };
  const handler = revalidateHandler({
    secret,
    purge: asked,
    clock: () => times.clock,
    monotonic: () => times.monotonic,
  });
  server = await serveMetrics(new Registry(), { host: '127.0.0.1', port: 0 }, { '/revalidate': handler });
  const { port } = server.address() as AddressInfo;
  const post = (body: string, { timestamp = String(now), signature = '', method = 'POST' } = {}) =>
    ask(port, body, {
      method,
      headers: {
        'x-velours-timestamp': timestamp,
        'x-velours-signature': signature || signatureOf(secret, timestamp, body),
      },
    });
  return { asked, post, times };
}

async function ask(
  port: number,
  body: string,
  { method, headers }: { method: string; headers: Readonly<Record<string, string>> },
) {
  const outgoing = request({ host: '127.0.0.1', port, path: '/revalidate', method, headers, agent: false });
  // An answer that comes before the whole body was sent.
  outgoing.on('error', () => undefined);
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: JSON.parse(await text(answer)) as { detail?: string },
  };
}

const message = (given: unknown = tags) => JSON.stringify({ tags: given });

describe('POST /revalidate', () => {
  it('purges what a signed message names', async () => {
    const { asked, post } = await listening();
    expect(await post(message())).toMatchObject({ status: 200, body: { tags, everywhere: true } });
    expect(asked.mock.calls).toEqual([[tags]]);
  });

  it('says when the other processes could not be told yet', async () => {
    const { post } = await listening(() => Promise.resolve(false));
    expect(await post(message())).toMatchObject({ status: 202, body: { everywhere: false } });
  });

  it.each([
    ['no signature', { signature: 'sha256=' }],
    ['the signature of another body', { signature: signatureOf(secret, String(now), message(['site:fr'])) }],
    ['the signature of another time', { signature: signatureOf(secret, String(now - 1), message()) }],
    ['the signature with another secret', { signature: signatureOf('other', String(now), message()) }],
    [
      'a signature in another spelling',
      { signature: signatureOf(secret, String(now), message()).toUpperCase() },
    ],
    ['a time that is none', { timestamp: 'NaN' }],
    ['an empty time', { timestamp: '' }],
  ])('purges nothing with %s', async (_name, headers) => {
    const { asked, post } = await listening();
    const signed =
      'timestamp' in headers
        ? { ...headers, signature: signatureOf(secret, headers.timestamp, message()) }
        : headers;
    const answer = await post(message(), signed);
    expect([answer.status, answer.body.detail]).toEqual([401, expect.stringContaining('signature')]);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([-61, 61, 3_600])('a message from %i seconds away is too late', async (seconds) => {
    const { asked, post } = await listening();
    const answer = await post(message(), { timestamp: String(now + seconds) });
    expect([answer.status, answer.body.detail]).toEqual([401, expect.stringContaining('within a minute')]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('a clock may be a minute off', async () => {
    const { post } = await listening();
    for (const seconds of [-60, 60])
      expect((await post(message(), { timestamp: String(now + seconds) })).status).toBe(200);
  });

  it('a message counts once, and no more are remembered than there is room for', async () => {
    const { asked, post, times } = await listening();
    expect((await post(message())).status).toBe(200);
    times.monotonic += 2_001;
    expect((await post(message())).status).toBe(409);
    for (let index = 1; index < 1_000; index += 1) await post(message([`show:fr:a-${index}`]));
    expect(asked).toHaveBeenCalledTimes(1_000);
    expect((await post(message(['show:fr:one-more']))).status).toBe(429);
    expect(asked).toHaveBeenCalledTimes(1_000);
    // A message whose time is over makes room.
    times.monotonic += 120_000;
    expect((await post(message(['show:fr:one-more']))).status).toBe(200);
  });

  it('the same again within a second is carried out again: its sender signs the same message', async () => {
    const { asked, post, times } = await listening();
    expect((await post(message())).status).toBe(200);
    times.monotonic += 1_999;
    expect((await post(message())).status).toBe(200);
    expect(asked).toHaveBeenCalledTimes(2);
    // The repetition does not make it last longer.
    times.monotonic += 1_000;
    expect((await post(message())).status).toBe(409);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('a message that could not be carried out may come again, also by the letter', async () => {
    const results = [() => Promise.reject(new Error('away')), () => Promise.resolve(false)];
    const { post, times } = await listening(() => results.shift()?.() ?? Promise.resolve(true));
    await expect(post(message())).rejects.toThrow('socket hang up');
    const statuses: (number | undefined)[] = [];
    for (let time = 0; time < 3; time += 1) {
      times.monotonic += 5_000;
      statuses.push((await post(message())).status);
    }
    expect(statuses).toEqual([202, 200, 409]);
  });

  it('no message counts again an hour later, when the clock was set back by an hour', async () => {
    const { asked, post, times } = await listening();
    expect((await post(message())).status).toBe(200);
    times.monotonic += 3_600_000;
    expect((await post(message())).status).toBe(409);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no JSON', 'tags'],
    ['no tag', message([])],
    ['a tag of nothing', message(['show:fr:a', 'page:/'])],
    ['a site that there is not', message(['site:de'])],
    ['another field', JSON.stringify({ tags, all: true })],
    ['too many tags', message(Array.from({ length: 101 }, (_, index) => `show:fr:a-${index}`))],
  ])('says what was expected of %s', async (_name, body) => {
    const { asked, post } = await listening();
    const answer = await post(body);
    expect([answer.status, answer.body.detail]).toEqual([
      400,
      expect.stringContaining('cinema:{site}:{slug}'),
    ]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('reads no more of a body than it allows', async () => {
    const { asked, post } = await listening();
    expect((await post('x'.repeat(16 * 1024))).status).toBe(400);
    expect((await post('x'.repeat(8 * 1024 * 1024))).status).toBe(413);
    expect(asked).not.toHaveBeenCalled();
  });

  it('answers nothing but POST', async () => {
    const { asked, post } = await listening();
    const answer = await post('', { method: 'GET' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is nowhere without a secret', async () => {
    server = await serveMetrics(new Registry(), { host: '127.0.0.1', port: 0 });
    const { port } = server.address() as AddressInfo;
    const { status } = await fetch(`http://127.0.0.1:${port}/revalidate`, { method: 'POST' });
    expect(status).toBe(404);
  });
});
