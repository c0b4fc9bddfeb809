import { array, assert, asyncProperty, constantFrom, oneof, string, stringMatching, tuple } from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../database/test-database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { loadDemonstration, testServer } from '../test-server.ts';

let database: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemonstration(database, ['sn']);
  app = testServer(database, ['sn']);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const runs = { numRuns: 400, seed: 20_261_120 };
const expected: ReadonlySet<number> = new Set([200, 304, 400, 401, 404, 405, 410, 414]);

const odd = constantFrom(
  '%00',
  '%',
  '%zz',
  '%2F',
  '%5C',
  '..',
  '%2e%2e',
  '%C0%AF',
  '%EF%BF%BF',
  '%F0%9F%8D%BF',
  '\u00e9',
  "'",
  '%27--',
  ';',
  '__proto__',
  'constructor',
  '%0d%0a',
  '*',
  '{slug}',
  ':site',
);
const segment = oneof(
  odd,
  stringMatching(/^[a-z0-9-]{1,12}$/),
  constantFrom(
    'api',
    'sn',
    'show',
    'cinema',
    'showtimes',
    '2026-11-20',
    'shows',
    'zone',
    'search',
    'full',
    'fr',
  ),
);
const path = array(segment, { minLength: 1, maxLength: 8 }).map((parts) => `/${parts.join('/')}`);
const known = tuple(
  constantFrom('show', 'cinema', 'city', 'event', 'zone'),
  string({ minLength: 1, maxLength: 60, unit: 'binary' }),
  constantFrom(
    '',
    '/shows',
    '/cinemas',
    '/translate',
    '/showtimes/x',
    '/showtimes/2026-11-20',
    '/showtimes/x/2026-11-20',
  ),
).map(([kind, slug, rest]) => `/sn/api/${kind}/${encode(slug)}${rest}`);
const query = array(
  tuple(
    constantFrom('q', 'type', 'language', 'scope', 'x', '__proto__'),
    string({ maxLength: 250, unit: 'binary' }),
  ),
  { maxLength: 5 },
).map((pairs) => pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&'));

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

describe('whatever is asked', () => {
  it('a hostile address gets an answer that fits and never an error of the server', async () => {
    await assert(
      asyncProperty(
        oneof(path, known),
        query,
        constantFrom('GET' as const, 'HEAD' as const, 'POST' as const, 'DELETE' as const),
        async (where, what, method) => {
          const response = await app.inject({ url: `${where}?${what}`, method });
          expect(expected).toContain(response.statusCode);
          expect(response.body).not.toContain('node_modules');
        },
      ),
      runs,
    );
  });

  it('R247 any text can be searched for', async () => {
    await assert(
      asyncProperty(string({ maxLength: 100, unit: 'binary' }), async (text) => {
        const response = await app.inject({ url: `/sn/api/search/full?q=${encode(text)}` });
        const body: unknown = JSON.parse(response.body);
        expect([
          [true, 200],
          [false, 400],
        ]).toContainEqual([Array.isArray(body), response.statusCode]);
      }),
      runs,
    );
  });
});
