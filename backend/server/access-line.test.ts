import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../http/app.ts';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

function logging(accessLog?: boolean) {
  const lines: Record<string, unknown>[] = [];
  const logger = pino(
    { base: null },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const app = createApp({ logger, ...(accessLog === undefined ? {} : { accessLog }) });
  app.get('/:site/api/voucher/:code', async (_request, reply) => reply.send('{}'));
  app.get('/broken/:token', () => {
    throw new TypeError('it is broken');
  });
  apps.push(app);
  return { app, lines };
}

const id = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('the line of a request', () => {
  it('names the route and the site, and the trace that web named', async () => {
    const { app, lines } = logging();
    await app.inject({
      url: '/nl/api/voucher/SECRET-7?q=anna',
      headers: { traceparent: `00-${id}-00f067aa0ba902b7-01` },
    });
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        trace: id,
        method: 'GET',
        site: 'nl',
        route: '/:site/api/voucher/:code',
        status: 200,
        ms: expect.any(Number),
        bytes: 2,
        msg: 'request',
      },
    ]);
  });

  it('holds no part of an address, no header and no address of a visitor, of failures neither', async () => {
    const { app, lines } = logging();
    const headers = {
      cookie: 'who=anna',
      authorization: 'Bearer anna',
      'user-agent': 'anna',
      'x-forwarded-for': '203.0.113.7',
      traceparent: 'anna',
    };
    for (const url of ['/nowhere/anna', '/broken/anna?q=anna', '/anna/api/voucher/anna'])
      await app.inject({ url, headers });
    expect(lines.map(({ msg, status }) => [msg, status])).toEqual([
      ['request', 404],
      ['request failed', undefined],
      ['request', 500],
      ['request', 200],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/anna|203\.0|127\.0\.0/);
    expect(lines[1]?.['trace']).toBe(lines[2]?.['trace']);
  });

  it('is not written where the operator wants none; errors are', async () => {
    const { app, lines } = logging(false);
    await app.inject({ url: '/nl/api/voucher/x' });
    await app.inject({ url: '/broken/x' });
    expect(lines.map(({ msg }) => msg)).toEqual(['request failed']);
  });
});
