import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { answersIn, exchange } from './raw.ts';
import { smugglingCases } from './smuggling.ts';
import { requestsIn, Tap } from './tap.ts';

const read = (bytes: string) => requestsIn(Buffer.from(bytes, 'latin1'));
const faultsOf = (bytes: string) => read(bytes).flatMap(({ faults }) => faults);

describe('what a proxy sent on', () => {
  it('is read as the standard says, one request after the other', () => {
    const sent =
      'POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nGET /GET /b HTTP/1.1\r\nHost: x\r\n\r\n' +
      'POST /c HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n7\r\n0\r\n\r\nXY\r\n0\r\nA: b\r\n\r\nHEAD /d HTTP/1.0\r\nHost: x\r\n\r\n';
    expect(read(sent)).toEqual([
      { method: 'POST', target: '/a', faults: [] },
      { method: 'GET', target: '/b', faults: [] },
      { method: 'POST', target: '/c', faults: [] },
      { method: 'HEAD', target: '/d', faults: [] },
    ]);
  });

  it.each([
    'GET /a HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'GET /a HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 0\r\n\r\n',
    'GET /a HTTP/1.1\r\nHost: x\r\nContent-Length: +0\r\n\r\n',
    'GET /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    'GET /a HTTP/1.1\r\nHost: x\r\nX : y\r\n\r\n',
    'GET /a HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n',
    'GET /a HTTP/1.1\r\nHost: x\r\nA: b\nC: d\r\n\r\n',
    'GET /a HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
    'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /a HTTP/1.1\r\n\r\n',
    'GET /a HTTP/1.1\r\nHost: x\r\n',
  ])('is ambiguous in %j', (sent) => {
    expect(faultsOf(sent)).not.toEqual([]);
  });

  it('passes through the tap unchanged, and is kept', async () => {
    const server = createServer((request, response) => response.end(`for ${request.url}`));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('expected a TCP address');
    const tap = new Tap(address.port);
    await tap.listen();
    const sent = 'GET /a HTTP/1.1\r\nHost: x\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const { bytes } = await exchange({ port: tap.port }, sent);
    expect(answersIn(bytes).map(({ body }) => body.toString())).toEqual(['for /a', 'for /b']);
    const [kept] = tap.connections;
    expect(Buffer.concat([...(kept?.sent ?? [])]).toString()).toBe(sent);
    expect(Buffer.concat([...(kept?.answered ?? [])])).toEqual(bytes);
    await tap.stop();
    server.close();
  });
});

it('every case of smuggling has marks of its own, and none is there twice', () => {
  const cases = smugglingCases((index) => ({
    host: 'fr.example.com',
    carrier: `/carrier-${index}/`,
    hidden: `/hidden-${index}/`,
  }));
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  for (const [index, { name, bytes }] of cases.entries()) {
    const text = bytes.toString('latin1');
    expect([name, text.includes(`-${index}/`) || name.includes('CONNECT')]).toEqual([name, true]);
  }
});
