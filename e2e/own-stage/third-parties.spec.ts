import { expect, type BrowserContext, type Page } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { AlteredApi } from '../support/altered-api.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { words } from '../support/messages.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { stageEnvironment } from '../support/stage.ts';
import { test } from '../support/test.ts';
import {
  chatAsks,
  chatLoads,
  faults,
  shifts,
  third,
  thirdParties,
  told,
  toldByDocument,
} from '../support/third-parties.ts';
import { hydrated, isMarked, markDocument, visit, watch, withoutArt } from '../support/visit.ts';

/**
 * What services of other companies do to a page: nothing before consent, and no harm when they fail. The suite has a
 * separate web process on the stage's catalogue, with the services switched on; the browser replaces the companies.
 */
test.describe.configure({ mode: 'serial' });

const locale = 'fr-FR';
const t = words(locale);
const consentLabel = t('thirdParties.consent.label');
/** The stage's API with a chat in its settings. */
const api = new AlteredApi((id, body) => {
  if (id !== 'settings' || typeof body !== 'object' || body === null) return;
  Reflect.set(body, 'agentforce', {
    orgId: 'org-1',
    scrt2Url: `${third}/scrt2`,
    deploymentName: 'velours_chat',
    deploymentUrl: `${third}/chat`,
  });
});
let web: OwnWeb;

test.beforeAll(async () => {
  await api.start();
  web = await OwnWeb.start(api.origin, {
    environment: {
      // Its policy names the stage's pictures and accounts.
      ...stageEnvironment,
      SITE_ORIGIN: 'http://{site}.velours.localhost:{port}',
      THIRD_PARTY_HOSTS: `script-src ${third}; connect-src ${third}`,
      ANALYTICS_SCRIPT: `${third}/container.js`,
      FEEDBACK_SCRIPT: `${third}/feedback.js`,
    },
  });
});
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));
test.afterAll(async () => {
  await web.stop();
  await api.stop();
});

const address = (ref: PageRef) =>
  `http://fr.velours.localhost:${new URL(web.address).port}${href(locale, ref)}`;

const chatButton = (page: Page) => page.getByRole('button', { name: t('thirdParties.chat.open') });

async function agreed(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'consent', value: 'granted', url: address({ page: 'home' }) }]);
}

const anyNumber: unknown = expect.any(Number);
const anyText: unknown = expect.any(String);
const anyList: unknown = expect.any(Array);
/** Any value, also null: only the key must exist. */
const anything = { asymmetricMatch: (value: unknown) => value !== undefined };

const bar = (page: Page) => page.getByRole('region', { name: consentLabel });

test('R294 nothing of other companies is on a page unless it is switched on', async ({ page, context }) => {
  await withoutArt(context);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('.velours.localhost')) foreign.push(request.url());
  });
  await visit(page, locale, { page: 'home' });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  await expect(bar(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('R121 R292 nothing is loaded or told before the visitor agrees, then once for each page', async ({
  page,
  context,
}) => {
  const asked = await thirdParties(context, 'script');
  const problems = watch(page);
  await page.goto(address({ page: 'shows' }));
  await expect(bar(page)).toBeVisible();
  expect(await shifts(page)).toBeLessThan(0.01);
  expect(await faults(page, '[data-consent-bar]')).toEqual([]);
  expect(asked).toEqual([]);
  await bar(page)
    .getByRole('button', { name: t('thirdParties.consent.refuse') })
    .click();
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(await told(page)).toEqual([]);

  await page
    .locator('footer')
    .getByRole('button', { name: /cookies/i })
    .click();
  await bar(page)
    .getByRole('button', { name: t('thirdParties.consent.accept') })
    .click();
  await expect.poll(() => asked.toSorted()).toEqual(['/container.js', '/feedback.js', chatAsks]);
  await page.goto(address({ page: 'home' }));
  await expect.poll(() => told(page)).toHaveLength(1);
  await markDocument(page);
  const film = await catalogueOf(locale).currentFilm();
  await page.locator(`main a[href$="/${film.slug}"]:visible`).first().click();
  await expect.poll(() => told(page)).toHaveLength(2);
  expect(await isMarked(page)).toBe(true);
  expect(await told(page)).toMatchObject([
    { event: 'page_view', pageType: 'home', country: 'FR', language: 'fr', userStatus: 'non logged' },
    {
      event: 'page_view',
      pageType: 'movie',
      pageName: `movie ${film.slug}`,
      show: { copiesCount: anyNumber },
    },
  ]);
  // Next.js cancels the prefetch of a page when it goes to that page.
  expect(problems.filter((problem) => !problem.startsWith('request:'))).toEqual([]);
});

test('no company is told what a visitor needs: neither by the data layer nor by an address', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await thirdParties(context, 'script');
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    if (request.url().startsWith(third))
      asked.push(`${request.url()} ${referer} ${request.postData() ?? ''}`);
  });
  await agreed(context);
  const film = await catalogueOf(locale).currentFilm();
  const filters = { needs: ['step-free', 'audio-description'] as const };
  await page.goto(address({ page: 'shows', filters }));
  await hydrated(page);
  await page.goto(address({ page: 'movie', slug: film.slug, filters }));
  await hydrated(page);
  expect(asked, 'nobody is asked on a page whose address tells needs').toEqual([]);
  // Where they run already, a step to such an address is a new document, and none within the old one.
  await page.goto(address({ page: 'city', slug: (await catalogueOf(locale).city()).slug }));
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(page.locator('html[data-third-parties="run"]')).toHaveCount(1);
  const seen = asked.length;
  const steps: string[] = [];
  await page.exposeFunction('stepped', (url: string) => steps.push(url));
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (data, unused, url) => {
      (globalThis as unknown as { stepped: (url: string) => void }).stepped(String(url));
      push(data, unused, url);
    };
  });
  await markDocument(page);
  await page
    .locator('main:visible a[data-choice="needs"]')
    .first()
    .evaluate((link) => {
      (link as HTMLElement).click();
    });
  await page.waitForURL(/\/needs-/);
  await hydrated(page);
  expect(await isMarked(page)).toBe(false);
  await expect(page.locator('html[data-third-parties]')).toHaveCount(0);
  expect(steps.filter((url) => url.includes('needs-'))).toEqual([]);
  expect(asked.slice(seen)).toEqual([]);
  for (const text of asked) expect(text).not.toMatch(/needs|step-free|audio-?desc/);
});

test('R271 a page that was not found is told as type 404 with the error 404', async ({ page, context }) => {
  await thirdParties(context, 'script');
  await agreed(context);
  await page.goto(`${address({ page: 'shows' })}/nulle-part-1`);
  await expect.poll(() => told(page)).toMatchObject([{ pageType: '404', error: '404' }]);
});

for (const answer of ['abort', 'hang'] as const)
  test(`R294 other companies that ${answer === 'abort' ? 'are blocked' : 'never answer'} change nothing`, async ({
    page,
    context,
  }) => {
    const asked = await thirdParties(context, answer);
    await agreed(context);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const film = await catalogueOf(locale).currentFilm();
    await page.goto(address({ page: 'home' }), { waitUntil: 'domcontentloaded' });
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['/container.js', chatAsks]));
    await markDocument(page);
    await page.locator(`main a[href$="/${film.slug}"]:visible`).first().click();
    await expect(page.locator('main:visible').getByRole('heading', { level: 1 })).toHaveText(film.title);
    expect(await isMarked(page)).toBe(true);
    expect(await shifts(page)).toBeLessThan(0.01);
    // R177: there is no chat while no agent is available.
    await expect(chatButton(page)).toHaveCount(0);
    // R260: without a tag manager, a booking is reached through the showtime's details too.
    const bookings = 'a[href*="tickets.velours.localhost"]:not([target])';
    await page.locator(`main:visible ${bookings}`).first().click();
    await page.getByRole('dialog').locator(bookings).first().click();
    await page.waitForURL(/tickets\.velours\.localhost/, { waitUntil: 'commit' });
    expect(errors).toEqual([]);
  });

test('R177 R259 R294 the chat is there while somebody is, and loaded when it is pressed', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await agreed(context);
  const nobody = await thirdParties(context, 'script', { settings: { scheduleInstructions: 'monday' } });
  await page.goto(address({ page: 'shows' }));
  await expect.poll(() => nobody).toContain(chatAsks);
  await page.waitForLoadState('networkidle');
  await expect(chatButton(page)).toHaveCount(0);

  const asked = await thirdParties(context, 'script', { settings: {} });
  await page.reload();
  await expect(chatButton(page)).toBeVisible();
  expect(await shifts(page)).toBeLessThan(0.01);
  expect(await faults(page, '[data-chat-launcher]')).toEqual([]);
  expect(asked).not.toContain(chatLoads);
  // The header push appears when the visitor reads on, and does not cover the chat.
  await page.mouse.wheel(0, 1_200);
  await expect(page.getByRole('complementary', { name: t('headerPush.label') })).toBeVisible();
  await context.route(`${third}${chatLoads}`, (route) => route.abort(), { times: 1 });
  await chatButton(page).click();
  await expect(page.getByText(t('thirdParties.chat.failed'))).toBeVisible();
  await chatButton(page).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'chatOpened') as unknown))
    .toEqual(['fr', 'org-1', 'velours_chat', `${third}/chat`, { scrt2URL: `${third}/scrt2` }]);
  await expect(page.getByText(t('thirdParties.chat.failed'))).toHaveCount(0);
});

test('R121 R122 R291 every page that is built says what it is, and what it is about', async () => {
  const catalogue = catalogueOf(locale);
  const [film, event] = [await catalogue.currentFilm(), await catalogue.event()];
  const city = (await catalogue.ask('cities', {})).find(({ cinemas }) => cinemas.length > 0);
  const cinemaSlug = city?.cinemas[0] ?? '';
  const citySlug = city?.slug ?? '';
  const show = {
    title: anyText,
    refHubble: anything,
    originalTitle: anything,
    nationality: anything,
    visa: anything,
    next24ShowtimesCount: anyNumber,
    copiesCount: anything,
    actors: anyList,
    directors: anyList,
    genres: anyList,
    recency: anyText,
  };
  const pages: readonly (readonly [PageRef, string, object?])[] = [
    [{ page: 'home' }, 'home'],
    [{ page: 'shows' }, 'shows'],
    [{ page: 'upcomingShowsLight' }, 'upcoming shows light'],
    [{ page: 'movie', slug: film.slug }, 'movie', { show }],
    [{ page: 'entertainment', slug: event.slug }, 'entertainment', { show }],
    [{ page: 'events' }, 'events'],
    [{ page: 'cinemas' }, 'cinemas'],
    [{ page: 'cinema', slug: cinemaSlug }, 'cinema', { cinema: { citySlug, cinemaSlug } }],
    [{ page: 'cinemaLight', slug: cinemaSlug }, 'cinema light', { cinema: { citySlug, cinemaSlug } }],
    [{ page: 'city', slug: citySlug }, 'city', { cinema: { citySlug, cinemaSlug: null } }],
    [{ page: 'cityLight', slug: citySlug }, 'city light', { cinema: { citySlug, cinemaSlug: null } }],
    [{ page: 'search' }, 'search'],
  ];
  for (const [ref, pageType, about] of pages)
    expect(toldByDocument((await web.get('fr', href(locale, ref))).body)).toEqual({
      pageName: 'slug' in ref ? `${pageType} ${ref.slug}` : pageType,
      pageType,
      pageCategory: anyText,
      pageGroup: anyText,
      country: 'FR',
      language: 'fr',
      environment: 'test',
      currency: 'EUR',
      error: null,
      show: null,
      cinema: null,
      ...about,
    });
});

test('R294 without script nothing is asked, shown or loaded', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const asked = await thirdParties(context, 'script');
  const page = await context.newPage();
  await page.goto(address({ page: 'home' }));
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('footer').getByRole('button', { name: /cookies/i })).toBeHidden();
  expect(asked).toEqual([]);
  await context.close();
});

test('R214 the mobile app is told activeUL, and has no question about cookies', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Mobile VeloursApp/3.2' });
  const asked = await thirdParties(context, 'script');
  await agreed(context);
  await context.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, {
      heard,
      VeloursBridge: { postMessage: (message: unknown) => heard.push(message) },
    });
  });
  const page = await context.newPage();
  await page.goto(address({ page: 'home' }));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['activeUL']);
  await expect(page.locator('html[data-app-webview]')).toHaveCount(1);
  await expect(bar(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await context.close();
});

test('R119 R178 the header push comes with the reading, moves nothing, and stays away for a day', async ({
  page,
  context,
}) => {
  await withoutArt(context);
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/featured')) asked.push(request.url());
  });
  await page.goto(address({ page: 'shows' }));
  await hydrated(page);
  await bar(page)
    .getByRole('button', { name: t('thirdParties.consent.refuse') })
    .click();
  await page.mouse.wheel(0, 1_200);
  const push = page.getByRole('complementary', { name: t('headerPush.label') });
  await expect(push).toBeVisible();
  await expect.poll(() => push.evaluate((card) => card.getAnimations().length)).toBe(0);
  expect(await faults(page, 'aside:has(button)')).toEqual([]);
  expect(asked).toHaveLength(1);
  // It stands in the flow, between the list and the footer, and counts as seen once it is on the screen.
  expect(await push.evaluate((card) => getComputedStyle(card).position)).toBe('static');
  const noted = async () => page.evaluate(() => localStorage.getItem('header_push_expiration'));
  expect(await noted()).toBeNull();
  await push.scrollIntoViewIfNeeded();
  await expect.poll(noted).not.toBeNull();
  await page.reload();
  await hydrated(page);
  await page.mouse.wheel(0, 1_200);
  await page.waitForLoadState('networkidle');
  await expect(push).toHaveCount(0);
  expect(asked).toHaveLength(1);
});
