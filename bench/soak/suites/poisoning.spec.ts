import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { eachQueryApart, forOneProgram, OwnEdge } from '#tests/support/own-edge.ts';
import { OwnProxy, proxyKinds } from '#tests/support/own-proxy.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { OutageApi } from '../../../e2e/failures/outage-api.ts';
import { purge, purgeSecret } from '#tests/support/purges.ts';
import { needsNginx } from '../../../e2e/support/behind-edge.ts';
import { headerNames, valuesOf } from '../../../e2e/support/spellings.ts';
import { forms, manners, type Form } from '../../../e2e/addresses/framework-requests.ts';
import {
  addresses,
  ask,
  environment,
  essenceOf,
  faultsOf,
  Findings,
  foreignIn,
  wayNames,
  type Answer,
  type WayName,
  type Way,
} from '../../../e2e/addresses/poisoning.ts';

/**
 * SEC1, the long form (some 80,000 requests, each with a clean one): every header with twelve values, and Next.js's own kinds of request, at every kind of
 * address; at the web process itself, through the shipped nginx and through Varnish, which keeps what web marks. Right
 * after each of them the address is asked for as anybody asks for it. Without a browser. `e2e/addresses/poisoning.spec.ts` is
 * the short form.
 */
test.describe.configure({ mode: 'serial', timeout: 7_200_000 });

const valueCount = 12;
const lanes = 8;
/** After so many values of a header all pages are old, and are rendered again for whoever asks next. */
const valuesToPurge = 4;
/** After so many headers web begins anew, and has no page. */
const headersToRestart = 10;
/** A page that is still old after this time, in milliseconds, waits for more than the other pages. */
const longestOldMs = 10_000;
/** Between two looks at a page that is being rendered, in milliseconds: who only looks leaves it no processor. */
const lookMs = 5;

let api: OutageApi;
let web: OwnWeb;
let webPort: number;
let operatorPort: number;
let edge: OwnEdge;
let varnish: OwnProxy;
/** With a connection for each request, and with connections that stay open. */
let ways: Readonly<Record<WayName, Way>>;
let openWays: Readonly<Record<WayName, Way>>;

const startWeb = () =>
  OwnWeb.start(api.origin, {
    port: webPort,
    environment: {
      ...environment,
      SITE_ORIGIN: 'https://{site}.example.com',
      METRICS_PORT: String(operatorPort),
      REVALIDATE_SECRET: purgeSecret,
    },
  });

test.beforeAll(async () => {
  const nginx = needsNginx();
  const { program } = proxyKinds.varnish;
  if (program === undefined) throw new Error('no Varnish: the long form needs one (VARNISH_PATH)');
  api = new OutageApi();
  await api.start();
  [webPort, operatorPort] = [await freePort(), await freePort()];
  web = await startWeb();
  edge = await OwnEdge.start(nginx, { web: webPort, backend: await freePort() }, [
    ...forOneProgram,
    eachQueryApart,
  ]);
  varnish = await OwnProxy.start(program, proxyKinds.varnish, webPort);
  ways = { web: { port: webPort }, nginx: edge.tls, varnish: { port: varnish.ports.plain } };
  openWays = {
    web: { ...ways.web, agent: new Agent({ keepAlive: true }) },
    nginx: { ...ways.nginx, agent: new SecureAgent({ keepAlive: true }) },
    varnish: { ...ways.varnish, agent: new Agent({ keepAlive: true }) },
  };
});

test.afterAll(async () => {
  for (const name of wayNames) openWays[name].agent?.destroy();
  await varnish.stop();
  await edge.stop();
  await web.stop();
  await api.stop();
});

/** Every address is asked for under a query of its own, so that what an edge keeps of it begins with the attack. */
let marks = 0;
const newMark = () => `m${String((marks += 1)).padStart(7, '0')}`;
const marked = (address: string, mark: string) => `${address}?mark=${mark}`;

/** An answer without the mark, which web may repeat (in a redirect): only another one's mark would differ. */
function unmarked(answer: Answer, mark: string): Answer {
  const without = (text: string) => text.replaceAll(mark, 'mark');
  const headers = JSON.parse(without(JSON.stringify(answer.headers))) as Answer['headers'];
  return { ...answer, headers, body: without(answer.body) };
}

const encodings = ['gzip', ''] as const;

/** What a connection ends with: such a request has one of its own, and so has one with a body. */
const endsConnection = ['connection', 'expect', 'te', 'upgrade', 'content-type'];

async function clean(name: WayName, form: Form, address: string, mark: string, encoding: string) {
  const question = form.ask(marked(address, mark));
  const headers: Record<string, string> = encoding === '' ? {} : { 'accept-encoding': encoding };
  const answer = await ask(openWays[name], { ...question, headers: { ...question.headers, ...headers } });
  const plain = unmarked(answer, mark);
  return { essence: essenceOf(plain), foreign: foreignIn(plain) };
}

type Clean = Awaited<ReturnType<typeof clean>>;
const keyOf = (name: WayName, form: Form, address: string, encoding: string) =>
  `${name} ${form.name} ${address} ${encoding}`;

/** What everybody gets, before anything was tried: the same the first time and from a cache. */
async function cleanAnswers(asked: readonly Form[]): Promise<ReadonlyMap<string, Clean>> {
  const all = new Map<string, Clean>();
  for (const name of wayNames)
    for (const form of asked)
      for (const address of addresses)
        for (const encoding of encodings) {
          const mark = newMark();
          const first = await clean(name, form, address, mark, encoding);
          const key = keyOf(name, form, address, encoding);
          expect([key, await clean(name, form, address, mark, encoding)]).toEqual([key, first]);
          all.set(key, first);
        }
  return all;
}

interface Attack {
  readonly name: WayName;
  readonly form: Form;
  readonly address: string;
  /** What is changed of the clean request. */
  readonly headers: Readonly<Record<string, string | null>>;
  readonly query?: string;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly body?: string;
}

const withoutNull = (headers: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  ) as Readonly<Record<string, string>>;

/** The headers of a request that name another address, with that one. */
const withPath = (headers: Readonly<Record<string, string | null>>, other: string) =>
  Object.fromEntries(
    Object.entries(headers).map(([key, value]) => [key, value?.replace('{path}', other) ?? null]),
  );

/** Asks hostilely, and then as everybody does. */
async function attack(known: ReadonlyMap<string, Clean>, found: Findings, given: Attack): Promise<void> {
  const { name, form, address, headers, query = '', prefix = '', suffix = '', body } = given;
  const mark = newMark();
  const question = form.ask(marked(`${prefix}${address}${suffix}`, mark));
  const shown = `${name} ${form.name} ${question.target}${query} ${JSON.stringify(headers)} ${body ?? ''}`;
  const encoding = encodings[marks % encodings.length] ?? '';
  const expected = known.get(keyOf(name, form, address, encoding));
  // A connection that is ended without an answer is one too.
  const isAlone = body !== undefined || endsConnection.some((other) => other in headers);
  const answer = await ask((isAlone ? ways : openWays)[name], {
    method: 'GET',
    target: question.target + query,
    headers: withoutNull({ ...question.headers, ...headers }),
    ...(body === undefined ? {} : { body }),
  }).catch(() => null);
  found.note(name, answer?.status ?? 0);
  if (answer !== null) {
    for (const fault of faultsOf(answer)) found.fault(`${shown}: ${fault}`);
    for (const foreign of foreignIn(unmarked(answer, mark)))
      if (!expected?.foreign.includes(foreign)) found.fault(`${shown}: names ${foreign}`);
  }
  const after = await clean(name, form, address, mark, encoding);
  found.cleanAnswers += 1;
  if (after.essence !== expected?.essence || String(after.foreign) !== String(expected.foreign))
    found.fault(`${shown} → ${address} ${encoding}: ${after.essence}, not ${expected?.essence}`);
}

const document = forms.find(({ name }) => name === 'document') as Form;

/** Waits until web has rendered a page again that it found old, and looks at what it gives meanwhile. */
async function untilRendered(
  known: ReadonlyMap<string, Clean>,
  found: Findings,
  address: string,
  shown: string,
): Promise<void> {
  const expected = known.get(keyOf('web', document, address, 'gzip'));
  const since = performance.now();
  for (;;) {
    const mark = newMark();
    const answer = await ask(openWays.web, {
      method: 'GET',
      target: marked(address, mark),
      headers: { 'accept-encoding': 'gzip' },
    });
    const essence = essenceOf(unmarked(answer, mark));
    if (essence !== expected?.essence)
      found.fault(`${shown} → web ${address}, while it is rendered: ${essence}, not ${expected?.essence}`);
    const waited = performance.now() - since;
    found.longestOldMs = Math.max(found.longestOldMs, waited);
    if (answer.headers['x-nextjs-cache'] !== 'STALE') return;
    if (waited > longestOldMs) break;
    await setTimeout(lookMs);
  }
  found.fault(`${shown} → ${address} is not rendered again within ${longestOldMs / 1_000} s`);
}

/** Does something for each of several things, some of them at the same time. */
async function inLanes<T>(things: readonly T[], act: (thing: T, index: number) => Promise<void>) {
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < things.length; index = next++) await act(things[index] as T, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Web begins anew: whoever asks first has every page rendered. */
async function restart(): Promise<void> {
  await web.stop();
  web = await startWeb();
}

/** Every page that web has is old: it is rendered again behind the back of whoever asks next. */
async function makeOld(): Promise<void> {
  // Each message counts once.
  expect(await purge(operatorPort, 'site:fr', `show:fr:round-${marks}`), 'the purge').toBe(200);
}

/** The ways in an order of their own: each comes first as often as the others. */
const rotated = (by: number) =>
  wayNames.map((_, index) => wayNames[(index + by) % wayNames.length] as WayName);

test(`SEC1 no value of any header, at any kind of address, gives anybody another answer`, async () => {
  const since = performance.now();
  const known = await cleanAnswers([document]);
  const found = new Findings();
  for (const [at, header] of headerNames.entries()) {
    if (at % headersToRestart === 0) {
      await restart();
      found.print(`after ${at} headers`, since);
    }
    for (const [round, given] of valuesOf(header, valueCount).entries()) {
      const isAnew = round % valuesToPurge === 0;
      if (isAnew) await makeOld();
      await inLanes(addresses, async (address, index) => {
        const other = addresses[(index + round + 1) % addresses.length] as string;
        const headers = withPath({ [header]: given }, other);
        for (const name of rotated(at + round))
          await attack(known, found, { name, form: document, address, headers });
        if (isAnew) await untilRendered(known, found, address, JSON.stringify(headers));
      });
    }
  }
  found.print(`${headerNames.length} headers × ${valueCount} values × ${addresses.length} addresses`, since);
  expect([found.faultCount, found.faults]).toEqual([0, []]);
  expect(headerNames.length).toBeGreaterThanOrEqual(80);
  expect(addresses.length).toBeGreaterThanOrEqual(20);
  expect(found.attacks).toBe(headerNames.length * valueCount * addresses.length * wayNames.length);
  expect(await cleanAnswers([document])).toEqual(known);
});

test('SEC1 no way in which Next.js asks gives a document, a payload or a part of one another answer', async () => {
  const since = performance.now();
  const known = await cleanAnswers(forms);
  const found = new Findings();
  for (const [at, manner] of manners.entries()) {
    if (at % headersToRestart === 0) await restart();
    for (const [round, form] of forms.entries()) {
      await makeOld();
      await inLanes(addresses, async (address, index) => {
        const other = addresses[(index + round + 1) % addresses.length] as string;
        const { name: _, headers = {}, ...rest } = manner;
        for (const name of rotated(at + round))
          await attack(known, found, { ...rest, name, form, address, headers: withPath(headers, other) });
        await untilRendered(known, found, address, manner.name);
      });
    }
  }
  found.print(`${manners.length} manners × ${forms.length} forms × ${addresses.length} addresses`, since);
  expect([found.faultCount, found.faults]).toEqual([0, []]);
  expect(found.attacks).toBe(manners.length * forms.length * addresses.length * wayNames.length);
  expect(await cleanAnswers(forms)).toEqual(known);
});
