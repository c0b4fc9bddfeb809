import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { zipOf } from '#src/features/my-page/transfer/test-zip.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { accountOrigin, withAccount } from '../support/accounts.ts';
import { expectNoFindings } from '../support/axe.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { breadth } from '../support/first-gate.ts';
import { words } from '../support/messages.ts';
import { test } from '../support/test.ts';
import { shifts } from '../support/third-parties.ts';
import {
  expectFits,
  hydrated,
  machineLetters,
  visit,
  watch,
  withoutArt,
  withoutLetters,
} from '../support/visit.ts';

/** The page of one's own, with an account and without (ADR-0041), on a phone. */
const mine: PageRef = { page: 'myVelours' };
const key = 'velours.mine';
const say = words('fr-FR');

const programme = (page: Page) => page.locator('#cinemas');
const times = (page: Page) => programme(page).locator('[data-popup-links] a[href]');
const mark = (page: Page, kind: 'favourite' | 'wish', slug: string) =>
  page.locator(`main:visible [data-mark="${kind}"][data-slug="${slug}"]`).first();
const pressed = (target: Locator) => expect(target).toHaveAttribute('aria-pressed', 'true');
const kept = async (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** What the device keeps, as its storage has it. */
const stored = (parts: object) =>
  JSON.stringify({
    version: 1,
    cinemas: [],
    wishes: [],
    ratings: [],
    seen: [],
    hidesSeen: false,
    offered: false,
    ...parts,
  });

async function phone(browser: Browser, keeps?: object): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await withoutArt(context);
  if (keeps !== undefined)
    await context.addInitScript(([name, text]) => localStorage.setItem(name, text), [
      key,
      stored(keeps),
    ] as const);
  return context.newPage();
}

/** A cinema of the stage that shows something today, and two films of the list. */
async function itemsOf(locale: Locale) {
  const catalogue = catalogueOf(locale);
  const cinema = await catalogue.cinema();
  const { shows } = await catalogue.ask('shows', {});
  const [film, other] = shows.filter(({ isMovie, isComingSoon }) => isMovie && !isComingSoon);
  if (film === undefined || other === undefined) throw new Error('the stage has no two films');
  return { cinema, film, other };
}

/** Presses a mark; resolves when the client host has stored it. */
async function press(page: Page, target: Locator): Promise<void> {
  const taken = page.waitForResponse(
    (response) => response.url().startsWith(accountOrigin) && response.request().method() !== 'GET',
  );
  await target.click();
  await taken;
}

test('R218 R221 a favourite, a wish and a rating of a member are on one page the next time, with the programme of the favourite', async ({
  browser,
}) => {
  const { cinema, film } = await itemsOf('fr-FR');
  const page = await phone(browser);
  await withAccount(page.context(), 'fr-FR');
  await visit(page, 'fr-FR', { page: 'cinema', slug: cinema.slug });
  await press(page, mark(page, 'favourite', cinema.slug));
  await visit(page, 'fr-FR', { page: 'movie', slug: film.slug });
  await press(page, mark(page, 'wish', film.slug));
  await page.locator('main [data-mark="rating"]').click();
  await press(page, page.getByRole('dialog').getByRole('button', { name: say('marks.felt.loved') }));

  const later = await page.context().newPage();
  const problems = watch(later);
  await visit(later, 'fr-FR', mine);
  await expect(programme(later).getByRole('heading', { name: cinema.name })).toBeVisible();
  // Showtimes are in the first screen of a phone.
  await expect(times(later).first()).toBeInViewport();
  await expect(later.locator('#wishes').getByRole('heading', { name: film.title })).toBeVisible();
  const seen = later.locator('#seen');
  await expect(seen.getByText(say('marks.felt.loved'))).toBeVisible();
  expect(problems).toEqual([]);

  // The rating is changed where it stands, and the focus comes back to it.
  const change = seen.getByRole('button', { name: say('mine.seen.changeOf', { title: film.title }) });
  await change.click();
  await press(later, later.getByRole('dialog').getByRole('button', { name: say('marks.felt.liked') }));
  await later.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await expect(seen.getByText(say('marks.felt.liked'))).toBeVisible();
  await page.context().close();
});

test('R222 what a device keeps without an account goes into the account at sign-in, without doubles', async ({
  browser,
}) => {
  const { cinema, film } = await itemsOf('fr-FR');
  const page = await phone(browser);
  const keep = async (target: Locator, name: string) => {
    await target.click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await pressed(target);
    await expect(page.locator('.device-kept-alert')).toBeVisible();
  };
  await visit(page, 'fr-FR', { page: 'cinema', slug: cinema.slug });
  await keep(mark(page, 'favourite', cinema.slug), say('mine.keep.favourite'));
  await visit(page, 'fr-FR', { page: 'movie', slug: film.slug });
  await keep(mark(page, 'wish', film.slug), say('mine.keep.wishlist'));
  await visit(page, 'fr-FR', mine);
  await expect(times(page).first()).toBeInViewport();
  await pressed(mark(page, 'wish', film.slug));

  await withAccount(page.context(), 'fr-FR');
  await visit(page, 'fr-FR', mine);
  await expect(page.locator('.device-joined-alert')).toContainText(say('mine.joined.title'));
  await expect.poll(async () => kept(page)).toBeNull();
  await page.reload();
  await pressed(mark(page, 'favourite', cinema.slug));
  await pressed(mark(page, 'wish', film.slug));
  await expect(programme(page).getByRole('heading', { name: cinema.name })).toHaveCount(1);
  await expect(page.locator('.device-joined-alert')).toHaveCount(0);
  await page.context().close();
});

test('what is exported can be imported on another device, and a list of Letterboxd beside it', async ({
  browser,
}) => {
  const { cinema, film, other } = await itemsOf('fr-FR');
  const page = await phone(browser, { cinemas: [cinema.slug], ratings: [[film.slug, 2]] });
  await visit(page, 'fr-FR', mine);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('mine.data.export') }).click(),
  ]);
  const file = await download.path();
  expect(await readFile(file, 'utf8')).toContain(film.title);

  const another = await phone(browser);
  await visit(another, 'fr-FR', mine);
  const field = another.locator('input[type="file"]');
  const give = async (name: string, text: string | Buffer) =>
    field.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
  const status = another.locator('#data [aria-live="polite"]');
  // The code comes when it is asked for, and the focus goes where it is needed.
  const begin = another.getByRole('button', { name: say('mine.data.import') });
  await begin.click();
  await expect(field).toBeAttached();
  await expect(begin).toBeFocused();
  await give('velours.json', await readFile(file));
  await expect(status).toContainText(say('mine.data.added', { cinemas: 1, wishes: 0, ratings: 1, seen: 0 }));
  await expect(times(another).first()).toBeVisible();
  await expect(another.locator('#seen').getByRole('heading', { name: film.title })).toBeVisible();

  const year = Object.values(other.releaseAt)[0]?.slice(0, 4) ?? '';
  const csv = `Date,Name,Year,Letterboxd URI\n2026-01-01,"${other.title.toUpperCase()}",${year},\n2026-01-01,"No, such film",1931,\n`;
  await give('watchlist.csv', csv);
  await expect(status).toContainText(say('mine.data.added', { cinemas: 0, wishes: 1, ratings: 0, seen: 0 }));
  await expect(status).toContainText('No, such film (1931)');
  // As it is downloaded, with what was liked: that film is one to see already.
  const zip = zipOf([
    { path: 'watchlist.csv', text: csv },
    { path: 'likes/films.csv', text: csv, stored: true },
  ]);
  await give('letterboxd.zip', Buffer.from(zip));
  await expect(status).toContainText(say('mine.data.added', { cinemas: 0, wishes: 0, ratings: 1, seen: 0 }));
  const before = await kept(another);
  await give(
    'x.json',
    '{"format":"velours","version":1,"cinemas":[{"slug":"<img src=x onerror=alert(1)>"}]}',
  );
  await expect(another.locator('#data [role="alert"]')).toContainText('cinemas[0].slug');
  expect(await kept(another)).toBe(before);
  await page.context().close();
  await another.context().close();
});

test('films that were seen fade out in lists, and nothing moves', async ({ browser }) => {
  const { film } = await itemsOf('fr-FR');
  const page = await phone(browser, { seen: [film.slug], hidesSeen: true });
  await withoutLetters(page);
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, 'fr-FR', { page: 'shows' });
  const card = page.locator(`main article:has([data-mark="wish"][data-slug="${film.slug}"])`).first();
  await expect(card).toHaveAttribute('data-seen', say('mine.seen.label'));
  await expect(card.getByRole('link', { name: film.title })).toBeVisible();
  await expect(card.locator('picture')).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'moved') as number[])).toEqual([]);
  await page.context().close();
});

test('where nothing is kept the page has no empty room, nothing moves, and an import does not bring the room back', async ({
  browser,
}) => {
  const page = await phone(browser);
  await withoutLetters(page);
  await visit(page, 'fr-FR', mine);
  await hydrated(page);
  const begin = page.getByRole('button', { name: say('mine.data.import') });
  const room = async () => {
    const boxes = await Promise.all([begin, page.locator('main h2').first()].map((one) => one.boundingBox()));
    const [above, below] = boxes;
    if (!above || !below) throw new Error('the button or the heading after it has no box');
    return below.y - above.y - above.height;
  };
  await expect.poll(room).toBeLessThan(80);
  expect(await shifts(page)).toBeLessThan(machineLetters);
  // The code of the import never comes.
  await page.route(/\/_next\/static\//, async () => undefined);
  await begin.click();
  await expect(begin).toHaveAttribute('aria-busy', 'true');
  expect(await room()).toBeLessThan(80);
  await page.context().close();
});

test('without script the page says what it is, leads on and is no entry of a search engine', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  expect(await visit(page, 'fr-FR', mine)).toBe(200);
  await expect(page.getByText(say('mine.about.plain'))).toBeVisible();
  await expect(page.getByText(say('state.loading'))).toBeHidden();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page
    .locator('main')
    .getByRole('link', { name: say('mine.toCinemas') })
    .click();
  await expect(page.locator('main h1')).toBeVisible();
  await context.close();
});

test(
  'the page with everything on it has no findings of axe on a phone, in French and German',
  breadth,
  async ({ browser }) => {
    for (const locale of ['fr-FR', 'de-CH'] as const) {
      const { cinema, film, other } = await itemsOf(locale);
      const page = await phone(browser, {
        cinemas: [cinema.slug],
        wishes: [film.slug, 'no-such-film'],
        ratings: [[other.slug, 3]],
        seen: [film.slug],
      });
      await visit(page, locale, mine);
      await hydrated(page);
      await expect(page.locator('#wishes article')).toHaveCount(2);
      await expect(times(page).first()).toBeInViewport();
      await expectFits(page, 320);
      await expectNoFindings(page, 'first');
      await page.context().close();
    }
  },
);
