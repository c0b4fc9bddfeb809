import { expect } from '@playwright/test';
import { endpointIds, endpoints } from '#src/contract/endpoints.ts';
import { href } from '#src/routes/href.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { mistaken } from './mistake.ts';
import { OutageApi, slugs } from './outage-api.ts';
import { test } from '../support/test.ts';

/** The log of a running web process, without a browser. */
let api: OutageApi;
let web: OwnWeb;

test.beforeAll(async () => {
  api = new OutageApi();
  await api.start();
  web = await OwnWeb.start(api.origin, { environment: { LOG_LEVEL: 'info' } });
});

test.afterAll(async () => {
  await web.stop();
  await api.stop();
});

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly kind?: string;
  readonly trace?: string;
  readonly status?: number;
  readonly cache?: string;
  readonly err?: { readonly type: string };
}

/** All whole lines of a log, each of which is JSON. */
const linesOf = ({ errors }: OwnWeb): Line[] =>
  errors
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);
const requests = () => linesOf(web).filter(({ kind }) => kind?.startsWith('page-'));
const film = href('fr-FR', { page: 'movie', slug: slugs.film });
const secret = 'annadupont';

test('a page’s line names the trace of its calls, and nothing of the visitor', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = {
    traceparent: `00-${trace}-00f067aa0ba902b7-01`,
    cookie: `who=${secret}`,
    'user-agent': secret,
    'x-forwarded-for': '203.0.113.7',
  };
  expect((await web.get('fr', film, { headers })).status).toBe(200);
  await web.get('fr', `${href('fr-FR', { page: 'search' })}?q=${secret}`);
  await web.get('fr', `/api/search?q=${secret}`);
  await expect.poll(() => requests().length).toBeGreaterThanOrEqual(2);
  const [first] = requests();
  expect(first).toMatchObject({ msg: 'request', kind: 'page-movie', status: 200, cache: 'miss', trace });
  expect(api.traces).toContain(trace);
  expect(web.errors).not.toMatch(new RegExp(`${secret}|203\\.0\\.113`));
});

test('pages that throw are ten lines of the log, each of them JSON, however often they are asked for', async () => {
  const broken = await OwnWeb.start(api.origin, { environment: mistaken });
  try {
    for (let count = 0; count < 40; count += 1)
      expect((await broken.get('fr', `${film}?q=${secret}`)).status).toBe(500);
    const told = linesOf(broken).filter(({ level }) => level >= 40);
    expect(told.length).toBeGreaterThanOrEqual(10);
    const perMessage = Map.groupBy(told, ({ msg, err }) => `${msg} ${err?.type}`);
    expect([...perMessage.values()].map((same) => same.length).filter((lines) => lines > 10)).toEqual([]);
    expect(broken.errors).not.toContain(secret);
  } finally {
    await broken.stop();
  }
});

test('no query stands in a line, however the API fails', async () => {
  const failing = await OwnWeb.start(api.origin, {
    environment: { LOG_LEVEL: 'trace', API_TIMEOUT_MS: '1000', PAGE_TIMEOUT_MS: '500' },
  });
  const calls = endpointIds.map((id) =>
    endpoints[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === 'date' ? '2026-11-26' : 'some-1',
    ),
  );
  const pages = [href('fr-FR', { page: 'search' }), href('fr-FR', { page: 'helpSearch' }), film, '/nowhere'];
  try {
    for (const mode of ['hang', 'status 500', 'reset', 'redirect', 'no JSON', 'truncated'] as const) {
      await api.become(mode);
      await Promise.all(
        [...calls, ...pages].map((path) =>
          failing.get('fr', `${path}?q=${secret}%20${mode.replaceAll(' ', '-')}&${secret}`),
        ),
      );
    }
    const told = linesOf(failing).filter(({ level }) => level >= 40);
    expect(told.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining([
        'a passed call failed',
        'a call of the API failed',
        'the time of a page was over before the API answered',
      ]),
    );
    expect(failing.errors).not.toContain(secret);
  } finally {
    await failing.stop();
    await api.become('well');
  }
});
