import * as fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { href } from '#src/routes/href.ts';
import { accountOrigin, openHost, siteOriginOf, testSites } from '../accounts/test-kit.ts';
import type { TestHost } from '../accounts/test-kit.ts';
import { openTestDatabase } from '../database/test-database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { registerMetrics } from '../metrics/backend-metrics.ts';
import { readReports } from './read-reports.ts';
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

const oneOld = (more: Readonly<Record<string, unknown>> = {}) => ({
  'csp-report': {
    'document-uri': `${siteOriginOf('fr')}/films/a-film?q=anna#anna`,
    referrer: 'https://anna.test/',
    'violated-directive': 'img-src',
    'effective-directive': 'img-src',
    'original-policy': "default-src 'none'",
    disposition: 'enforce',
    'blocked-uri': 'https://user:secret@pixel.test/p.gif?visitor=anna',
    'line-number': 7,
    'source-file': `${siteOriginOf('fr')}/_next/static/chunks/a.js?anna`,
    'script-sample': 'anna',
    ...more,
  },
});
const oneNew = (more: Readonly<Record<string, unknown>> = {}) => ({
  type: 'csp-violation',
  age: 10,
  url: 'https://anna.test/',
  user_agent: 'anna',
  body: {
    documentURL: `${siteOriginOf('nl')}${href('nl-NL', { page: 'home' })}`,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    sample: 'anna',
    statusCode: 200,
    ...more,
  },
});

interface Sent {
  readonly type?: string;
  readonly origin?: string;
  readonly address?: string;
}

function send(payload: unknown, { type = 'application/csp-report', origin, address }: Sent = {}) {
  return host.app.inject({
    method: 'POST',
    url: '/api/policy-reports',
    headers: {
      host: new URL(accountOrigin).host,
      'content-type': type,
      'user-agent': 'anna',
      cookie: 'who=anna',
      ...(origin === undefined ? {} : { origin }),
    },
    ...(address === undefined ? {} : { remoteAddress: address }),
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}

const told = () => lines.filter(({ msg }) => msg === 'a page broke its policy');
async function countOf(outcome: string, directive = 'none'): Promise<number> {
  const found = new RegExp(
    `velours_backend_policy_reports_total\\{outcome="${outcome}",directive="${directive}"\\} (\\d+)`,
  ).exec(await metrics());
  return Number(found?.[1] ?? 0);
}

describe('SEC4 reports about policies of pages', () => {
  it('are counted and logged in either form: kind of page, directive, addresses without query', async () => {
    const before = await countOf('taken', 'img-src');
    const old = await send(oneOld(), { origin: siteOriginOf('fr') });
    expect([old.statusCode, old.headers['access-control-allow-origin']]).toEqual([204, siteOriginOf('fr')]);
    const batch = [
      oneNew(),
      { type: 'deprecation', body: {} },
      oneNew({ blockedURL: 'data:text/html,anna' }),
    ];
    expect((await send(batch, { type: 'application/reports+json' })).statusCode).toBe(204);
    expect(told()).toMatchObject([
      {
        level: 40,
        site: 'fr',
        page: 'movie',
        directive: 'img-src',
        blocked: 'https://pixel.test/p.gif',
        source: `${siteOriginOf('fr')}/_next/static/chunks/a.js`,
        line: 7,
      },
      { site: 'nl', page: 'home', directive: 'script-src-elem', blocked: 'inline', source: null, line: null },
      { blocked: 'data' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/anna|secret|a-film/);
    expect(await countOf('taken', 'img-src')).toBe(before + 1);
    expect(await countOf('foreign')).toBeGreaterThan(0);
  });

  it('of extensions are counted alone, of other pages not taken, unknown directives are one', async () => {
    await send(oneOld({ 'blocked-uri': 'chrome-extension://abc/x.js' }));
    await send(oneOld({ 'source-file': 'moz-extension://abc/x.js' }));
    await send(oneOld({ 'document-uri': 'https://evil.test/' }));
    await send(oneOld({ 'document-uri': 'about:blank' }));
    await send(oneOld({ 'effective-directive': 'invented-by-anna', 'blocked-uri': '"},{"level":60' }));
    expect(await countOf('extension', 'img-src')).toBe(2);
    expect(told().map(({ directive, blocked }) => [directive, blocked])).toEqual([['other', 'other']]);
    expect(await metrics()).not.toMatch(/anna|evil/);
  });

  it('are refused from foreign pages, in other types and forms, and too long', async () => {
    for (const origin of ['https://evil.test', 'null', `${siteOriginOf('fr')}.evil.test`])
      expect((await send(oneOld(), { origin })).statusCode).toBe(403);
    expect((await send(oneOld(), { type: 'application/json' })).statusCode).toBe(415);
    expect((await send(oneOld(), { type: 'text/plain' })).statusCode).toBe(415);
    expect((await send('{"csp-report":')).statusCode).toBe(400);
    expect((await send(oneOld({ 'script-sample': 'x'.repeat(17_000) }))).statusCode).toBe(413);
    expect(told()).toEqual([]);
    const asked = await host.app.inject({
      url: '/api/policy-reports',
      headers: { host: 'account.velours.localhost:4000' },
    });
    expect(asked.statusCode).toBe(404);
  });

  it('are answered to the question that browsers ask before', async () => {
    const asked = (origin: string) =>
      host.app.inject({
        method: 'OPTIONS',
        url: '/api/policy-reports',
        headers: {
          host: new URL(accountOrigin).host,
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
    const own = await asked(siteOriginOf('nl'));
    expect([own.statusCode, own.headers['access-control-allow-origin']]).toEqual([204, siteOriginOf('nl')]);
    expect(own.headers['access-control-allow-headers']).toMatch(/content-type/i);
    expect((await asked('https://evil.test')).statusCode).toBe(403);
  });

  it('are read so many times a minute, from one address and from all, and then not at all', async () => {
    const { all, address } = usualBudget;
    let read = 0;
    for (let count = 0; count < address + 5; count += 1)
      if ((await send(oneOld(), { address: '203.0.113.7' })).statusCode === 204) read += 1;
    expect(read).toBe(address);
    const refused = await send('not read at all', { address: '203.0.113.7' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    for (let count = 0; count < all * 2; count += 1) {
      const from = `198.51.${count % 100}.${Math.floor(count / 100)}`;
      if ((await send(oneOld(), { address: from })).statusCode === 204) read += 1;
    }
    expect(read).toBe(all);
    expect(await countOf('limited')).toBe(5 + 1 + all * 2 - (all - address));
    host.clock.pass(60);
    expect((await send(oneOld(), { address: '203.0.113.7' })).statusCode).toBe(204);
    // Again all of them; then the clock is set back by an hour.
    for (let count = 1; count < address; count += 1) await send(oneOld(), { address: '203.0.113.7' });
    expect((await send(oneOld(), { address: '203.0.113.7' })).statusCode).toBe(429);
    host.clock.pass(-3_600);
    expect((await send(oneOld(), { address: '203.0.113.7' })).statusCode).toBe(204);
    host.clock.pass(3_600);
  });
});

describe('readReports', () => {
  const origins = new Map(testSites.map((site) => [site, siteOriginOf(site)] as const));

  it('gives few known words and bounded texts, whatever is sent', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({ 'csp-report': fc.dictionary(fc.string(), fc.anything()) }),
      fc.dictionary(fc.string(), fc.anything()).map((more) => oneOld(more)),
      fc
        .webUrl({ withQueryParameters: true })
        .map((url) => oneOld({ 'blocked-uri': url, 'source-file': url })),
      fc
        .string({ maxLength: 3_000 })
        .map((text) => oneOld({ 'blocked-uri': text, 'effective-directive': text })),
      fc.array(fc.record({ type: fc.constant('csp-violation'), body: fc.anything() })),
    );
    fc.assert(
      fc.property(anything, (sent) => {
        for (const read of readReports(sent, origins)) {
          if (read.kind !== 'report') continue;
          const { report } = read;
          expect(report.blocked).toMatch(/^[^\s?#"]{0,200}$/);
          expect(report.source ?? '').toMatch(/^[^\s?#"]{0,200}$/);
          expect(report.directive).toMatch(/^[a-z-]{5,20}$/);
        }
      }),
      { seed: 13, numRuns: 2_000 },
    );
  });

  it('reads no more than twenty of one request', () => {
    const many = Array.from({ length: 21 }, () => oneNew());
    expect(readReports(many, origins)).toEqual([{ kind: 'malformed' }]);
    expect(readReports(many.slice(1), origins)).toHaveLength(20);
  });
});
