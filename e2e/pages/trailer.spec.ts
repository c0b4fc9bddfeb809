import { expect, type Locator, type Page } from '@playwright/test';
import { trailerQuery } from '#src/routes/fragments.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { breadth } from '../support/first-gate.ts';
import { addressOf, twoLocales } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { test } from '../support/test.ts';
import { hydrated, isMarked, markDocument, visit, withoutArt } from '../support/visit.ts';
import { wire } from '../support/wire.ts';

test.describe('the trailer without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R065 the trailer plays in the page that its link leads to', async ({ page }) => {
    const { slug } = await catalogueOf('fr-FR').currentFilm();
    const ref = { page: 'movie', slug } as const;
    const query = { [trailerQuery.name]: trailerQuery.value };
    await page.goto(addressOf('fr-FR', ref));
    await page.getByRole('link', { name: words('fr-FR')('movie.trailer') }).click();
    await expect(page).toHaveURL(addressOf('fr-FR', ref, { query }));
    await expect(page.getByRole('main').locator('video[controls][autoplay]')).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', addressOf('fr-FR', ref));
  });
});

test.describe('the trailer', () => {
  const locale = 'fr-FR';
  const t = words(locale);

  async function openTrailer(page: Page): Promise<{ dialog: Locator; trigger: Locator }> {
    const { slug } = await catalogueOf(locale).currentFilm();
    await withoutArt(page);
    await visit(page, locale, { page: 'movie', slug });
    await hydrated(page);
    const trigger = page.getByRole('link', { name: t('movie.trailer'), exact: true });
    await trigger.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('video')).toBeAttached();
    return { dialog, trigger };
  }

  const ways: readonly (readonly [string, (page: Page, dialog: Locator) => Promise<void>])[] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a click on the overlay', (page) => page.mouse.click(5, 400)],
    ['the close control', (_page, dialog) => dialog.getByRole('button', { name: t('dialog.close') }).click()],
    [
      'Enter on the close control',
      (_page, dialog) => dialog.getByRole('button', { name: t('dialog.close') }).press('Enter'),
    ],
  ];
  for (const [name, close] of ways)
    test(
      `R149 R152 R173 ${name} closes it, the video is gone, the focus back`,
      name === 'Escape' ? {} : breadth,
      async ({ page }) => {
        const { dialog, trigger } = await openTrailer(page);
        await expect(page.locator('html')).toHaveAttribute('data-scroll-locked', '');
        await close(page, dialog);
        await expect(dialog).toBeHidden();
        await expect(page.locator('video')).toHaveCount(0);
        await expect(trigger).toBeFocused();
        await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
      },
    );

  test('R088 nothing of it is fetched before it opens, then the main one', async ({ page }) => {
    const { slug } = await catalogueOf(locale).currentFilm();
    const { trailers } = await catalogueOf(locale).ask('show', { slug });
    const main = trailers.find(({ isMain }) => isMain)?.externalId ?? 'no trailer';
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, locale, { page: 'movie', slug });
    await hydrated(page);
    expect(asked).not.toContain(main);
    await page.getByRole('link', { name: t('movie.trailer'), exact: true }).click();
    await expect(page.getByRole('dialog').locator('video')).toHaveAttribute('src', main);
  });

  test('R148 R152 going back closes it and stops the video', async ({ page }) => {
    await withoutArt(page);
    await visit(page, locale, { page: 'home' });
    await hydrated(page);
    await markDocument(page);
    await page
      .getByRole('list', { name: t('home.now') })
      .getByRole('link')
      .first()
      .click();
    // The previous page may have a trailer link too.
    await expect(page.locator('main:visible #showtimes')).toBeVisible();
    await page
      .locator('main:visible')
      .getByRole('link', { name: t('movie.trailer'), exact: true })
      .click();
    await expect(page.getByRole('dialog').locator('video')).toBeAttached();
    await page.goBack();
    await expect(page.locator('video')).toHaveCount(0);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
    await expect(page.locator('main:visible #showtimes')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('list', { name: t('home.now') })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test('R065 bandeannonce=true plays it in the page, on film pages only', async ({ page }) => {
    const query = { [trailerQuery.name]: trailerQuery.value };
    const { slug } = await catalogueOf(locale).currentFilm();
    await visit(page, locale, { page: 'movie', slug }, { query });
    await expect(page.locator('main video[autoplay]')).toBeVisible();
    const event = await catalogueOf(locale).event();
    await visit(page, locale, { page: 'entertainment', slug: event.slug }, { query });
    await expect(page.locator('main video[autoplay]')).toBeVisible();
    for (const ref of [{ page: 'home' }, { page: 'shows' }, { page: 'cinemas' }] as const) {
      await visit(page, locale, ref, { query });
      await expect(page.locator('video')).toHaveCount(0);
    }
    for (const value of ['false', '1', 'TRUE']) {
      await visit(page, locale, { page: 'movie', slug }, { query: { [trailerQuery.name]: value } });
      await expect(page.locator('video')).toHaveCount(0);
    }
  });
});

/** The first news item with a video among its words, and the address of the video's file. */
async function storyWithVideo(locale: Locale): Promise<{ readonly slug: string; readonly file: string }> {
  for (const { slug } of await catalogueOf(locale).ask('news', {})) {
    const { content } = await catalogueOf(locale).ask('newsItem', { slug });
    const file = /<a href="([^"]+\.mp4)">/.exec(content ?? '')?.[1];
    if (file !== undefined) return { slug, file };
  }
  throw new Error('The stage has no news item with a video.');
}

for (const locale of twoLocales)
  test.describe('a video in a story', () => {
    test(`R088 R089 ${locale}: plays after a click or a key, and nothing of it is fetched before`, async ({
      page,
    }) => {
      const { slug, file } = await storyWithVideo(locale);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await visit(page, locale, { page: 'newsItem', slug });
      await hydrated(page);
      expect(asked).not.toContain(file);
      const link = page.locator(`main a[href="${file}"]`);
      for (const open of [() => link.click(), () => link.press('Enter')]) {
        await open();
        await expect(page.getByRole('dialog').locator('video[controls]')).toHaveAttribute('src', file);
        await page.keyboard.press('Escape');
        await expect(page.locator('video')).toHaveCount(0);
        await expect(link).toBeFocused();
      }
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test(`R088 ${locale}: is a link to its file`, async ({ page }) => {
        const { slug, file } = await storyWithVideo(locale);
        await visit(page, locale, { page: 'newsItem', slug });
        await expect(page.locator(`main a[href="${file}"]`)).toBeVisible();
        const { host, port, pathname } = new URL(file);
        const answer = await wire('fr', pathname, { method: 'HEAD', host, port: Number(port) });
        expect(answer.headers['content-type']).toBe('video/mp4');
      });
    });
  });
