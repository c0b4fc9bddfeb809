import { expect } from '@playwright/test';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { actionProbes, fuzzActions } from '#tests/attacks/action-fuzz.ts';
import { bigRequests, hold, slowModes, type Held } from '#tests/attacks/big.ts';
import { findDesync, findDowngrades } from '#tests/attacks/desync.ts';
import { hostileAddresses, hostileHosts } from '#tests/attacks/hostile.ts';
import { answersIn, exchange, type RawPlace } from '#tests/attacks/raw.ts';
import { runProbes, startCanary } from '#tests/attacks/run-probes.ts';
import { tally, type Tally } from '#tests/attacks/tally.ts';
import type { Tap } from '#tests/attacks/tap.ts';
import type { OwnWeb } from '#tests/support/own-web.ts';
import { slugs } from '../failures/outage-api.ts';
import { forOneProgram } from '#tests/support/own-edge.ts';
import { startBehindEdge } from '../support/behind-edge.ts';
import { test } from '../support/test.ts';

/**
 * Attacks by bytes on the connection, on the web process itself and through the shipped nginx; without a browser. All of
 * them follow from a seed, and are answered by one site. `npm run soak` has the long forms.
 */
// A second try would hide what happens every other time.
test.describe.configure({ mode: 'serial', timeout: 300_000, retries: 0 });

const seed = 13;
const addressCount = 300;
const hostCount = 100;
/** Calls of server actions; `npm run soak -- hostile` has all 10,000 of SEC3. */
const actionCount = 200;
const host = 'fr.example.com';
const film = `/films/${slugs.film}`;
const city = citiesFixture[0].slug;
const good = [
  '/',
  '/films',
  film,
  `/films/${slugs.moved}`,
  '/cinemas',
  `/cinemas/${slugs.cinema}`,
  `/cinemas/${city}`,
  `/films/filters/near-${city}`,
];

const ways = ['web', 'nginx'] as const;
type Way = (typeof ways)[number];

let web: OwnWeb;
let tap: Tap | null;
let secrets: readonly string[];
let places: Readonly<Record<Way, RawPlace>>;
let held: readonly { readonly way: Way; readonly slow: Held }[] = [];
let stop = () => Promise.resolve();

const heldCount = 30;
/** By these nginx refuses codings and versions that it does not know. */
const refusals = [501, 505];

test.beforeAll(async () => {
  const started = await startBehindEdge({
    tap: true,
    environment: { VELOURS_NOW: '2026-11-18T11:00:00+01:00' },
    changed: forOneProgram,
  });
  ({ web, tap, stop } = started);
  const { port, ca } = started.edge.tls;
  places = { web: { port: started.webPort }, nginx: { port, tls: { ca, servername: host } } };
  secrets = [new URL(started.api.origin.replace('{site}', 'fr')).host, process.cwd()];
  for (const path of good)
    for (let time = 0; time < 2; time += 1)
      await web.get('fr', path, { headers: { 'accept-encoding': 'gzip' } });
  // They are held while everything below is asked.
  held = await Promise.all(
    ways.flatMap((way) =>
      slowModes.map(async (mode) => ({
        way,
        slow: await hold(mode, { place: places[way], target: film, host, count: heldCount }),
      })),
    ),
  );
});

test.afterAll(async () => {
  for (const { slow } of held) slow.release();
  await stop();
});

const p99 = ({ times }: Tally) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0);

for (const way of ways)
  test(`REL12 ${addressCount} hostile addresses and ${hostCount} hosts get what they deserve from ${way} (seed ${seed})`, async () => {
    const requests = [
      ...hostileAddresses(good, host, addressCount, seed),
      ...hostileHosts(good, host, hostCount, seed),
    ];
    const expected = { origin: `https://${host}`, secrets };
    const result = await tally(requests, { place: places[way], connections: 16, expected });
    process.stdout.write(
      `hostile, ${way}, seed ${seed}: ${result.asked} requests, ${JSON.stringify(result.statuses)}, p99 ${p99(result)} ms\n`,
    );
    expect(result.faults).toEqual([]);
    expect(result.asked).toBe(addressCount + hostCount);
    expect(web.errors).not.toMatch(/unhandled|uncaught|an answer failed/i);
  });

for (const way of ways)
  test(`SEC3 probes for every known fault of Next.js find none at ${way}`, async () => {
    const canary = await startCanary();
    const where = {
      film,
      internal: '/fr-FR/home/2026-11-18',
      moved: `/films/${slugs.moved}`,
      canary: canary.place,
    };
    try {
      const found = await runProbes(places[way], host, where, { origin: `https://${host}`, secrets });
      process.stdout.write(
        `probes, ${way}: ${found.probes} for ${found.rows} advisories, ${JSON.stringify(found.statuses)}\n`,
      );
      expect(found.faults).toEqual([]);
      expect(canary.visits()).toBe(0);
    } finally {
      await canary.stop();
    }
  });

for (const way of ways)
  test(`SEC3 ${actionCount} generated calls of server actions are refused by ${way} (seed ${seed})`, async () => {
    const targets = [
      film,
      '/',
      '/films',
      `${film}?_rsc=1`,
      '/api/shows',
      '/fr-FR/home/2026-11-18',
      '/_next/none.js',
    ];
    const probes = actionProbes(targets, actionCount, seed);
    const before = (await web.get('fr', film)).body;
    const expected = { origin: `https://${host}`, secrets };
    const found = await fuzzActions(probes, { place: places[way], host, expected });
    process.stdout.write(
      `actions, ${way}, seed ${seed}: ${found.asked} calls, ${JSON.stringify(found.statuses)}, ${found.faultCount} faults\n`,
    );
    expect([found.faultCount, found.faults]).toEqual([0, []]);
    expect((await web.get('fr', film)).body).toBe(before);
    expect(web.errors).not.toMatch(/unhandled|uncaught|an answer failed/i);
  });

for (const way of ways)
  test(`SEC15 no request is read differently by two servers, through ${way}`, async () => {
    const found = await findDesync({
      place: places[way],
      tap: way === 'nginx' ? tap : null,
      host,
      connections: 24,
      patienceMs: 500,
      refusals,
    });
    process.stdout.write(
      `smuggling, ${way}: ${found.cases} cases, ${JSON.stringify(found.statuses)}, sent on ${found.forwarded}, answered ${found.answered}\n`,
    );
    expect(found.faults).toEqual([]);
    if (way === 'nginx') expect(found.answered).toBe(found.forwarded);
  });

test('SEC15 no request of HTTP/2 becomes two behind nginx', async () => {
  const { port, tls } = places.nginx;
  const overHttp2 = { port, tls: { ca: '', servername: host, ...tls, ALPNProtocols: ['h2'] } };
  const found = await findDowngrades({
    place: places.nginx,
    overHttp2,
    tap,
    host,
    connections: 24,
    patienceMs: 500,
    refusals,
  });
  process.stdout.write(
    `downgrades, nginx: ${found.cases} cases, ${JSON.stringify(found.statuses)}, sent on ${found.forwarded}, answered ${found.answered}\n`,
  );
  expect(found.faults).toEqual([]);
  expect(found.answered).toBe(found.forwarded);
});

for (const way of ways)
  test(`REL13 what is too large is refused by ${way}, and the rest is read`, async () => {
    const statuses: Record<string, number> = {};
    for (const { name, bytes, isRead } of bigRequests(film, host)) {
      const [answer] = answersIn((await exchange(places[way], bytes, { from: '127.0.1.6' })).bytes);
      const status = String(answer?.status ?? 'ended');
      statuses[status] = (statuses[status] ?? 0) + 1;
      const read = way === 'nginx' ? isRead : isRead === true;
      const expected = { true: /^200$/, false: /^(?:400|414|431|ended)$/, either: /^(?:200|400|431)$/ }[
        `${read}`
      ];
      expect([name, status]).toEqual([name, expect.stringMatching(expected)]);
    }
    process.stdout.write(`large heads, ${way}: ${JSON.stringify(statuses)}\n`);
  });

test('REL13 who sends or reads slowly holds nobody else up, and nginx lets go of who sends', async () => {
  for (const { way, slow } of held)
    expect([way, slow.mode, slow.opened]).toEqual([way, slow.mode, heldCount]);
  for (const way of ways) {
    const start = performance.now();
    const plain = `GET ${film} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    const answers = await Promise.all(
      Array.from(
        { length: 20 },
        async () => answersIn((await exchange(places[way], plain)).bytes)[0]?.status,
      ),
    );
    expect(answers).toEqual(Array.from({ length: 20 }, () => 200));
    process.stdout.write(
      `slow, ${way}: ${(held.length / 2) * heldCount} held, 20 others in ${Math.round(performance.now() - start)} ms\n`,
    );
  }
  const senders = held.filter(
    ({ way, slow }) => way === 'nginx' && (slow.mode === 'head' || slow.mode === 'body'),
  );
  for (const { slow } of senders)
    await expect.poll(() => [slow.mode, slow.ended()], { timeout: 30_000 }).toEqual([slow.mode, heldCount]);
});
