import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { warmUp } from './readiness.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const never = () => new Promise<void>(() => undefined);

describe('the start of a process', () => {
  it('waits for its lists, and for a page that it asks itself for', async () => {
    const asked: string[] = [];
    server = createServer((request, response) => {
      asked.push(`${request.headers.host} ${request.url}`);
      response.end('page');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const lists = vi.fn<() => Promise<void>>(() => Promise.resolve());
    await warmUp({ host: '127.0.0.1', port, siteHost: 'fr.velours.test' }, 60_000, { lists });
    expect(asked).toEqual(['fr.velours.test /']);
    expect(lists).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the lists', { lists: never }],
    ['the page', { page: never }],
  ])('is over after a time, though %s hang', async (_name, hanging) => {
    const well = () => Promise.resolve();
    const place = { host: '127.0.0.1', port: 1, siteHost: 'fr.velours.test' };
    await expect(warmUp(place, 20, { lists: well, page: well, ...hanging })).resolves.toBeUndefined();
  });

  it('is over at once where nothing is to be done', async () => {
    const place = { host: '127.0.0.1', port: 1, siteHost: 'fr.velours.test' };
    await expect(warmUp(place, 0, { lists: never, page: never })).resolves.toBeUndefined();
  });

  it('is over when a part fails', async () => {
    const fails = () => Promise.reject(new Error('no API'));
    // Nobody listens on port 1.
    const place = { host: '127.0.0.1', port: 1, siteHost: 'fr.velours.test' };
    await expect(warmUp(place, 60_000, { lists: fails })).resolves.toBeUndefined();
  });
});
