import { createServer, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { freePort } from '#tests/support/own-web.ts';
import { Listeners } from './listeners.ts';

const host = '127.0.0.1';
const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function listening(answer: () => string | Promise<string> = () => 'page') {
  const http = createServer(
    (_request, response) => void Promise.resolve(answer()).then((body) => response.end(body)),
  );
  const listeners = new Listeners(http);
  const port = await freePort();
  await listeners.listen({ port, host });
  ends.push(async () => {
    http.closeAllConnections();
    await listeners.close();
  });
  return { http, listeners, port };
}

async function ask(port: number) {
  const asked = request({ host, port, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return text(answer);
}

it('answers whichever socket a connection comes to', async () => {
  const { http, port } = await listening();
  const bodies = await Promise.all(Array.from({ length: 100 }, () => ask(port)));
  expect(new Set(bodies)).toEqual(new Set(['page']));
  expect((http.address() as AddressInfo).port).toBe(port);
});

/** How many sockets of this machine listen on a port of 127.0.0.1, by the system's own table. */
async function socketsOn(port: number): Promise<number> {
  const place = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const listens = '0A';
  const rows = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map((row) => row.trim().split(/\s+/));
  return rows.filter(([, local, , state]) => local === place && state === listens).length;
}

it.runIf(process.platform === 'linux')('REL13 listens with eight sockets', async () => {
  const { port } = await listening();
  expect(await socketsOn(port)).toBe(8);
});

it('says that another process has the port, though it shares it between its own sockets', async () => {
  const { port } = await listening();
  await expect(new Listeners(createServer()).listen({ port, host })).rejects.toThrow(/EADDRINUSE/);
});

it('finishes what is on its way on every socket before it has closed, and accepts nothing new', async () => {
  const held = Promise.withResolvers<string>();
  let asked = 0;
  const { listeners, port } = await listening(() => {
    asked += 1;
    return held.promise;
  });
  const answers = Array.from({ length: 40 }, () => ask(port));
  await vi.waitUntil(() => asked === 40, { timeout: 60_000 });
  let isClosed = false;
  const closed = listeners.close().then(() => (isClosed = true));
  await expect(ask(port)).rejects.toThrow(/ECONNREFUSED/);
  expect(isClosed).toBe(false);
  held.resolve('late');
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['late']));
  await closed;
});
