import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { callApi } from './transport.ts';

/** Tests that need a real connection, such as an answer that stops in the middle. */
let respond: (response: ServerResponse) => void = () => undefined;
let calls = 0;
const server = createServer((_, response) => {
  calls += 1;
  respond(response);
});

function origin(): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('expected a TCP address');
  return `http://127.0.0.1:${address.port}`;
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

beforeEach(() => {
  calls = 0;
  vi.stubEnv('API_ORIGIN', `${origin()}/{site}`);
  vi.stubEnv('API_TIMEOUT_MS', '10000');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('REL4: a body that never ends is a timeout, asked for once', async () => {
  vi.stubEnv('API_TIMEOUT_MS', '1000');
  respond = (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"shows":');
  await expect(callApi('fr', 'shows', 'fr', {})).resolves.toEqual({
    ok: false,
    failure: { kind: 'timeout' },
  });
  expect(calls).toBe(1);
});

it('REL5: a body that breaks off is a network failure, asked for twice', async () => {
  respond = (response) => {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      .write('{"shows":');
    setImmediate(() => response.destroy());
  };
  await expect(callApi('ch', 'shows', 'fr', {})).resolves.toEqual({
    ok: false,
    failure: { kind: 'network' },
  });
  expect(calls).toBe(2);
});

it('REL4: a connection that is reset is a network failure', async () => {
  respond = (response) => response.socket?.resetAndDestroy();
  await expect(callApi('nl', 'shows', 'nl', {})).resolves.toEqual({
    ok: false,
    failure: { kind: 'network' },
  });
  expect(calls).toBe(2);
});
