import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { avatarOf, enter, withAccount } from '../support/accounts.ts';
import { words } from '../support/messages.ts';
import { stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated } from '../support/visit.ts';

/**
 * The choices of a member still exist the next day, after both processes were stopped and started again. Both processes are separate ones
 * of this suite.
 */
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const locale = 'fr-FR';
const t = words(locale);
let folder: string;
let port: number;
let webPort: number;
let backend: OwnBackend;
let web: OwnWeb;
let origins: Readonly<Record<'ACCOUNT_ORIGIN' | 'IDENTITY_ORIGIN' | 'MEDIA_ORIGIN' | 'SITE_ORIGIN', string>>;

const tomorrow = new Date(Date.parse(stage.now) + 24 * 60 * 60 * 1_000).toISOString();

/** Starts both processes at an instant. */
async function start(now: string): Promise<void> {
  const environment = { ...origins, VELOURS_NOW: now };
  backend = await OwnBackend.start(['fr'], { folder, port, environment });
  web = await OwnWeb.start(backend.apiOrigin, { port: webPort, environment });
}

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'velours-restart-'));
  port = await freePort();
  webPort = await freePort();
  const host = (name: string) => `http://${name}.velours.localhost:${port}`;
  origins = {
    ACCOUNT_ORIGIN: host('account'),
    IDENTITY_ORIGIN: host('id'),
    MEDIA_ORIGIN: host('media'),
    SITE_ORIGIN: `http://{site}.velours.localhost:${webPort}`,
  };
  await start(stage.now);
});

test.afterAll(async () => {
  await web.stop();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

async function open(page: Page, ref: PageRef): Promise<void> {
  await page.goto(`${web.originOf('fr')}${href(locale, ref)}`);
  await hydrated(page);
}

/** The calls that store a mark; a page makes others, such as the renewal of a session. */
const storing = /\/(?:cinema\/[\w.-]+|accounts\/me\/cinemas|intention|emotion)$/;

/** Presses a mark; resolves when the client host has stored it. */
async function press(page: Page, mark: Locator): Promise<void> {
  const taken = page.waitForResponse(
    (answer) =>
      answer.url().startsWith(origins.ACCOUNT_ORIGIN) &&
      answer.request().method() === 'POST' &&
      storing.test(new URL(answer.url()).pathname),
  );
  await mark.click();
  expect((await taken).status()).toBe(200);
}

const mark = (page: Page, kind: 'favourite' | 'wish' | 'rating', slug: string) =>
  page.locator(`main [data-mark="${kind}"][data-slug="${slug}"]`).first();

test('R196 R218 R221 favourites, wishes and ratings are on one page the next day, after a restart, in this browser and in another one', async ({
  context,
  page,
  browser,
}) => {
  await context.route(`${origins.MEDIA_ORIGIN}/**`, (route) => route.abort());
  const person = await withAccount(context, locale, origins.ACCOUNT_ORIGIN);
  const slugOf = async (kind: string) =>
    (await page.locator(`main [data-mark="${kind}"]`).first().getAttribute('data-slug')) ?? '';
  await open(page, { page: 'cinemas' });
  const cinema = await slugOf('favourite');
  const [name = ''] = (
    (await (await fetch(`http://127.0.0.1:${port}/fr/api/cinemas`)).json()) as {
      slug: string;
      name: string;
    }[]
  ).flatMap((one) => (one.slug === cinema ? [one.name] : []));
  await press(page, mark(page, 'favourite', cinema));
  await open(page, { page: 'shows' });
  const film = await slugOf('wish');
  await press(page, mark(page, 'wish', film));
  await open(page, { page: 'movie', slug: film });
  await page.getByRole('button', { name: t('marks.rate') }).click();
  await press(page, page.getByRole('dialog').getByRole('button', { name: t('marks.felt.loved') }));

  await web.stop();
  await backend.stop();
  await start(tomorrow);

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${origins.ACCOUNT_ORIGIN}/fr/sign-in?site=fr`);
  await enter(elsewhere, locale, person);
  await elsewhere.waitForURL((url) => !url.pathname.endsWith('/sign-in'));
  for (const visitor of [page, elsewhere]) {
    await open(visitor, { page: 'movie', slug: film });
    await expect(avatarOf(visitor)).toBeVisible();
    await expect(mark(visitor, 'wish', film)).toHaveAttribute('aria-pressed', 'true');
    await expect(visitor.locator('main [data-mark="rating"]')).toHaveAttribute('data-emotion', '3');
    await open(visitor, { page: 'cinemas' });
    await expect(mark(visitor, 'favourite', cinema)).toHaveAttribute('aria-pressed', 'true');
    // All three on one page, with what the favourite shows that day.
    await visitor.clock.setFixedTime(tomorrow);
    await open(visitor, { page: 'myVelours' });
    await expect(visitor.locator('#cinemas').getByRole('heading', { name })).toBeVisible();
    await expect(visitor.locator('#cinemas [data-popup-links] a[href] time').first()).toBeVisible();
    await expect(visitor.locator(`#wishes a[href$="/${film}"]`).first()).toBeVisible();
    await expect(visitor.locator('#seen').getByText(t('marks.felt.loved'))).toBeVisible();
  }
  await other.close();
});
