import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { endpointIds, endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import { fixtures } from '#src/contract/fixtures.ts';
import { readAnswer } from '#src/contract/read.ts';
import { failingAnswers, type FailureName } from '#tests/support/failing-answers.ts';
import { stoppedClock } from '../api-test-kit.ts';
import { apiAddress, endpointPath } from '../endpoint/endpoint-path.ts';
import { cacheProfiles } from '../cache-manifest.ts';
import { lifetimeOf } from '#src/api/load/lifetime-of.ts';
import { mapLimited } from '#src/kernel/async/map-limited.ts';
import { answerMemory } from '../memory.ts';
import { callApi } from './transport.ts';
import { WaitingClock } from './waiting-clock.ts';

/**
 * Every endpoint of the contract × every way in which an API fails, over real connections: what a failure is without
 * memory, that it is never kept, that the last good answer stands in for it, and that the next good one is used.
 */

/** What each failure counts as, and how many requests one call then makes. */
const kinds: Readonly<Record<FailureName, readonly [kind: string, requests: number]>> = {
  hang: ['timeout', 1],
  trickle: ['timeout', 1],
  reset: ['network', 2],
  truncated: ['network', 2],
  'status 500': ['status', 1],
  'status 502': ['status', 1],
  'status 429': ['status', 1],
  redirect: ['status', 1],
  'redirect loop': ['status', 1],
  'no JSON': ['schema', 1],
  HTML: ['schema', 1],
  'wrong schema': ['schema', 1],
  'error as 200': ['schema', 1],
  large: ['schema', 1],
  deep: ['schema', 1],
};
const failures = Object.entries(kinds).map(([name, [kind, requests]]) => ({
  name: name as FailureName,
  kind,
  requests,
}));
/** An experience without a title is unknown (R265), and such an answer has none. */
const isUnknown = (id: EndpointId, name: FailureName) => id === 'experience' && name === 'wrong schema';

/** A remembered answer is asked for again after this time (ms). */
const past = 6_000;
/** So many large bodies are read at the same time. */
const fewAtOnce = 4;

/** Path parameters that the endpoint takes. */
function paramsOf(id: EndpointId) {
  const names = Array.from(endpoints[id].path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const examples: Readonly<Record<string, string>> = { date: '2026-11-26', id: '7' };
  return Object.fromEntries(names.map((name) => [name, examples[name] ?? 'some-1']));
}

/** The same answer with one text, number or switch changed, so that the contract reads something else. */
function otherEdition(id: EndpointId): unknown {
  const read = (body: unknown): string => JSON.stringify(readAnswer(endpoints[id], body));
  const before = read(fixtures[id]);
  const edition: unknown = structuredClone(fixtures[id]);
  const change = (holder: object): boolean =>
    Object.entries(holder).some(([key, value]: [string, unknown]) => {
      if (typeof value === 'object' && value !== null) return change(value);
      const other =
        typeof value === 'string' ? `${value}-2` : typeof value === 'number' ? value + 1 : value !== true;
      Reflect.set(holder, key, other);
      const reading = readAnswer(endpoints[id], edition);
      if (reading.ok && reading.dropped.length === 0 && read(edition) !== before) return true;
      Reflect.set(holder, key, value);
      return false;
    });
  if (!change(Object(edition))) throw new Error(`${id}: nothing in its fixture can change`);
  return edition;
}

const secondEditions = new Map(endpointIds.map((id) => [id, otherEdition(id)]));

let fails: FailureName | null = null;
let edition: 1 | 2 = 1;
let requests: EndpointId[] = [];
/** The tags by which requests named what they had. */
const tags = new Set<string>();
let onRequest: () => void = () => undefined;

function answer(request: IncomingMessage, response: ServerResponse): void {
  const id = endpointIds.find((one) => request.url === addressOf.get(one));
  if (id === undefined) throw new Error(`expected a call of the contract, got ${request.url}`);
  requests.push(id);
  if (request.headers['if-none-match'] !== undefined) tags.add(request.headers['if-none-match']);
  if (fails === null) {
    const body = edition === 1 ? fixtures[id] : secondEditions.get(id);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  } else failingAnswers[fails](request, response);
  onRequest();
}

const server = createServer(answer);
const addressOf = new Map<EndpointId, string>(
  endpointIds.map((id) => {
    const path = endpointPath(endpoints[id], paramsOf(id));
    if (path === null) throw new Error(`${id}: expected parameters that it takes`);
    return [id, `/fr${apiAddress('', path, 'fr')}`];
  }),
);

const call = (id: EndpointId) => callApi('fr', id, 'fr', paramsOf(id));
const all = <T>(step: (id: EndpointId) => Promise<T>) =>
  mapLimited(endpointIds, fails === 'large' ? fewAtOnce : endpointIds.length, async (id) => ({
    id,
    result: await step(id),
  }));

/** Calls every endpoint while the API fails; calls that would wait are given up when all have arrived. */
async function allFail(name: FailureName) {
  fails = name;
  requests = [];
  const waiting: (() => void)[] = [];
  const wait =
    kinds[name][0] === 'timeout'
      ? vi.spyOn(WaitingClock.prototype, 'wait').mockImplementation((_limit, over) => {
          waiting.push(over);
          return () => undefined;
        })
      : null;
  onRequest = () => {
    if (requests.length === endpointIds.length) for (const over of waiting) over();
  };
  const results = await all(call);
  wait?.mockRestore();
  onRequest = () => undefined;
  fails = null;
  return results;
}

/** How often each endpoint was asked for. */
const counted = () => new Map([...Map.groupBy(requests, (id) => id)].map(([id, of]) => [id, of.length]));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('expected a TCP address');
  vi.stubEnv('API_ORIGIN', `http://127.0.0.1:${address.port}/{site}`);
  vi.stubEnv('API_TIMEOUT_MS', '10000');
  // The environment is read once.
  await call('settings');
});

beforeEach(() => {
  forgetProcessWide();
  edition = 1;
  requests = [];
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe.each(failures)('REL5: $name, at any call of the contract', ({ name, kind, requests: each }) => {
  const everyCall = new Map(endpointIds.map((id) => [id, each]));
  const failed = (id: EndpointId) => ({
    ok: false,
    failure: expect.objectContaining({ kind: isUnknown(id, name) ? 'unknown' : kind }) as unknown,
  });

  it('is a failure without memory, and is not kept', async () => {
    const results = await allFail(name);
    for (const { id, result } of results) expect([id, result]).toEqual([id, failed(id)]);
    expect(counted()).toEqual(everyCall);
    expect(answerMemory().size).toBe(0);
  });

  it('leaves the last good answer in place, for seconds, until the first good one after it', async () => {
    const clock = stoppedClock();
    const good = new Map((await all(call)).map(({ id, result }) => [id, result]));
    clock.advance(past);
    for (const { id, result } of await allFail(name)) {
      const value = { value: fixtures[id], stale: true };
      expect([id, result]).toEqual([id, isUnknown(id, name) ? failed(id) : { ok: true, value }]);
      if (!isUnknown(id, name)) expect([id, lifetimeOf(id, result)]).toEqual([id, cacheProfiles.failure]);
    }
    expect(counted()).toEqual(everyCall);
    edition = 2;
    clock.advance(past);
    for (const id of endpointIds) {
      const reading = readAnswer(endpoints[id], secondEditions.get(id));
      const value = { value: reading.ok && reading.value, stale: false };
      const result = await call(id);
      expect([id, result]).toEqual([id, { ok: true, value }]);
      expect([id, result]).not.toEqual([id, good.get(id)]);
    }
    expect(tags).toEqual(new Set());
  });
});
