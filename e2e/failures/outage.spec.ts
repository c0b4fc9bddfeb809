import { expect } from '@playwright/test';
import { hasPage, href } from '#src/routes/href.ts';
import { isIdPage, isShowtimePage, isSlugPage } from '#src/routes/page.ts';
import { pageIds } from '#src/routes/pages/registry.ts';
import { OutageApi, slugs, type Mode } from './outage-api.ts';
import type { WireAnswer } from '#tests/support/ask.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { purge, purgeSecret } from '#tests/support/purges.ts';
import { test } from '../support/test.ts';

/**
 * The pages that visitors see while a site's API is down, from the real server on a real port. Each test has a separate
 * web process and API; without a browser.
 */
test.describe.configure({ mode: 'serial', timeout: 600_000 });

let api: OutageApi;
let web: OwnWeb;
let operatorPort: number;
/** How often the API has changed the title of its film. */
let edition = 0;

test.beforeEach(async () => {
  edition = 0;
  api = new OutageApi();
  await api.start();
  operatorPort = await freePort();
  web = await OwnWeb.start(api.origin, {
    environment: { METRICS_PORT: String(operatorPort), REVALIDATE_SECRET: purgeSecret },
  });
});

test.afterEach(async () => {
  await web.stop();
  await api.stop();
});

const film = `/films/${slugs.film}`;
const warmPages = [
  '/',
  '/films',
  film,
  `${film}/filters/versions-vf`,
  '/cinemas',
  `/cinemas/${slugs.cinema}`,
];
const coldPages = [
  `/films/${slugs.otherFilm}`,
  `${film}/filters/versions-vost`,
  '/films/filters/genres-drame',
];
const unknown = `/films/${slugs.unknown}`;
const someShowtime = { show: 'some-1', cinema: 'some-1', day: '2026-11-21', id: '2030-1' };
/** An address of every kind of page that the site has. */
const everyKind = pageIds.flatMap((page) => {
  if (!hasPage('fr-FR', page)) return [];
  if (isShowtimePage(page)) return [href('fr-FR', { page, ...someShowtime })];
  if (isSlugPage(page)) return [href('fr-FR', { page, slug: 'some-1' })];
  return [href('fr-FR', isIdPage(page) ? { page, id: '1' } : { page })];
});
/** Addresses of pages that show nothing which they could not do without. */
const needingNothing = (['app', 'search', 'helpSearch', 'myVelours', 'callback'] as const)
  .map((page) => href('fr-FR', { page }))
  .toSorted();
const allModes: readonly Mode[] = [
  'refused',
  'hang',
  'trickle',
  'status 500',
  'no JSON',
  'HTML',
  'wrong schema',
  'redirect',
  'truncated',
  'large',
  'deep',
];
/** An answer that takes longer hangs with the API; bench/ measures how long an answer really takes. */
const longestWaitMs = 20_000;

/** Asks for every warm page until it is kept: on a busy machine the first one may be late, or lack a part for seconds. */
async function warmUp(): Promise<void> {
  for (const path of warmPages)
    await expect
      .poll(async () => {
        const { status, headers } = await web.get('fr', path);
        return [path, status, headers['x-nextjs-cache']];
      })
      .toEqual([path, 200, 'HIT']);
}

/** Waits until the web process uses the API again: the breaker tries it every two seconds. */
async function recovered(): Promise<void> {
  await expect.poll(async () => (await web.get('fr', '/api/shows')).status).toBe(200);
}

function expectTryAgain(answer: WireAnswer, path: string, lang: string): void {
  expect([path, answer.status]).toEqual([path, 503]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  expect(answer.body).toContain(`<html lang="${lang}"`);
  expect(answer.body).toMatch(/<h1[\s>]/);
  expect(answer.body).toContain('</html>');
  expect(answer.body).not.toMatch(/secret of the API|at \w+ \(|node_modules/);
  expect(answer.milliseconds).toBeLessThan(longestWaitMs);
}

/** What a page says of itself. */
const contentOf = ({ status, body }: WireAnswer) => ({
  status,
  title: /<title>([^<]*)/.exec(body)?.[1],
  heading: /<h1[^>]*>([^]*?)<\/h1>/.exec(body)?.[1],
  robots: /<meta name="robots" content="([^"]*)/.exec(body)?.[1] ?? null,
});

/** Whether a page says that it lacks a part, and is for no search engine (ADR-0052). */
const isHidden = ({ headers }: WireAnswer) => headers['x-robots-tag'] === 'noindex';

/** The headings of the parts of a page. */
const partsOf = ({ body }: WireAnswer) =>
  Array.from(body.matchAll(/<h2[^>]*>([^]*?)<\/h2>/g), ([, text]) => text);

/** The warm pages once each is whole: after an outage one may lack a part for seconds. */
async function wholePages(): Promise<ReadonlyMap<string, WireAnswer>> {
  const pages = new Map<string, WireAnswer>();
  for (const path of warmPages)
    await expect
      .poll(async () => {
        const answer = await web.get('fr', path);
        pages.set(path, answer);
        return [path, answer.status, isHidden(answer)];
      })
      .toEqual([path, 200, false]);
  return pages;
}

/** Every warm page, asked for twice, is given as it is kept; where it may be indexed, with all of its parts. */
async function expectLastGood(mode: Mode, good: ReadonlyMap<string, WireAnswer>): Promise<void> {
  for (const [path, before] of [...good, ...good]) {
    const answer = await web.get('fr', path);
    expect([mode, path, contentOf(answer)]).toEqual([mode, path, contentOf(before)]);
    if (!isHidden(answer)) expect([mode, path, partsOf(answer)]).toEqual([mode, path, partsOf(before)]);
    // Nobody waits for the API.
    expect([mode, path, answer.headers['x-nextjs-cache']]).toEqual([
      mode,
      path,
      expect.stringMatching(/^(?:HIT|STALE)$/),
    ]);
  }
}

let purges = 0;

/** Makes every warm page due: it is rendered again at its next visitor. */
async function makeDue(): Promise<void> {
  purges += 1;
  // The last one makes each message another one: the same within a second would be taken for a replay.
  const tags = ['site:fr', `cinema:fr:${slugs.cinema}`, `show:fr:${slugs.film}`, `show:fr:nobody-${purges}`];
  expect(await purge(operatorPort, ...tags)).toBe(200);
}

/** The longest that the pages of visitors may take to be those of an API that is well again. */
const recoveryMs = 35_000;

/** How often the title of the film was changed, as each warm page about it has it. */
const editionsShown = async () =>
  Promise.all(
    warmPages
      .filter((path) => path.startsWith(film))
      .map(async (path) => /\(\d+\)(!*)/.exec(contentOf(await web.get('fr', path)).title ?? '')?.[1]?.length),
  );

/** The API is well, and its film has another title: waits until its pages have it. */
async function expectRecovery(): Promise<void> {
  edition += 1;
  api.retitle();
  await api.become('well');
  const well = performance.now();
  await recovered();
  await expect.poll(editionsShown, { timeout: recoveryMs }).toEqual([edition, edition]);
  expect(performance.now() - well).toBeLessThan(recoveryMs);
}

test('REL4 REL5: warm pages that are due stay what they are, and have what is new within 35 seconds', async () => {
  await warmUp();
  for (const mode of allModes) {
    await test.step(mode, async () => {
      const good = await wholePages();
      await api.become(mode);
      await makeDue();
      await expectLastGood(mode, good);
      await expectRecovery();
    });
  }
  expect(web.errors).not.toMatch(/unhandled|uncaught/i);
});

test('REL4 REL5 D40: warm pages stay, cold ones say to try again, and all is well afterwards', async () => {
  await warmUp();
  for (const mode of allModes) {
    await test.step(mode, async () => {
      await api.become(mode);
      for (const path of [...warmPages, ...warmPages]) {
        const answer = await web.get('fr', path);
        expect([mode, path, answer.status]).toEqual([mode, path, 200]);
        expect(answer.milliseconds).toBeLessThan(longestWaitMs);
      }
      // The detail of the film is in memory, so its uncached pages can still be rendered.
      expectTryAgain(await web.get('fr', `/films/${slugs.otherFilm}`), mode, 'fr-FR');
      expectTryAgain(await web.get('fr', unknown), mode, 'fr-FR');
      expectTryAgain(await web.get('fr', '/en'), mode, 'en-FR');
      expectTryAgain(await web.get('ch', '/de/filme-events/nirgends-1'), mode, 'de-CH');
      const passed = await web.get('fr', '/api/shows');
      expect([502, 503, 504]).toContain(passed.status);
      expect(passed.headers['content-type']).toBe('application/problem+json');
      expect(passed.headers['cache-control']).toBe('no-store');
      await api.become('well');
      await recovered();
    });
  }
  for (const path of coldPages) expect([path, (await web.get('fr', path)).status]).toEqual([path, 200]);
  expect((await web.get('fr', '/en')).status).toBe(200);
  expect((await web.get('fr', unknown)).status).toBe(404);
  expect((await web.get('fr', `/films/${slugs.gone}`)).status).toBe(410);
  const moved = await web.get('fr', `/films/${slugs.moved}`);
  expect([moved.status, moved.headers.location]).toEqual([308, `https://fr.velours.test${film}`]);
  expect(web.errors).not.toMatch(/unhandled|uncaught/i);
});

test('REL4: where every answer takes a second, warm pages are given as they are, and then with what is new', async () => {
  await warmUp();
  const good = await wholePages();
  await api.become('slow');
  await makeDue();
  await expectLastGood('slow', good);
  await makeDue();
  await expectRecovery();
});

test('REL4: a process that starts during an outage says to try again, and works once it is over', async () => {
  await api.become('refused');
  for (const path of ['/', film, unknown]) expectTryAgain(await web.get('fr', path), path, 'fr-FR');
  expect((await web.get('fr', '/nothing-here')).status).toBe(404);
  // Of every kind of page: the page that says so, or a page that needs nothing of the API.
  const whole: string[] = [];
  for (const path of everyKind) {
    const answer = await web.get('fr', path);
    if (answer.status === 200) whole.push(path);
    else expectTryAgain(answer, path, 'fr-FR');
  }
  expect(whole.toSorted()).toEqual(needingNothing);
  expect((await web.get('fr', '/health/live')).status).toBe(200);
  await api.become('well');
  await recovered();
  expect((await web.get('fr', '/')).status).toBe(200);
  expect((await web.get('fr', film)).status).toBe(200);
  expect((await web.get('fr', unknown)).status).toBe(404);
});

test('REL6: pages made stale by a replaced catalogue are served through an outage, and renewed after it', async () => {
  await warmUp();
  const title = (answer: WireAnswer) => /<title>[^<]*\((\d+)\)/.exec(answer.body)?.[1];
  expect(title(await web.get('fr', film))).toBe('1');
  // A revision is valid for at least a second.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  api.replaceCatalogue();
  await web.get('fr', '/api/shows');
  await api.become('status 500');
  const states: unknown[] = [];
  for (const path of warmPages) {
    const answer = await web.get('fr', path);
    expect([path, answer.status]).toEqual([path, 200]);
    states.push(answer.headers['x-nextjs-cache']);
  }
  // The first ones are rendered again; the others stay as they are until there is room for their rendering.
  expect(states.slice(0, 4)).toEqual(['STALE', 'STALE', 'STALE', 'STALE']);
  expect(states.filter((state) => state !== 'STALE' && state !== 'HIT')).toEqual([]);
  for (let round = 0; round < 5; round += 1) {
    for (const path of warmPages) {
      const answer = await web.get('fr', path);
      expect([path, answer.status]).toEqual([path, 200]);
    }
  }
  expect(title(await web.get('fr', film))).toBe('1');
  await api.become('well');
  await recovered();
  await expect.poll(async () => title(await web.get('fr', film))).toBe('2');
});

test('REL7: a hundred visitors at one cold page make each call once or twice', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => web.get('fr', film)));
  for (const answer of answers) expect(answer.status).toBe(200);
  const counts = Map.groupBy(api.calls, (call) => call);
  for (const [call, times] of counts) expect([call, times.length <= 2]).toEqual([call, true]);
});
