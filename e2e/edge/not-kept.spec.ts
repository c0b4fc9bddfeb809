import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { OwnEdge } from '#tests/support/own-edge.ts';
import { freePort } from '#tests/support/own-web.ts';
import { needsNginx } from '../support/behind-edge.ts';

/** Answers that no cache may keep, through the shipped nginx: a redirect by language, a page near a place of no city. */
const atOnce = 20;

let web: Server;
let edge: OwnEdge;
let waiting: ServerResponse[] = [];

test.beforeAll(async () => {
  const nginx = needsNginx();
  web = createServer((_request, response) => {
    response.setHeader('cache-control', 'private, no-cache');
    waiting.push(response);
  });
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  edge = await OwnEdge.start(nginx, {
    web: (web.address() as AddressInfo).port,
    backend: await freePort(),
  });
});

test.afterAll(async () => {
  await edge.stop();
  web.close();
});

test('simultaneous requests for what nobody keeps do not wait for each other', async () => {
  const answers = Array.from({ length: atOnce }, () => edge.get('/', { host: 'be.example.com' }));
  // Long before the five seconds for which nginx holds a request back by default.
  await expect.poll(() => waiting.length, { intervals: [50], timeout: 3_000 }).toBe(atOnce);
  for (const response of waiting) response.end('page');
  waiting = [];
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(
    Array.from({ length: atOnce }, () => 200),
  );
});
