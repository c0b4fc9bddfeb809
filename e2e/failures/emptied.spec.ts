import { expect } from '@playwright/test';
import type { WireAnswer } from '#tests/support/ask.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { purge, purgeSecret } from '#tests/support/purges.ts';
import { OutageApi, slugs } from './outage-api.ts';
import { test } from '../support/test.ts';

/**
 * An API that was full answers every list with 200 and nothing in it. That is a failure as any other: nobody reads that there
 * are no films (REL5). From the real server on a real port, without a browser.
 */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

/** REL5: how long a recovery may take (ms). */
const recoveryMs = 35_000;

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
    environment: { LOG_LEVEL: 'warn', METRICS_PORT: String(operatorPort), REVALIDATE_SECRET: purgeSecret },
  });
});

test.afterEach(async () => {
  await web.stop();
  await api.stop();
});

const film = `/films/${slugs.film}`;
const cinema = `/cinemas/${slugs.cinema}`;
/** With what an emptied list would take from them. */
const warm: readonly (readonly [path: string, text: string])[] = [
  ['/', slugs.film],
  ['/films', slugs.film],
  ['/cinemas', slugs.cinema],
  [cinema, slugs.film],
  [film, 'Lamplighter'],
];
/** Nobody asked for these before; the last one in a language in which nothing was asked for. */
const cold: readonly (readonly [path: string, text: string])[] = [
  ['/films/filters/genres-drame', slugs.film],
  [`/films/${slugs.otherFilm}`, slugs.otherFilm],
  [`${cinema}/filters/versions-vf`, slugs.cinema],
  ['/en/movies-events', slugs.film],
];
const sitemaps = ['/sitemap.xml', '/sitemap-films.xml', '/sitemap-cinemas.xml', '/sitemap-cities.xml'];
const nothing =
  /Rien à l’affiche pour l’instant|Aucun film trouvé|Aucun cinéma à afficher|Nothing on right now|No films found/;

async function wholeAnswers(): Promise<readonly WireAnswer[]> {
  const answers: WireAnswer[] = [];
  for (const [path, text] of warm) {
    await expect.poll(async () => (await web.get('fr', path)).body).toContain(text);
    answers.push(await web.get('fr', path));
  }
  return answers;
}

/** Asks for everything, and says what an emptied list did to it. */
async function faults(pages: readonly (readonly [string, string])[], mayWait: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const [path, text] of pages) {
    const { status, headers, body } = await web.get('fr', path);
    const isWhole = status === 200 && body.includes(text) && !nothing.test(body);
    const asksToWait = mayWait && status === 503 && Number(headers['retry-after']) > 0;
    if (!isWhole && !asksToWait)
      found.push(`${path}: ${status}${nothing.test(body) ? ', says that there is nothing' : ''}`);
  }
  return found;
}

/** Every title on the pages is that of the API now. */
const isNew = ({ body }: WireAnswer) => body.includes(`(1)${'!'.repeat(edition)}`);

test('REL5 emptied lists empty no page, warm or cold, no sitemap and no answer to a browser', async () => {
  await wholeAnswers();
  const before = new Map<string, string>();
  for (const path of sitemaps) {
    await expect.poll(async () => (await web.get('fr', path)).status).toBe(200);
    before.set(path, (await web.get('fr', path)).body);
  }
  await api.become('emptied');
  // Each purge makes everything due: pages are rendered again, from what the API answers now.
  for (let round = 0; round < 3; round += 1) {
    const asked = api.calls.length;
    expect(await purge(operatorPort, 'site:fr')).toBeLessThan(300);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await faults(warm, false)).toEqual([]);
      expect(await faults(cold, true)).toEqual([]);
      for (const [path, body] of before)
        expect([path, (await web.get('fr', path)).body]).toEqual([path, body]);
    }
    await expect
      .poll(() => api.calls.slice(asked).filter((one) => /\/api\/shows/.test(one)).length)
      .toBeGreaterThan(0);
  }
  for (const call of ['/api/shows', '/api/cinemas', '/api/cities']) {
    const { status, headers } = await web.get('fr', call);
    expect([call, status, headers['cache-control']]).toEqual([call, 503, 'no-store']);
  }
  expect(web.errors).toContain('a list is empty that was full');
  const metrics = await (await fetch(`http://127.0.0.1:${operatorPort}/metrics`)).text();
  expect(metrics).toMatch(/velours_web_api_calls_total\{call="shows",outcome="empty"\} [1-9]/);

  api.retitle();
  edition += 1;
  await api.become('well');
  const recovered = Date.now();
  for (const [path, text] of [...warm, ...cold])
    await expect.poll(async () => (await web.get('fr', path)).body, { timeout: recoveryMs }).toContain(text);
  // What was rendered from the last good answers is fresh for its time; a purge makes it due.
  expect(await purge(operatorPort, 'site:fr')).toBeLessThan(300);
  await expect.poll(async () => isNew(await web.get('fr', film)), { timeout: recoveryMs }).toBe(true);
  expect(Date.now() - recovered).toBeLessThan(recoveryMs);
  expect((await web.get('fr', '/api/shows')).status).toBe(200);
});

test('another revision of our backend is believed at once, and so is what never was full', async () => {
  await wholeAnswers();
  api.replaceCatalogue();
  await api.become('emptied');
  await expect
    .poll(async () => nothing.test((await web.get('fr', '/films')).body), { timeout: recoveryMs })
    .toBe(true);
  const fresh = await OwnWeb.start(api.origin);
  try {
    const { status, body } = await fresh.get('fr', '/films');
    expect([status, nothing.test(body)]).toEqual([200, true]);
  } finally {
    await fresh.stop();
  }
});
