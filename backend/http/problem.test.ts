import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, refuseOtherMethods } from './app.ts';
import { problemOf, problemPolicy, sendProblem } from './problem.ts';

const own = "default-src 'self'; frame-ancestors 'none'";

describe('a problem', () => {
  let app: FastifyInstance;
  let port = 0;
  beforeAll(async () => {
    app = createApp({ logger: false });
    refuseOtherMethods(app, '/read');
    app.get('/framed', (_request, reply) =>
      sendProblem(reply.header('content-security-policy', own), problemOf(403)),
    );
    app.get('/broken', () => {
      throw new Error('broken');
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => app.close());

  it('SEC4 has a policy that allows nothing, whatever was wrong', async () => {
    for (const [method, url, status] of [
      ['GET', '/never-heard-of', 404],
      ['POST', '/read', 405],
      ['GET', '/broken', 500],
      ['GET', `/${'x'.repeat(9_000)}`, 414],
      ['GET', '/%c0', 400],
    ] as const) {
      const { statusCode, headers } = await app.inject({ method, url });
      expect([url.slice(0, 20), statusCode, headers['content-security-policy']]).toEqual([
        url.slice(0, 20),
        status,
        problemPolicy,
      ]);
    }
  });

  it('keeps the policy that its host has given it', async () => {
    expect((await app.inject('/framed')).headers['content-security-policy']).toBe(own);
  });

  it('SEC4 has it too where the request could not be read', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('NO REQUEST AT ALL\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain(`\r\ncontent-security-policy: ${problemPolicy}\r\n`);
  });
});
