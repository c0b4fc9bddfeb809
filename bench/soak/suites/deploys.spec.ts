import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, test, type Browser } from '@playwright/test';
import type { PageRef } from '#src/routes/page.ts';
import { href } from '#src/routes/href.ts';
import type { TreeCopy } from '#tests/defences/copy.ts';
import { OwnEdge } from '#tests/support/own-edge.ts';
import { OwnRedis, redisProgram } from '#tests/support/own-redis.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { needsNginx } from '../../../e2e/support/behind-edge.ts';
import { catalogueOf } from '../../../e2e/support/catalogue.ts';
import { HttpsLoad } from '../../../e2e/support/https-load.ts';
import { makeOtherBuild } from './deploys/other-build.ts';
import { apiBaseOf, stage, stageEnvironment } from '../../../e2e/support/stage.ts';
import { Tab, watchTabs } from './deploys/tabs.ts';
import { withoutArt } from '../../../e2e/support/visit.ts';

/**
 * REL3, the long form (two builds, twenty deploys, some ten minutes): two real builds, a browser with tabs that stay open, and ten deploys from one build to the other
 * and back, behind the shipped nginx and under load. `e2e/failures/deploys.spec.ts` is the short form.
 */
test.describe.configure({ mode: 'serial', timeout: 3_600_000 });

const locale = 'fr-FR';
const host = 'fr.example.com';
const deploys = 10;
const idleTabs = 6;

const root = process.cwd();
let other: TreeCopy;
let browser: Browser;
let archive: string;
let redis: OwnRedis | null = null;

test.beforeAll(async () => {
  other = await makeOtherBuild();
  archive = await mkdtemp(path.join(tmpdir(), 'velours-deploys-'));
  redis = redisProgram === undefined ? null : await OwnRedis.start(redisProgram);
  browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.example.com 127.0.0.1'],
  });
});

test.afterAll(async () => {
  await browser?.close();
  await redis?.stop();
  await other?.remove();
  await rm(archive, { recursive: true, force: true });
});

async function startWeb(folder: string, port: number): Promise<OwnWeb> {
  const web = await OwnWeb.start(apiBaseOf('fr').replace('/fr', '/{site}'), {
    port,
    folder,
    environment: {
      ...stageEnvironment,
      SITE_ORIGIN: 'https://{site}.example.com',
      ACCOUNT_ORIGIN: 'https://account.example.com',
      IDENTITY_ORIGIN: 'https://id.example.com',
      POLICY_REPORTS: 'off',
      STATIC_ARCHIVE: archive,
      START_NOTICE_MS: '30000',
      STOP_NOTICE_MS: '2000',
      ...(redis === null ? {} : { REDIS_URL: redis.url }),
    },
  });
  await expect.poll(async () => (await web.get('fr', '/health/ready')).status).toBe(200);
  return web;
}

/** The pages that tabs begin on: one of every kind that links lead on from. */
async function beginnings(): Promise<string[]> {
  const catalogue = catalogueOf(locale);
  const { show } = await catalogue.filmWithVersions();
  const cinema = await catalogue.cinema();
  const refs: PageRef[] = [
    { page: 'home' },
    { page: 'shows' },
    { page: 'movie', slug: show.slug },
    { page: 'cinemas' },
    { page: 'cinema', slug: cinema.slug },
    { page: 'events' },
  ];
  return refs.map((ref) => href(locale, ref));
}

type Deploy = (folder: string, edge: OwnEdge, round: number) => Promise<void>;

/** Tabs, load and an edge over ten deploys. */
async function overDeploys(
  name: string,
  begin: (folder: string) => Promise<OwnWeb[]>,
  deploy: (webs: OwnWeb[]) => Deploy,
) {
  const webs = await begin(root);
  const edge = await OwnEdge.start(needsNginx(), {
    web: webs.map(({ port }) => port),
    backend: await freePort(),
  });
  const origin = `https://${host}:${edge.tls.port}`;
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
  });
  // A route also turns the browser's own cache off: every file is asked for again.
  await withoutArt(context);
  const faults = watchTabs(context, origin);
  const paths = await beginnings();
  const tabs: Tab[] = [];
  const openTab = async (seed: number) => {
    const page = await context.newPage();
    await page.clock.setFixedTime(stage.now);
    const tab = new Tab(page, seed);
    await tab.open(origin + (paths[seed % paths.length] ?? '/'));
    return tab;
  };
  for (let seed = 0; seed < idleTabs + 2; seed += 1) tabs.push(await openTab(seed + 1));
  let asked = 0;
  const load = new HttpsLoad({
    place: edge.tls,
    host,
    target: () => `${paths[asked % paths.length]}${(asked += 1) % 5 === 0 ? `?${asked}` : ''}`,
    connections: 6,
    isPatient: true,
  });
  const reloads: number[][] = [];
  let meanwhile = { went: 0, loaded: 0 };
  try {
    // Before any deploy, nothing is loaded anew.
    for (const tab of tabs) for (let step = 0; step < 2; step += 1) await tab.follow();
    expect(tabs.map(({ loaded }) => loaded)).toEqual(tabs.map(() => 0));
    const change = deploy(webs);
    for (let round = 0; round < deploys; round += 1) {
      const idle = tabs.slice(0, idleTabs);
      const active = tabs.slice(idleTabs);
      const state = { isOver: false };
      const done = change(round % 2 === 0 ? other.folder : root, edge, round + 2).finally(
        () => (state.isOver = true),
      );
      // Some visitors go on while it happens; the others look at their page.
      const before = active.map(({ went, loaded }) => ({ went, loaded }));
      while (!state.isOver) for (const tab of active) await tab.follow();
      await done;
      active.forEach(({ went, loaded }, at) => {
        meanwhile = {
          went: meanwhile.went + went - (before[at]?.went ?? 0),
          loaded: meanwhile.loaded + loaded - (before[at]?.loaded ?? 0),
        };
      });
      // Then they go on too: first with what comes late on the page that they have.
      const counts: number[] = [];
      for (const tab of idle) {
        const start = tab.loaded;
        await tab.openPopup();
        for (let step = 0; step < 4; step += 1) await tab.follow();
        await tab.openPopup();
        counts.push(tab.loaded - start);
      }
      reloads.push(counts);
    }
    const counts = await load.end();
    const all = reloads.flat();
    const { sent, good, lost, broken, again, reasons } = counts;
    const errors = Map.groupBy(faults.errors, (message) => message.slice(0, 200));
    for (const [message, of] of errors) process.stdout.write(`${of.length} times: ${message}\n`);
    process.stdout.write(
      `${name}: ${deploys} deploys; load: ${sent} requests, ${good} good, ${lost} lost, ${broken} broken off, ${again} sent again ${JSON.stringify(reasons)}; ` +
        `tabs: ${tabs.reduce((sum, { went }) => sum + went, 0)} pages by links, ${faults.asked} files, ${faults.failed.length} failed, ` +
        `${faults.files.length} of them files, ${faults.errors.length} errors of script; ` +
        `reloads a tab and deploy: ${[0, 1, 2, 3, 4].map((many) => `${many}: ${all.filter((one) => one === many).length}`).join(', ')}; ` +
        `while it happened ${meanwhile.loaded} of ${meanwhile.went} pages were loaded anew\n`,
    );
    return { counts, faults, all };
  } finally {
    await load.end();
    await context.close();
    await edge.stop();
    await Promise.all(webs.map((web) => web.stop()));
  }
}

async function filesOf(folder: string): Promise<Map<string, string>> {
  const place = path.join(folder, '.next/static');
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [path.relative(place, file), await readFile(file, 'base64')] as const),
    ),
  );
}

test('REL3 a name of a file says its content, in two builds', async () => {
  const [one, two] = [await filesOf(root), await filesOf(other.folder)];
  const common = [...one].filter(([name]) => two.has(name));
  process.stdout.write(`files: ${one.size} and ${two.size}, ${common.length} in both\n`);
  expect(common.length).toBeGreaterThan(10);
  expect(common.length).toBeLessThan(one.size - 20);
  for (const [name, content] of common) expect([name, two.get(name) === content]).toEqual([name, true]);
});

const pairOf = async (folder: string) => [
  await startWeb(folder, await freePort()),
  await startWeb(folder, await freePort()),
];

test('REL3 beside each other: the edge changes over at once, nothing fails, a tab is loaded anew once', async () => {
  const { counts, faults, all } = await overDeploys(
    'beside each other',
    pairOf,
    (webs) => async (folder, edge, release) => {
      const next = await pairOf(folder);
      await edge.switchTo({ web: next.map(({ port }) => port), backend: await freePort() }, release);
      const old = webs.splice(0, webs.length, ...next);
      await Promise.all(old.map((web) => web.end()));
    },
  );
  expect([counts.lost, counts.broken, counts.reasons]).toEqual([0, 0, {}]);
  expect([faults.failed, faults.errors]).toEqual([[], []]);
  expect(Math.max(...all)).toBeLessThanOrEqual(1);
});

test('REL3 one after the other: nothing fails', async () => {
  const { counts, faults } = await overDeploys('one after the other', pairOf, (webs) => async (folder) => {
    for (const at of webs.keys()) {
      const old = webs[at];
      if (old === undefined) continue;
      await old.end();
      webs[at] = await startWeb(folder, old.port);
    }
  });
  expect([counts.lost, counts.broken, counts.reasons]).toEqual([0, 0, {}]);
  expect([faults.failed, faults.errors]).toEqual([[], []]);
});
