import { expect, type Page } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { offListAddresses } from '#tests/security/off-list-addresses.ts';
import { weaknessesOf } from '#tests/security/policy-weaknesses.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { onePerPage, refOf } from '../support/matrix.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import type { WireAnswer } from '#tests/support/ask.ts';
import { stage, stageEnvironment } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated, isMarked, markDocument, watch, withoutArt } from '../support/visit.ts';

/** Every kind of page and answer, from a web process with an empty page cache: rendered and cached. */
test.describe.configure({ mode: 'serial' });

const locales: readonly Locale[] = ['fr-FR', 'nl-NL'];
const cells = onePerPage;

let web: OwnWeb;
/** A process without an API: it can render only the try-again page. */
let lost: OwnWeb;

test.beforeAll(async () => {
  const environment = { ...stageEnvironment, SITE_ORIGIN: 'http://{site}.velours.localhost:{port}' };
  web = await OwnWeb.start(stageEnvironment['API_ORIGIN'] ?? '', { environment });
  lost = await OwnWeb.start(`http://127.0.0.1:${await freePort()}/{site}`, { environment });
});

test.afterAll(async () => {
  await web.stop();
  await lost.stop();
});

const longest = 3_072;

/** The policy of an answer, in which Google's evaluator finds nothing. */
function policyOf({ headers }: WireAnswer): string {
  const policy = headers['content-security-policy'];
  // Two headers would arrive as one text with a comma, and both would apply.
  expect(policy).toEqual(expect.stringMatching(/^[^,]+$/));
  expect([policy, weaknessesOf(String(policy))]).toEqual([policy, []]);
  return String(policy);
}

/** The headers that every answer has over http. */
function expectSafe(answer: WireAnswer, what: string): void {
  expect(answer.headers, what).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(answer.headers['permissions-policy'], what).toContain('geolocation=(self)');
  expect(answer.headers['set-cookie'], what).toBeUndefined();
  expect(answer.headers['x-powered-by'], what).toBeUndefined();
}

function expectPagePolicy(answer: WireAnswer, what: string): void {
  expectSafe(answer, what);
  const policy = policyOf(answer);
  expect(policy.length, what).toBeLessThanOrEqual(longest);
  expect(policy, what).toMatch(/^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/]{43}=')+;/);
  expect(policy.replace("style-src-attr 'unsafe-inline'", ''), what).not.toMatch(/unsafe|\*|nonce/);
  expect(policy, what).toMatch(/; base-uri 'none'; frame-ancestors 'none'$/);
  const inline = answer.body.match(/<script>/g) ?? [];
  // Few hashes for any length of the page: its payload is one script.
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  expect(scripts.match(/sha256-/g), what).toHaveLength(inline.length);
  // One style, of the rules that the page uses (ADR-0110).
  const [, styles = ''] = /style-src ([^;]*)/.exec(policy) ?? [];
  expect(styles.match(/sha256-/g) ?? [], what).toHaveLength(answer.body.match(/<style>/g)?.length ?? 0);
  expect(inline.length, what).toBeLessThanOrEqual(8);
}

/** Opens an address and waits for hydration; errors go into `problems`. */
async function open(page: Page, address: string): Promise<number> {
  const answer = await page.goto(address);
  await hydrated(page);
  return answer?.status() ?? 0;
}

/** The problems without the failed request of a status page. */
const besidesStatus = (problems: readonly string[]) =>
  problems.filter((problem) => !/answer: |status of (?:404|410|503)/.test(problem));

for (const cell of cells) {
  const { locale, page: kind } = cell;
  const site = siteOf(locale);

  // That nothing of it is refused in a browser is seen where each kind of page is opened (`e2e/pages/opened.spec.ts`).
  test(`SEC4 ${locale} ${kind}: the same policy when rendered and when kept`, async () => {
    const path = href(locale, await refOf(cell));
    const first = await web.get(site, path);
    expect([first.status, first.headers['x-nextjs-cache']]).toEqual([200, 'MISS']);
    expectPagePolicy(first, 'MISS');
    const second = await web.get(site, path);
    expect([second.status, second.headers['x-nextjs-cache']]).toEqual([200, 'HIT']);
    expect(policyOf(second)).toBe(policyOf(first));
    expect(second.body).toBe(first.body);
  });
}

for (const locale of locales) {
  const site = siteOf(locale);

  test(`SEC4 ${locale}: the very first answer runs in a browser, and soft navigation after it`, async ({
    page,
  }) => {
    const problems = watch(page);
    await withoutArt(page);
    await page.clock.setFixedTime(stage.now);
    const { slug } = await catalogueOf(locale).currentFilm();
    const cold = href(locale, { page: 'movie', slug, filters: { date: stage.today } });
    await open(page, `${web.originOf(site)}${cold}`);
    await markDocument(page);
    for (const ref of [{ page: 'cinemas' }, { page: 'home' }] as const) {
      await page
        .locator(`header a[href="${href(locale, ref)}"]:visible`)
        .first()
        .click();
      await expect(page).toHaveURL(`${web.originOf(site)}${href(locale, ref)}`);
      await expect(page.locator('main:visible h1').first()).toBeAttached();
    }
    expect(await isMarked(page)).toBe(true);
    expect(problems).toEqual([]);
  });

  for (const [status, process, pathOf] of [
    [404, () => web, () => Promise.resolve('/never-heard-of')],
    [410, () => web, async () => href(locale, { page: 'movie', slug: await catalogueOf(locale).goneShow() })],
    [503, () => lost, () => Promise.resolve(href(locale, { page: 'shows' }))],
  ] as const) {
    test(`SEC4 ${locale} ${status}: policy, nothing refused, script runs`, async ({ page }) => {
      const path = await pathOf();
      for (const what of ['first', 'second']) {
        const answer = await process().get(site, path);
        expect([what, answer.status]).toEqual([what, status]);
        expectPagePolicy(answer, what);
      }
      const problems = watch(page);
      await withoutArt(page);
      expect(await open(page, `${process().originOf(site)}${path}`)).toBe(status);
      expect(besidesStatus(problems)).toEqual([]);
    });
  }

  test(`SEC4 ${locale}: what is no page may load nothing`, async () => {
    const shows = href(locale, { page: 'shows' });
    for (const [path, status, options] of [
      [`${shows}/`, 308, {}],
      ['/api/shows', 200, {}],
      ['/api/nothing', 404, {}],
      ['/robots.txt', 200, {}],
      ['/sitemap.xml', 200, {}],
      [shows, 405, { method: 'POST' }],
      [shows, 421, { headers: { host: 'evil.test' } }],
      ['/health/live', 200, {}],
    ] as const) {
      const answer = await web.get(site, path, options);
      expect([path, answer.status]).toEqual([path, status]);
      expectSafe(answer, path);
      expect([path, policyOf(answer)]).toEqual([
        path,
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ]);
    }
    const film = await web.get(site, shows);
    const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(film.body)?.[1] ?? '';
    for (const [path, status] of [
      [script, 200],
      ['/_next/static/nothing.js', 404],
      ['/favicon.ico', 200],
    ] as const) {
      const answer = await web.get(site, path);
      expect([path, answer.status]).toEqual([path, status]);
      expect(policyOf(answer)).toMatch(/^default-src 'self'; .*frame-ancestors 'none'$/);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });
}

test('SEC4: payloads for soft navigation carry the page’s policy too', async () => {
  const answer = await web.get('fr', '/films?_rsc', { headers: { rsc: '1' } });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/x-component']);
  expect(policyOf(answer)).toContain("default-src 'none'");
  expectSafe(answer, 'payload');
});

test('SEC1: a policy in a request does not get its nonce into the page that everyone sees', async () => {
  const path = '/films/filters/genres-drame';
  const headers = {
    'content-security-policy': "script-src 'nonce-abcdefgh'",
    'content-security-policy-report-only': "script-src 'nonce-abcdefgh'",
  };
  const first = await web.get('fr', path, { headers });
  expect(first.headers['x-nextjs-cache']).toBe('MISS');
  expectPagePolicy(first, 'MISS');
  expect(first.body).not.toContain('abcdefgh');
  expectPagePolicy(await web.get('fr', path), 'HIT');
});

test('SEC7: no redirect of the running server leads to another host', async () => {
  const own = web.originOf('fr');
  let asked = 0;
  let redirected = 0;
  for (const address of offListAddresses.filter((_, index) => index % 5 === 0)) {
    // Encoded as a program sends it: a request line has no spaces, control characters or letters beyond ASCII.
    const path = address.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent).replace(/^(?!\/)/, '/');
    for (const sent of [path, `${path}/`, `/redirect/fr/show/slug${path}`, `/redirect${path}/show/slug/a`]) {
      const { status, headers } = await web.get('fr', sent);
      asked += 1;
      expect([sent, [200, 307, 308, 400, 404].includes(status)]).toEqual([sent, true]);
      if (headers['location'] === undefined) continue;
      redirected += 1;
      expect([sent, new URL(String(headers['location']), `${own}/`).origin]).toEqual([sent, own]);
    }
  }
  console.log(`SEC7: ${asked} addresses over HTTP, ${redirected} redirects, all to the same host`);
  expect(asked).toBeGreaterThanOrEqual(400);
  expect(redirected).toBeGreaterThan(100);
});

test('SEC4: a script that somebody gets into a document does not run', async ({ page }) => {
  const address = `${web.originOf('fr')}/`;
  const answer = await web.get('fr', '/');
  const body = answer.body.replace(
    /<body[^>]*>/,
    '$&<script>window.injected = 1</script><img src="/nothing" onerror="window.injected = 2">' +
      '<script src="https://evil.test/x.js"></script><style>body { color: red }</style>',
  );
  expect(body).not.toBe(answer.body);
  await withoutArt(page);
  await page.route(address, (route) =>
    route.fulfill({
      body,
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policyOf(answer) },
    }),
  );
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto(address);
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(4);
  expect(await page.evaluate(() => Reflect.get(window, 'injected'))).toBeUndefined();
});
