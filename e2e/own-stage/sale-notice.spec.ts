import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { noticeWords } from '#backend/notices/words.ts';
import { showsEndpoint } from '#src/contract/shows/schema.ts';
import { showCinemasEndpoint } from '#src/contract/show-cinemas/schema.ts';
import { showtimesEventEndpoint } from '#src/contract/showtimes-event/schema.ts';
import { href } from '#src/routes/href.ts';
import { languageOf } from '#src/sites/registry.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { findings } from '../support/axe.ts';
import { words } from '../support/messages.ts';
import { test } from '../support/test.ts';
import { expectFits, hydrated } from '../support/visit.ts';

/**
 * A film that is not on sale yet: a notice is ordered, confirmed, arrives when sales open, and is stopped. Sales open
 * when the backend starts again on a later day; both processes are separate ones of this suite.
 */
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const site = 'ci';
const locale = 'fr-CI';
const t = words(locale);
const w = noticeWords[languageOf(locale)];
const phone = { width: 390, height: 844 };
const day = 24 * 60 * 60 * 1_000;
const before = new Date('2026-11-18T11:00:00Z');

let folder: string;
let port: number;
let backend: OwnBackend;
let web: OwnWeb;
let origins: Readonly<Record<'ACCOUNT_ORIGIN' | 'IDENTITY_ORIGIN' | 'MEDIA_ORIGIN' | 'SITE_ORIGIN', string>>;
/** A film without showtimes, and the instant at which it can be booked. */
let film: { readonly slug: string; readonly title: string };
let after: Date;

const startBackend = (now: Date) =>
  OwnBackend.start([site], {
    folder,
    port,
    environment: { ...origins, VELOURS_NOW: now.toISOString() },
  });

async function ask<T>(route: string, read: (answer: unknown) => T): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${port}/${site}${route}`);
  return read(await answer.json());
}

const shows = async () => (await ask('/api/shows', (answer) => showsEndpoint.answer.parse(answer))).shows;
const playedOn = async (slug: string) =>
  Object.values(
    await ask(`/api/show/${slug}/cinemas`, (answer) => showCinemasEndpoint.answer.parse(answer)),
  ).flatMap(({ days }) => Object.keys(days));

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'velours-notices-'));
  port = await freePort();
  const webPort = await freePort();
  const host = (name: string) => `http://${name}.velours.localhost:${port}`;
  origins = {
    ACCOUNT_ORIGIN: host('account'),
    IDENTITY_ORIGIN: host('id'),
    MEDIA_ORIGIN: host('media'),
    SITE_ORIGIN: `http://{site}.velours.localhost:${webPort}`,
  };
  backend = await startBackend(before);
  web = await OwnWeb.start(backend.apiOrigin, {
    port: webPort,
    environment: { ...origins, VELOURS_NOW: before.toISOString(), API_TIMEOUT_MS: '10000' },
  });
  const waiting: { readonly slug: string; readonly title: string; readonly release: string }[] = [];
  for (const { slug, title, isMovie, isComingSoon, releaseAt } of await shows()) {
    const [release] = Object.values(releaseAt);
    if (isMovie && isComingSoon && release !== undefined && (await playedOn(slug)).length === 0)
      waiting.push({ slug, title, release });
  }
  // On a busy machine the first home may lack a shelf.
  await expect
    .poll(
      async () => {
        const { body } = await web.get(site, href(locale, { page: 'home' }));
        const found = waiting.find(({ slug }) =>
          body.includes(`href="${href(locale, { page: 'movie', slug })}"`),
        );
        if (found === undefined) return null;
        film = found;
        // Its second day: the first one may be sold out.
        after = new Date(Date.parse(`${found.release}T11:00:00Z`) + day);
        return found.slug;
      },
      { message: 'a film on home that is announced without showtimes' },
    )
    .not.toBeNull();
});

test.afterAll(async () => {
  await web.stop();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

async function phoneOn(browser: Browser, script = true): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: script, hasTouch: true });
  await context.route(`${origins.MEDIA_ORIGIN}/**`, (route) => route.abort());
  return context.newPage();
}

async function openFilm(page: Page): Promise<void> {
  await page.goto(`${web.originOf(site)}${href(locale, { page: 'movie', slug: film.slug })}`);
}

/** The mails to an address in the outbox, the latest first. */
async function mailsTo(page: Page, email: string): Promise<Locator> {
  await page.goto(`${origins.ACCOUNT_ORIGIN}/${languageOf(locale)}/outbox?site=${site}`);
  return page.locator('article', { has: page.locator('[data-recipient]', { hasText: email }) });
}

const withScript = 'odile@example.org';
const without = 'rose@example.org';

test('D56 a notice is ordered from home on a phone in four touches, and confirmed in two', async ({
  browser,
}) => {
  const page = await phoneOn(browser);
  let touches = 0;
  const touch = async (target: Locator): Promise<void> => {
    touches += 1;
    await target.click();
  };
  const filmPath = href(locale, { page: 'movie', slug: film.slug });
  await page.goto(`${web.originOf(site)}${href(locale, { page: 'home' })}`);
  await hydrated(page);
  await touch(page.locator(`main:visible a[href="${filmPath}"]:visible`).first());
  await page.waitForURL(`**${filmPath}`);
  const tell = page.getByRole('link', { name: t('saleNotice.tell') }).first();
  await expect(tell).toBeInViewport();
  await expectFits(page, phone.width);
  await touch(tell);
  const dialog = page.getByRole('dialog');
  // Typing a word is a touch.
  touches += 1;
  await dialog.getByLabel(t('saleNotice.email')).fill(withScript);
  expect(await findings(page)).toEqual([]);
  await touch(dialog.getByRole('button', { name: t('saleNotice.send') }));
  await expect(dialog.getByText(withScript)).toBeFocused();
  expect(touches).toBeLessThanOrEqual(4);

  const mail = await mailsTo(page, withScript);
  await expect(mail).toHaveCount(1);
  await expect(mail.getByRole('heading')).toContainText(film.title);
  await touch(mail.locator('a.button'));
  expect(await findings(page)).toEqual([]);
  await touch(page.getByRole('button', { name: w.confirm.submit }));
  await expect(page.getByRole('heading', { name: w.confirmed.title })).toBeVisible();
  expect(touches).toBe(6);
  await page.context().close();
});

test('D56 without script the same is had by the page of the client host', async ({ browser }) => {
  const page = await phoneOn(browser, false);
  await openFilm(page);
  await page
    .getByRole('link', { name: t('saleNotice.tell') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: w.order.title })).toBeVisible();
  await expectFits(page, phone.width);
  await page.locator('input[name="email"]').fill(without);
  await page.getByRole('button', { name: w.order.submit }).click();
  await expect(page.getByRole('heading', { name: w.sent.title })).toBeVisible();
  await (await mailsTo(page, without)).locator('a.button').click();
  await page.getByRole('button', { name: w.confirm.submit }).click();
  await expect(page.getByRole('heading', { name: w.confirmed.title })).toBeVisible();
  await page.context().close();
});

test('the page that orders a notice has no findings of axe, light and dark', async ({ page }) => {
  const address = `${origins.ACCOUNT_ORIGIN}/${languageOf(locale)}/notice?site=${site}&film=${film.slug}`;
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    expect(await findings(page)).toEqual([]);
    await expectFits(page, width);
  }
});

test('D56 arrives once when sales open, leads to the film, and is stopped at one touch', async ({
  browser,
}) => {
  const page = await phoneOn(browser);
  await backend.stop();
  backend = await startBackend(after);
  const [first] = (await playedOn(film.slug)).toSorted();
  const onSale = await ask(`/api/show/${film.slug}/showtimes/${first}`, (answer) =>
    Object.values(showtimesEventEndpoint.answer.parse(answer)).flat(),
  );
  expect(onSale.some(({ status }) => status === 'available')).toBe(true);

  const arrived = async (email: string): Promise<number> => {
    const mails = await mailsTo(page, email);
    return mails.and(page.locator('[data-purpose="notice-on-sale"]')).count();
  };
  for (const email of [withScript, without]) await expect.poll(() => arrived(email)).toBe(1);
  // Neither a restart nor another day makes a second one.
  await backend.stop();
  backend = await startBackend(new Date(after.getTime() + day));
  for (const email of [withScript, without]) expect(await arrived(email)).toBe(1);

  const mail = (await mailsTo(page, withScript)).and(page.locator('[data-purpose="notice-on-sale"]'));
  const address = await mail.locator('a.button').getAttribute('href');
  expect(new URL(address ?? '').pathname).toBe(href(locale, { page: 'movie', slug: film.slug }));
  const stop = /https?:\S+notice\/stop\S+/.exec((await mail.locator('pre').textContent()) ?? '')?.[0] ?? '';
  await page.goto(stop);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: w.stop.submit }).click();
  await expect(page.getByRole('heading', { name: w.stopped.title })).toBeVisible();
  expect(await (await mailsTo(page, withScript)).count()).toBe(0);
  await page.context().close();
});
