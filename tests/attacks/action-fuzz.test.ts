import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { marker } from './action-bodies.ts';
import { actionProbes, fuzzActions } from './action-fuzz.ts';

const host = 'fr.example.com';
const expected = { origin: `https://${host}`, secrets: ['127.0.0.1:4000'] };

describe('calls of invented server actions', () => {
  it('are the same for the same seed, different from each other, and of every kind', () => {
    const probes = actionProbes(['/films', '/'], 1_000, 13);
    expect(actionProbes(['/films', '/'], 1_000, 13)).toEqual(probes);
    expect(new Set(probes.map((probe) => JSON.stringify(probe))).size).toBeGreaterThan(950);
    const all = probes.map(({ method, headers, body }) => `${method} ${JSON.stringify(headers)} ${body}`);
    for (const kind of [
      'POST',
      'GET',
      'chunked',
      ':__proto__',
      ':constructor',
      '"$@',
      '$ACTION_REF_0',
      'form-data',
    ])
      expect([kind, all.some((one) => one.includes(kind))]).toEqual([kind, true]);
    for (const { headers } of probes) expect(headers['next-action']).toBeDefined();
  });

  it.each([
    ['runs one', `HTTP/1.1 400 X\r\ncontent-length: ${marker.length}\r\n\r\n${marker}`, 'ran'],
    ['answers one', 'HTTP/1.1 200 X\r\ncontent-length: 2\r\n\r\nok', 'answered 200'],
    ['breaks', 'HTTP/1.1 500 X\r\ncontent-length: 0\r\n\r\n', 'status 500'],
    ['refuses all', 'HTTP/1.1 405 X\r\ncontent-length: 0\r\n\r\n', undefined],
  ])('a server that %s is found out', async (_name, says, fault) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', () => socket.end(says));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const probes = actionProbes(['/'], 20, 13).filter(({ method }) => method !== 'HEAD');
    const found = await fuzzActions(probes, { place: { port }, host, expected });
    server.close();
    expect(found.faultCount).toBe(fault === undefined ? 0 : probes.length);
    if (fault !== undefined) expect(found.faults[0]).toContain(`${fault} for `);
  });
});
