import * as fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOrigin, openHost, siteOriginOf } from '../accounts/test-kit.ts';
import type { TestHost } from '../accounts/test-kit.ts';
import { openTestDatabase } from '../database/test-database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { registerMetrics } from '../metrics/backend-metrics.ts';
import { readErrorReport } from './read-error-report.ts';
import { usualBudget } from './report-budget.ts';

type Line = Record<string, unknown>;

let database: OpenDatabase;
let host: TestHost;
let metrics: () => Promise<string>;
const lines: Line[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  host = await openHost(database, {}, logger, (server) => {
    const registry = registerMetrics(server, database.db);
    metrics = () => registry.metrics();
  });
});
afterAll(async () => {
  await host.app.close();
  await database.close();
});
beforeEach(() => {
  lines.length = 0;
  host.clock.pass(60);
});

const report = {
  kind: 'boundary',
  message: 'TypeError: x is undefined',
  frames: [`${siteOriginOf('fr')}/_next/static/chunks/a.js:1:22`],
  page: 'movie',
  release: 'aB3_-x',
};

interface Sent {
  readonly type?: string;
  readonly origin?: string | null;
  readonly address?: string;
}

function send(
  payload: unknown,
  { type = 'application/json', origin = siteOriginOf('fr'), address }: Sent = {},
) {
  return host.app.inject({
    method: 'POST',
    url: '/api/error-reports',
    headers: {
      host: new URL(accountOrigin).host,
      'content-type': type,
      'user-agent': 'anna',
      cookie: 'who=anna',
      ...(origin === null ? {} : { origin }),
    },
    ...(address === undefined ? {} : { remoteAddress: address }),
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}

const told = () => lines.filter(({ msg }) => msg === 'script of a page failed');
async function countOf(outcome: string, kind = 'none'): Promise<number> {
  const found = new RegExp(
    `velours_backend_error_reports_total\\{outcome="${outcome}",kind="${kind}"\\} (\\d+)`,
  ).exec(await metrics());
  return Number(found?.[1] ?? 0);
}

describe('D56 reports about errors of script', () => {
  it('are counted by kind and logged: site, page, release, message and frames, nothing about the visitor', async () => {
    const answer = await send(report);
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([
      204,
      siteOriginOf('fr'),
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const personal = {
      ...report,
      kind: 'rejection',
      page: 'none',
      message: 'SyntaxError: "anna@chain.test" of /films?q=anna is no JSON',
      frames: [`${siteOriginOf('fr')}/films/a?anna:1:2`, 'https://anna:anna@fr.test/a.js:1:2'],
    };
    await send(personal, { origin: siteOriginOf('nl') });
    expect(told()).toMatchObject([
      { level: 40, site: 'fr', ...report },
      { site: 'nl', page: 'none', message: 'SyntaxError: "…" of /films is no JSON' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/anna/);
    expect([await countOf('taken', 'boundary'), await countOf('taken', 'rejection')]).toEqual([1, 1]);
  });

  it('of extensions are counted alone', async () => {
    await send({ ...report, frames: ['moz-extension://abc/x.js:1:2'] });
    expect(told()).toEqual([]);
    expect(await countOf('extension', 'boundary')).toBe(1);
  });

  it.each([
    ['a kind that nobody knows', { ...report, kind: 'anna' }],
    ['a page that nobody knows', { ...report, page: '/films/anna' }],
    ['a release that is none', { ...report, release: '"},{"level":60' }],
    ['a field that nobody knows', { ...report, email: 'anna@chain.test' }],
    ['too many frames', { ...report, frames: Array.from({ length: 6 }, () => 'https://fr.test/a.js:1:2') }],
    ['too long a message', { ...report, message: 'x'.repeat(1_001) }],
    ['no report', [report]],
  ])('are none with %s, which is counted', async (_what, sent) => {
    const before = await countOf('malformed');
    expect((await send(sent)).statusCode).toBe(204);
    expect(told()).toEqual([]);
    expect(await countOf('malformed')).toBe(before + 1);
    expect(await metrics()).not.toMatch(/anna/);
  });

  it('are refused from foreign pages and from nobody, in other types and forms, and too long', async () => {
    for (const origin of [
      'https://evil.test',
      'null',
      `${siteOriginOf('fr')}.evil.test`,
      accountOrigin,
      null,
    ])
      expect((await send(report, { origin })).statusCode).toBe(403);
    expect((await send(report, { type: 'text/plain' })).statusCode).toBe(415);
    expect((await send('{"kind":')).statusCode).toBe(400);
    expect((await send({ ...report, message: 'x'.repeat(5_000) })).statusCode).toBe(413);
    expect(told()).toEqual([]);
  });

  it('are read so many times a minute from one address and from all, whatever is reported about policies', async () => {
    const { all, address } = usualBudget;
    let read = 0;
    for (let count = 0; count < address + 5; count += 1)
      if ((await send(report, { address: '203.0.113.7' })).statusCode === 204) read += 1;
    expect(read).toBe(address);
    const refused = await send('not read at all', { address: '203.0.113.7' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    for (let count = 0; count < all * 2; count += 1) {
      const from = `198.51.${count % 100}.${Math.floor(count / 100)}`;
      if ((await send(report, { address: from })).statusCode === 204) read += 1;
    }
    expect(read).toBe(all);
    const policies = await host.app.inject({
      method: 'POST',
      url: '/api/policy-reports',
      headers: { host: new URL(accountOrigin).host, 'content-type': 'application/csp-report' },
      payload: '{}',
    });
    expect(policies.statusCode).toBe(204);
  });

  it('give few known words and bounded texts, whatever is sent', () => {
    const anything = fc.record({
      kind: fc.constant('error'),
      message: fc.string({ unit: 'binary', maxLength: 1_000 }),
      frames: fc.array(
        fc.string({ unit: 'binary', maxLength: 200 }).map((text) => `https://${text}`),
        {
          maxLength: 5,
        },
      ),
      page: fc.constant('home'),
      release: fc.constant('a'),
    });
    fc.assert(
      fc.property(fc.oneof(anything, fc.anything()), (sent) => {
        const read = readErrorReport(sent);
        if (read === null) return;
        expect(read.message.length).toBeLessThanOrEqual(200);
        expect(read.frames.length).toBeLessThanOrEqual(5);
        for (const frame of read.frames) expect(frame).toMatch(/^[^\s?#"]{1,222}$/u);
      }),
      { seed: 13, numRuns: 1_000 },
    );
  });
});
