import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { endpointIds, endpoints } from '#src/contract/endpoints.ts';
import { createServer } from '../create-server.ts';
import { openTestDatabase } from '../database/test-database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { TestLog } from '../test-log.ts';
import { loadDemonstration, testNow } from '../test-server.ts';

const words = 'annadupont';
const log = new TestLog();
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemonstration(database, ['sn']);
});

it('no query stands in a line of the backend, whatever comes of a call', async () => {
  const { app } = createServer({
    database,
    sites: ['sn'],
    siteOrigins: { sn: 'http://sn.velours.test' },
    lifecycle: { phase: 'ready' },
    logger: log.logger,
    importToken: 'token',
    now: () => testNow,
    accounts: null,
  });
  // A statement that fails over a value: the error carries it, and its message too.
  app.get('/value', async ({ query }) => sql`select ${JSON.stringify(query)}::int`.execute(database.db));
  app.get('/address', ({ url }) => {
    throw new Error(`expected another address than ${url}`, { cause: new Error(`asked for ${url}`) });
  });
  const paths = endpointIds.map((id) =>
    endpoints[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'date' ? '2026-11-20' : 'x')),
  );
  const askAll = async () => {
    const query = `q=${words}&city=${words}&language=${words}&${words}`;
    const urls = [...paths.map((path) => `/sn${path}`), '/value', '/address', '/nowhere', '/sn/%zz'];
    return Promise.all(urls.map(async (url) => (await app.inject({ url: `${url}?${query}` })).statusCode));
  };
  const statuses = new Set(await askAll());
  await database.close();
  for (const status of await askAll()) statuses.add(status);
  await app.close();
  expect([...statuses]).toEqual(expect.arrayContaining([200, 404, 500, 503]));
  const lines = log.text.split('\n').slice(0, -1);
  expect(lines.filter((line) => line.includes('request failed')).length).toBeGreaterThanOrEqual(4);
  expect(lines.filter((line) => line.includes(words))).toEqual([]);
});
