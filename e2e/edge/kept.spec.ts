import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { OwnEdge } from '#tests/support/own-edge.ts';
import { freePort } from '#tests/support/own-web.ts';
import { needsNginx } from '../support/behind-edge.ts';
import { test } from '../support/test.ts';
import { textsOf } from '../support/wire.ts';

/** For how long the shipped nginx keeps what nobody renews, and what it says of the rest; the process behind it is a stand-in. */
test.describe.configure({ mode: 'serial', timeout: 60_000 });

let web: Server;
let behind: { readonly web: number; readonly backend: number };
let edge: OwnEdge;

test.beforeAll(async () => {
  const nginx = needsNginx();
  web = createServer((request, response) => {
    // Due after a second, and not to be given while a new one is made.
    response.setHeader('cache-control', 's-maxage=1, stale-while-revalidate=0');
    response.setHeader('x-velours-address', `${request.headers.host}${request.url}`);
    response.setHeader('x-velours-place', 'none');
    response.end(`page ${request.url}`);
  });
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  behind = { web: (web.address() as AddressInfo).port, backend: await freePort() };
  // The day that nginx keeps an answer after it was last asked for is three seconds here.
  edge = await OwnEdge.start(nginx, behind, [['inactive=1d', 'inactive=3s']]);
});

test.afterAll(async () => {
  await edge.stop();
  web.close();
});

test('while web is away a page that is asked for is given on and on, and one that nobody asks for leaves', async () => {
  const cached = async (target: string) => (await edge.get(target)).headers['x-cache'];
  expect([await cached('/asked'), await cached('/left')]).toEqual(['MISS', 'MISS']);
  expect(await edge.kept()).toHaveLength(2);
  web.close();
  web.closeAllConnections();
  // What removes old answers looks at once when it starts, and else every ten seconds at most.
  await edge.switchTo(behind, 1);
  await expect.poll(() => cached('/asked'), { intervals: [50] }).toBe('STALE');
  // Asked for all the time, it becomes older than what left.
  await expect
    .poll(
      async () => {
        const answer = await edge.get('/asked');
        expect([answer.status, answer.body]).toEqual([200, 'page /asked']);
        return edge.kept();
      },
      { intervals: [50] },
    )
    .toHaveLength(1);
  expect((await edge.get('/left')).status).toBe(503);
  expect((await edge.get('/asked')).status).toBe(200);
});

test('while web is away, for what was never kept a page of the edge says so, in the language of the address', async () => {
  for (const [host, target, locale] of [
    ['fr.example.com', '/cinemas', 'fr'],
    ['fr.example.com', '/en/cinemas', 'en'],
    ['ch.example.com', '/de', 'de'],
    ['ch.example.com', '/fr/cinemas?a', 'fr'],
    ['nl.example.com', '/bioscopen', 'nl'],
    ['nl.example.com', '/en', 'en'],
    ['be.example.com', '/nl/films', 'nl'],
    ['be.example.com', '/', 'en'],
    ['sn.example.com', '/', 'fr'],
  ] as const) {
    const away = await edge.get(target, { host });
    const { title, text, retry } = messagesByLanguage[locale].error.tryAgain;
    expect([host, target, away.status, away.headers['retry-after']]).toEqual([host, target, 503, '5']);
    expect(away.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(away.body).toContain(`<html lang="${locale}">`);
    expect([textsOf(away.body, 'h1'), textsOf(away.body, 'p')]).toEqual([[title], [text, retry]]);
    expect(away.body).not.toContain('nginx');
  }
});
