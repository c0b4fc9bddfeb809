import { expect, test } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { mistaken } from './mistake.ts';
import { OutageApi, slugs } from './outage-api.ts';

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
