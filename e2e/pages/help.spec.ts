import { expect, type Page } from '@playwright/test';
import { firstArticles, mostRelated, topArticles } from '#src/features/help-pages/help-model.ts';
import type { Locale } from '#src/sites/site.ts';
import { href } from '#src/routes/href.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { test } from '../support/test.ts';
import { visit, withoutArt } from '../support/visit.ts';
import { movedTo, wire } from '../support/wire.ts';

const helpLocales: readonly Locale[] = ['fr-FR', 'nl-NL'];

const articlesIn = (page: Page, locale: Locale) =>
  page.locator('main').locator(`a[href^="${href(locale, { page: 'help' })}/article/"]`);

async function anArticle(locale: Locale) {
  const [article] = await catalogueOf(locale).ask('faqArticles', {});
  if (article === undefined) throw new Error('the stage has no help article');
  return article;
}

test.beforeEach(async ({ page }) => withoutArt(page));

for (const locale of helpLocales) {
  const t = words(locale);

  test.describe(`${locale} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test(`R032 R281 ${locale}: from the help centre to a category, all its articles, one of them and a related one`, async ({
      page,
    }) => {
      const catalogue = catalogueOf(locale);
      const ids = siteFactsOf(locale).helpCategories.map(({ id }) => id);
      const counts = await Promise.all(
        ids.map(async (slug) => (await catalogue.ask('faqCategory', { slug })).articles.length),
      );
      const linkTo = (id: string) =>
        page.locator(`main a[href="${href(locale, { page: 'helpCategory', id })}"]`);
      expect(await visit(page, locale, { page: 'help' })).toBe(200);
      await expect(articlesIn(page, locale)).toHaveCount(
        counts.slice(0, 3).reduce((sum, count) => sum + Math.min(count, topArticles), 0),
      );
      for (const id of ids) await expect(linkTo(id)).toHaveCount(1);

      const largest = Math.max(...counts);
      await linkTo(ids[counts.indexOf(largest)] ?? '').click();
      await expect(articlesIn(page, locale)).toHaveCount(Math.min(largest, firstArticles));
      if (largest > firstArticles) {
        await page.getByRole('link', { name: t('help.showAll', { count: largest }) }).click();
        await expect(page).toHaveURL(/\?all=1$/);
        await expect(articlesIn(page, locale)).toHaveCount(largest);
      }

      await articlesIn(page, locale).first().click();
      await expect(page).toHaveURL(/\/article\/(?:slug|id)\//);
      const related = articlesIn(page, locale);
      const count = await related.count();
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(mostRelated);
      await expect(page.getByText(t('help.vote.question'))).toBeHidden();
      const name = (await related.first().textContent()) ?? '';
      await related.first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });

    test(`R034 R187 ${locale}: the search finds articles, and says what to do otherwise`, async ({
      page,
    }) => {
      const { title } = await anArticle(locale);
      expect(await visit(page, locale, { page: 'help' })).toBe(200);
      const field = page.locator('main').getByRole('searchbox');
      await field.fill(title);
      await field.press('Enter');
      await expect(page).toHaveURL(/\?q=/);
      await expect(articlesIn(page, locale).first()).toHaveText(title);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      const results = page.url().split('?', 1)[0] ?? '';
      for (const text of ['xqzzxq', 'ab']) {
        await page.goto(`${results}?q=${text}`);
        await expect(articlesIn(page, locale)).toHaveCount(0);
        await expect(page.getByRole('heading', { name: t('help.topics') })).toBeVisible();
      }
    });

    test(`R036 ${locale}: a webview twin has no header and no footer, and stays within`, async ({ page }) => {
      const twin = href(locale, { page: 'help', webview: true });
      expect(await visit(page, locale, { page: 'help', webview: true })).toBe(200);
      for (const next of [`main a[href$="/1"]`, `main a[href^="${twin}/article/"]`, null]) {
        await expect(page.locator('header, footer')).toHaveCount(0);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
        const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
        expect(new URL(canonical).pathname).toBe(new URL(page.url()).pathname.replace('/m/', '/'));
        const ways = await page
          .locator('main a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(ways.length).toBeGreaterThan(0);
        expect(ways.filter((way) => way?.startsWith(twin) !== true)).toEqual([]);
        if (next !== null) await page.locator(next).first().click();
      }
    });
  });

  test(`D14 ${locale}: with script the results follow what is typed, and the field stays in use`, async ({
    page,
  }) => {
    const { title } = await anArticle(locale);
    expect(await visit(page, locale, { page: 'helpSearch' })).toBe(200);
    const field = page.locator('main').getByRole('searchbox');
    await field.pressSequentially(title, { delay: 20 });
    await expect(articlesIn(page, locale).first()).toHaveText(title);
    await expect(field).toHaveValue(title);
    await expect(field).toBeFocused();
  });

  test(`D56 ${locale}: a visitor tells whether an article helped`, async ({ page }) => {
    const { slug } = await catalogueOf(locale).helpArticle(true);
    expect(await visit(page, locale, { page: 'helpArticleBySlug', slug })).toBe(200);
    const told = page.waitForResponse(
      (answer) => answer.url().endsWith('/help/vote') && answer.request().method() === 'POST' && answer.ok(),
    );
    await page.getByRole('button', { name: t('help.vote.yes'), exact: true }).click();
    expect((await told).status()).toBe(204);
    await expect(page.getByText(t('help.vote.thanks'))).toBeFocused();
  });
}

test('R033 R261 one address for an article, and none for what is unknown', async () => {
  const catalogue = catalogueOf('fr-FR');
  const { slug } = await catalogue.helpArticle(true);
  const article = (await catalogue.ask('faqArticles', {})).find((one) => one.slug === slug);
  const byId = { page: 'helpArticleById', id: article?.id ?? '', webview: true } as const;
  const bySlug = { page: 'helpArticleBySlug', slug, webview: true } as const;
  expect(movedTo(await wire('fr', href('fr-FR', byId)))).toBe(`308 ${addressOf('fr-FR', bySlug)}`);
  for (const path of ['/aide/categorie/99', '/aide/article/id/999999', '/m/aide/article/slug/none-such'])
    expect((await wire('fr', path)).status).toBe(404);
});
