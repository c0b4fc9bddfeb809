import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { clientEndpoints } from '#src/contract/client/endpoints.ts';
import { href } from '#src/routes/href.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { originOf, stage, stageEnvironment } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { wire } from '../support/wire.ts';

/** What is sent to keep a process busy; others are answered meanwhile. Without a browser. */
const locale = 'fr-FR';

/** Within what the backend reads at all. */
const short = Buffer.from(`${'['.repeat(30_000)}${']'.repeat(30_000)}`);
const nested = Buffer.from(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`);
const large = Buffer.alloc(50_000_000, '[');

/** Where a process could read a body: each kind of route that takes one, and two that take none. */
const targets = [
  {
    what: 'web',
    port: stage.webPort,
    host: new URL(originOf('fr')).host,
    path: '/films',
    type: 'application/json',
  },
  {
    what: 'web',
    port: stage.webPort,
    host: new URL(originOf('fr')).host,
    path: '/api/shows',
    type: 'application/json',
  },
  ...Object.values(clientEndpoints)
    .filter((endpoint) => endpoint.method !== 'GET')
    .map((endpoint) => ({
      what: 'backend',
      port: stage.backendPort,
      host: `account.velours.localhost:${stage.backendPort}`,
      path: `/api/fr${endpoint.path.replaceAll(/\{\w+\}/g, '1')}`,
      type: 'application/json',
    })),
];

/** Sends a head that promises a body. */
async function begin(
  { port, host, path, type }: (typeof targets)[number],
  method: string,
  length: number,
): Promise<Socket> {
  const socket = connect(port, 'localhost');
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n` +
      `origin: ${originOf('fr')}\r\nconnection: close\r\n\r\n`,
  );
  return socket;
}

/** How long others wait for an answer of a process, in milliseconds; longest of them all. */
let longestWait = 0;

/** Another visitor has an answer, whatever else the process reads. */
async function isAnswered(port: number): Promise<boolean> {
  const start = performance.now();
  const { status } = await wire('fr', '/health/live', { port, host: `127.0.0.1:${port}` });
  longestWait = Math.max(longestWait, performance.now() - start);
  return status === 200;
}

for (const [what, body] of [
  ['thirty thousand lists in each other', short],
  ['a million lists in each other', nested],
  ['50 MB', large],
] as const)
  test(`REL13: a body of ${what} keeps nobody waiting, whoever reads it`, async () => {
    longestWait = 0;
    for (const target of targets)
      for (const method of ['POST', 'GET']) {
        const socket = await begin(target, method, body.length);
        const answer = text(socket).catch(() => '');
        // Half of it is there and the rest never comes, or it is there whole: either way others are answered.
        socket.write(body.subarray(0, body.length / 2));
        expect(await isAnswered(target.port)).toBe(true);
        socket.end(body.subarray(body.length / 2));
        expect(await isAnswered(target.port)).toBe(true);
        // Nobody who reads it accepts it. A connection that is closed in the middle of it may lose its answer.
        const status = /^HTTP\/1\.1 (\d+)/.exec(await answer)?.[1];
        if (status !== undefined)
          expect([target.path, method, status]).toEqual([
            target.path,
            method,
            expect.stringMatching(method === 'GET' ? /^(?:200|30\d|4\d\d)$/ : /^4\d\d$/),
          ]);
      }
    process.stdout.write(`${what}: another visitor waited for ${Math.round(longestWait)} ms at most\n`);
    // What blocks a process holds up its other answers for as long as it takes.
    expect(longestWait).toBeLessThan(2_000);
  });

test('REL12 D40: a flood of unknown addresses makes none of those that exist, moved or are gone unknown, asked for before or not', async () => {
  test.setTimeout(600_000);
  const web = await OwnWeb.start(stageEnvironment['API_ORIGIN'] ?? '', {
    environment: { ...stageEnvironment, SITE_ORIGIN: 'https://{site}.velours.test' },
  });
  try {
    const catalogue = catalogueOf(locale);
    const [film, moved, gone] = await Promise.all([
      catalogue.currentFilm(),
      catalogue.movedShow().then(({ slug }) => slug),
      catalogue.goneShow(),
    ]);
    const known = [film.slug, moved, gone].map((slug) => href(locale, { page: 'movie', slug }));
    const answersTo = async (paths: readonly string[]) =>
      Promise.all(
        paths.map(async (path) => {
          const { status, headers } = await web.get('fr', path);
          return [status, headers.location ?? ('retry-after' in headers ? 'later' : '')];
        }),
      );
    // The same items in English: nobody asks about them before the flood.
    const other = catalogueOf('en-FR');
    const unasked = (await Promise.all([other.movedShow().then(({ slug }) => slug), other.goneShow()])).map(
      (slug) => href('en-FR', { page: 'movie', slug }),
    );
    const before = await answersTo(known);
    expect(before.map(([status]) => status)).toEqual([200, 308, 410]);
    const counts = new Map<string, number>();
    for (let wave = 0; wave < 30; wave += 1) {
      const answered = answersTo(
        Array.from({ length: 100 }, (_, index) =>
          href(locale, { page: 'movie', slug: `inconnu-${wave}-${index}` }),
        ),
      );
      for (const answer of (await answered).map((one) => one.join(' ')))
        counts.set(answer, (counts.get(answer) ?? 0) + 1);
      if (wave % 10 !== 9) continue;
      expect(await answersTo(known)).toEqual(before);
      for (const [status] of await answersTo(unasked)) expect([308, 410, 503]).toContain(status);
    }
    process.stdout.write(`unknown addresses: ${JSON.stringify([...counts])}\n`);
    // Those that were asked about are unknown; of the others the site says when to ask again.
    expect([...counts.keys()].toSorted()).toEqual(['404 ', '503 later']);
    await expect.poll(async () => (await answersTo(unasked)).map(([status]) => status)).toEqual([308, 410]);
  } finally {
    await web.stop();
  }
});
