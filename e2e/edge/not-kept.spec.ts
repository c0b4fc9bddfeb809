import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { forOneProgram, OwnEdge } from '#tests/support/own-edge.ts';
import { freePort } from '#tests/support/own-web.ts';
import { needsNginx } from '../support/behind-edge.ts';
import { test } from '../support/test.ts';

/** Answers that no cache may keep, through the shipped nginx: a redirect by language, a page near a place of no city. */
const atOnce = 20;

let web: Server;
let edge: OwnEdge;
const waiting: ServerResponse[] = [];

test.beforeAll(async () => {
  const nginx = needsNginx();
  web = createServer((_request, response) => {
    response.setHeader('cache-control', 'private, no-cache');
    waiting.push(response);
  });
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  const behind = { web: (web.address() as AddressInfo).port, backend: await freePort() };
  edge = await OwnEdge.start(nginx, behind, forOneProgram);
});

test.afterAll(async () => {
  await edge.stop();
  web.close();
});

test('simultaneous requests for what nobody keeps do not wait for each other', async () => {
  const answers = Array.from({ length: atOnce }, () => edge.get('/', { host: 'be.example.com' }));
  // Long before the five seconds for which nginx holds a request back by default.
  await expect.poll(() => waiting.length, { intervals: [50], timeout: 3_000 }).toBe(atOnce);
  for (const response of waiting.splice(0)) response.end('page');
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(
    Array.from({ length: atOnce }, () => 200),
  );
});

test('REL13 web gets one request at a time on a connection, however many a visitor sends at once', async () => {
  const count = 200;
  const sent = Array.from({ length: count }, (_, index) => {
    const end = index === count - 1 ? 'Connection: close\r\n' : '';
    return `GET /${index} HTTP/1.1\r\nHost: fr.example.com\r\n${end}\r\n`;
  });
  const over = new AbortController();
  const answers = edge.raw(sent.join('')).finally(() => over.abort());
  let most = 0;
  while (!over.signal.aborted) {
    most = Math.max(most, waiting.length);
    for (const response of waiting.splice(0)) response.end('page');
    await new Promise(setImmediate);
  }
  expect([(await answers).match(/HTTP\/1\.1 200 /g)?.length, most]).toEqual([count, 1]);
});
