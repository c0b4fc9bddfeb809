import { expect } from '@playwright/test';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { purge, purgeSecret } from '#tests/support/purges.ts';
import { OutageApi, slugs } from './outage-api.ts';
import { forms, type Form } from '../addresses/framework-requests.ts';
import { test } from '../support/test.ts';

/**
 * Pages that are old are rendered again for whoever asks next, whatever was asked for just before. A page whose place is
 * taken by a request that renders nothing would stay old for half a minute, and four of them would keep all others old.
 */
// A second try would hide what happens every other time.
test.describe.configure({ mode: 'serial', timeout: 600_000, retries: 0 });

/** Well below the half minute, well above a rendering. */
const longestMs = 10_000;
const lookMs = 10;

const segment = forms.find(({ name }) => name === 'segment') as Form;
/** The second is the page of everything that is unknown. */
const pages = [`/films/${slugs.film}`, '/404_NOT_FOUND'] as const;

let api: OutageApi;
let web: OwnWeb;
let operatorPort: number;

test.beforeAll(async () => {
  api = new OutageApi();
  await api.start();
  operatorPort = await freePort();
  web = await OwnWeb.start(api.origin, {
    environment: { METRICS_PORT: String(operatorPort), REVALIDATE_SECRET: purgeSecret },
  });
});

test.afterAll(async () => {
  await web.stop();
  await api.stop();
});

const stateOf = async (target: string, headers = {}) =>
  (await web.get('fr', target, { headers })).headers['x-nextjs-cache'];

const looks = { timeout: longestMs, intervals: [lookMs] };
const untilNew = (page: string) => expect.poll(() => stateOf(page), looks).toBe('HIT');

/** Who fetches a part of a page ahead is told how old the page is, and has it rendered again for nobody. */
const untilOld = (page: string) =>
  expect
    .poll(() => {
      const { target, headers } = segment.ask(`${page}?`);
      return stateOf(target, headers);
    }, looks)
    .toBe('STALE');

for (const address of [
  '/nothing.segments/_tree.segment.rsc',
  '/_next/data/x/nothing.segments/_tree.segment.rsc.json',
  '/nothing.segments/_tree.segment%2Ersc',
])
  test(`SEC1 no page stays old for others because somebody asks for ${address}`, async () => {
    for (const page of pages) await untilNew(page);
    // What was rendered in this second is old in the next one.
    expect(await purge(operatorPort, 'site:fr')).toBe(200);
    for (const page of pages) await untilOld(page);
    expect((await web.get('fr', address)).status).toBe(404);
    for (const page of pages) await untilNew(page);
  });
