import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { endpointIds, endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import { failingAnswers, type FailureName } from '#tests/support/failing-answers.ts';
import { impatient } from '../api-test-kit.ts';
import { endpointPath } from '../endpoint/endpoint-path.ts';
import { log, logDestination } from '../log.ts';
import { passOn } from '../proxy/api-proxy.ts';
import { newBudget, within } from './budget.ts';
import { callApi } from './transport.ts';

/**
 * Every endpoint of the contract × every way to fail, with a query that names a visitor's words: what the log then holds.
 */

const words = 'annadupont';
/** Further answers, in which the API gives the words back where nothing is expected. */
const echoes = {
  'words as a value': { shows: words, slug: words, title: 7, id: words },
  'words as a name': { [words]: { [words]: 1 }, shows: { [words]: 1 }, slug: 7 },
  'words in a list': [{ [words]: 1, slug: 7, title: words }],
} as const;
type Way = FailureName | keyof typeof echoes;
const isEcho = (way: Way): way is keyof typeof echoes => way in echoes;

let way: Way = 'status 500';
const server = createServer((request, response) => {
  if (isEcho(way)) response.setHeader('content-type', 'application/json').end(JSON.stringify(echoes[way]));
  else failingAnswers[way](request, response);
});

/** How far the clock has been moved: each test begins where the last one ended. */
let moved = 0;
/** Of equal lines only a few are written in a minute. */
function nextMinute(): void {
  moved += 2 * 60_000;
  vi.advanceTimersByTime(2 * 60_000);
}

let written = '';
/** What was written since the last look. */
function lines(): string[] {
  const found = written.split('\n').slice(0, -1);
  written = '';
  return found;
}

function paramsOf(id: EndpointId) {
  const names = Array.from(endpoints[id].path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const examples: Readonly<Record<string, string>> = { date: '2026-11-26', id: '7' };
  return Object.fromEntries(names.map((name) => [name, examples[name] ?? 'some-1']));
}

const query = { q: `${words} ${words}`, near: words };
const call = (id: EndpointId) => callApi('fr', id, 'fr', paramsOf(id), query);
const pass = (id: EndpointId) =>
  passOn({
    site: 'fr',
    language: 'fr',
    path: endpointPath(endpoints[id], paramsOf(id)) ?? '',
    query: new URLSearchParams({ ...query, city: words, genre: words, scope: 'faq' }),
    ifNoneMatch: null,
    captcha: null,
    forwardedFor: null,
  });

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

beforeEach(() => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('expected a TCP address');
  vi.stubEnv('API_ORIGIN', `http://127.0.0.1:${address.port}/{site}`);
  // Other tests write no log.
  log.level = 'info';
  vi.spyOn(logDestination, 'write').mockImplementation((line) => {
    written += line;
    return true;
  });
  impatient(5);
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.advanceTimersByTime(moved);
  nextMinute();
});

afterEach(() => {
  vi.useRealTimers();
  log.level = 'silent';
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** One of each kind. */
const ways: readonly Way[] = [
  'hang',
  'reset',
  'status 500',
  'redirect',
  'truncated',
  'no JSON',
  'wrong schema',
  ...(Object.keys(echoes) as (keyof typeof echoes)[]),
];
/** What gives words back was asked with words. */
const asked = (name: Way) =>
  endpointIds.filter((id) => !isEcho(name) || Object.keys(endpoints[id].query.shape).length > 1);

describe('no query stands in a line of the log', () => {
  it.each(ways)('whatever an endpoint answers: %s', async (name) => {
    way = name;
    const told: string[] = [];
    for (const id of asked(name)) {
      // A breaker that is open asks no more.
      forgetProcessWide();
      nextMinute();
      await call(id);
      await pass(id);
      told.push(...lines());
    }
    expect(told.length).toBeGreaterThanOrEqual(asked(name).length);
    expect(told.filter((line) => line.includes(words))).toEqual([]);
  });

  it('when the time of a page is over before there is an answer', async () => {
    way = 'hang';
    forgetProcessWide();
    const budget = { ...newBudget(), whole: 0 };
    for (const id of endpointIds) await within(budget, async () => call(id));
    const late = lines().filter((line) => line.includes('the time of a page was over'));
    expect(late.length).toBeGreaterThan(5);
    expect(late.filter((line) => line.includes(words))).toEqual([]);
  });

  it('in whatever an error says or carries', () => {
    const address = `https://api.example/fr/api/search?q=${words}%20x&near=${words}#${words}`;
    const cause = Object.assign(new Error(`connect ${address}`), { address, params: [words] });
    log.error({ err: new TypeError(`fetch failed: ${address}`, { cause }) }, 'it failed');
    log.error({ err: new AggregateError([cause], `"${address}"`) }, 'it failed');
    log.error({ words: `⨯ GET /rechercher?q=${words}\\${words}"${words} 500`, address }, 'it failed');
    log.error(Object.assign(new Error('it failed'), { query: 'select', parameters: [words] }));
    try {
      log.error({ address: new URL(`//?q=${words}`) }, 'no address');
    } catch (err) {
      log.error({ err }, 'it failed');
    }
    const told = lines();
    expect(told).toHaveLength(5);
    expect(told.filter((line) => line.includes(words))).toEqual([]);
    expect(told[0]).toContain('fetch failed: https://api.example/fr/api/search');
    for (const line of told) expect(() => JSON.parse(line) as unknown).not.toThrow();
  });
});
