import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestLog } from '../test-log.ts';
import { createApp } from './app.ts';

let app: FastifyInstance;
let port = 0;
let asked: string[] = [];
const log = new TestLog();

beforeEach(async () => {
  asked = [];
  log.clear();
  app = createApp({ logger: log.logger });
  app.all('/:name', async (request) => {
    asked.push(request.url);
    return { answered: request.url };
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => app.close());

/** Everything that comes back on a connection until the other side ends it. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.write(bytes);
  return text(socket);
}

const request = (target: string, ...headers: readonly string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: be.velours.test', ...headers, '', ''].join('\r\n');

describe('the last request of a connection', () => {
  it('is one that asks for another protocol: none behind it is lost', async () => {
    for (const connection of ['Upgrade', 'keep-alive, upgrade']) {
      const answer = await raw(
        request('/first', `Connection: ${connection}`, 'Upgrade: websocket') +
          request('/second', 'Connection: close'),
      );
      expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(1);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    }
    const both = request('/first', 'Upgrade: websocket') + request('/second', 'Connection: close');
    expect((await raw(both)).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    expect(asked).toEqual(['/first', '/first', '/first', '/second']);
  });

  it('is one that expects what nobody can: 417, as a problem, and a line of the log', async () => {
    for (const target of ['/first', '/no/where']) {
      const answer = await raw(request(target, 'Expect: a-miracle'));
      expect(answer).toMatch(/^HTTP\/1\.1 417 Expectation Failed\r\n/);
      expect(answer).toMatch(/\r\ncontent-type: application\/problem\+json/);
      expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
      expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none'/);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    }
    expect(asked).toEqual([]);
    expect(log.text.match(/"status":417/g)).toHaveLength(2);
  });

  it('may wait for the word to go on with its body', async () => {
    const head = request('/first', 'Expect: 100-continue', 'Connection: close').replace('GET', 'POST');
    const answer = await raw(`${head.slice(0, -2)}Content-Type: text/plain\r\nContent-Length: 3\r\n\r\nabc`);
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  });
});
