import { expect, type Page } from '@playwright/test';
import { plainText } from '#src/domain/text/plain-text.ts';
import { hasPage, href } from '#src/routes/href.ts';
import { isPageId } from '#src/routes/pages/registry.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { refOf, twoLocales } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { originOf, stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { visit, withoutArt } from '../support/visit.ts';
import { thingsOf } from '../support/document.ts';

const phone = { width: 390, height: 844 };

test.beforeEach(async ({ page }) => withoutArt(page));

const footerOf = (page: Page) => page.getByRole('contentinfo');
const questionsOf = (page: Page) => footerOf(page).locator('details[name="footer-faq"]');
const columnsOf = (page: Page) => footerOf(page).locator('details[name="footer"]');
const openOnes = (page: Page, name: string) => footerOf(page).locator(`details[name="${name}"][open]`);

for (const locale of twoLocales) {
  const t = words(locale);

  for (const javaScriptEnabled of [true, false])
    test.describe(`${locale} ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled });

      test(`R103 R142 ${locale}: one answer is open at a time, selecting it closes it`, async ({ page }) => {
        const blocks = await catalogueOf(locale).ask('footerFaq', {});
        const asked = blocks.find(({ type }) => type === 'default')?.questions ?? [];
        expect(asked.length).toBeGreaterThan(1);
        await visit(page, locale, { page: 'home' });
        const questions = questionsOf(page);
        await expect(questions.locator('summary')).toHaveText(asked.map(({ title }) => title));
        const [first, second] = [questions.nth(0), questions.nth(1)];
        await expect(openOnes(page, 'footer-faq')).toHaveCount(0);
        await first.locator('summary').click();
        await expect(first).toContainText(plainText(asked[0]?.description ?? ''));
        await expect(first).toHaveAttribute('open', '');
        await second.locator('summary').click();
        await expect(second).toHaveAttribute('open', '');
        await expect(first).not.toHaveAttribute('open', '');
        await second.locator('summary').click();
        await expect(openOnes(page, 'footer-faq')).toHaveCount(0);
      });

      test(`R137 ${locale}: on a phone one column is open at a time, selecting it closes it`, async ({
        page,
      }) => {
        await page.setViewportSize(phone);
        await visit(page, locale, { page: 'home' });
        const columns = columnsOf(page);
        const [first, second] = [columns.nth(0), columns.nth(1)];
        await expect(first.locator('a').first()).toBeHidden();
        await first.locator('summary').click();
        await expect(first.locator('a').first()).toBeVisible();
        await second.locator('summary').click();
        await expect(second.locator('a').first()).toBeVisible();
        await expect(first.locator('a').first()).toBeHidden();
        await second.locator('summary').click();
        await expect(openOnes(page, 'footer')).toHaveCount(0);
      });
    });

  test(`R103 ${locale}: a page of a kind asks its own questions first`, async ({ page }) => {
    const blocks = await catalogueOf(locale).ask('footerFaq', {});
    const everywhere = blocks.find(({ type }) => type === 'default')?.questions ?? [];
    const own = blocks.filter(({ type }) => isPageId(type));
    expect(own.length).toBeGreaterThan(0);
    for (const { type, questions } of own) {
      if (!isPageId(type)) continue;
      await visit(page, locale, await refOf({ locale, page: type }));
      await expect(questionsOf(page).locator('summary')).toHaveText(
        [...questions, ...everywhere].map(({ title }) => title),
      );
    }
  });

  test(`R103 R138 ${locale}: machines are told the questions of every page on home, and nowhere else`, async ({
    page,
  }) => {
    const faqs = async () =>
      thingsOf(await page.locator('script[type="application/ld+json"]').allTextContents())
        .filter((thing) => thing['@type'] === 'FAQPage')
        .map((thing) => (thing['mainEntity'] as { name: string }[]).map(({ name }) => name));
    await visit(page, locale, { page: 'home' });
    expect(await faqs()).toEqual([await questionsOf(page).locator('summary').allTextContents()]);
    // The same questions stand here too, and machines have been told them.
    await visit(page, locale, { page: 'cinemas' });
    expect(await faqs()).toEqual([]);
    // The help centre has its own questions.
    for (const id of ['search', 'help', 'helpCategory', 'helpArticleBySlug', 'helpSearch'] as const) {
      if (!hasPage(locale, id)) continue;
      await visit(page, locale, await refOf({ locale, page: id }));
      await expect(columnsOf(page).first()).toBeVisible();
      await expect(questionsOf(page), id).toHaveCount(0);
      expect(await faqs(), id).toEqual([]);
    }
  });

  test(`R136 ${locale}: what is on, the cinemas and the configured columns, open on a wide screen`, async ({
    page,
  }) => {
    const { columns } = await catalogueOf(locale).ask('footer', {});
    await visit(page, locale, { page: 'cinemas' });
    const footer = footerOf(page);
    for (const [title, to] of [
      [t('shell.footer.allFilms'), { page: 'shows' }],
      [t('shell.footer.allCinemas'), { page: 'cinemas' }],
    ] as const)
      await expect(footer.getByRole('link', { name: title, exact: true }).first()).toHaveAttribute(
        'href',
        href(locale, to),
      );
    for (const column of columns) {
      const links = column.links.filter(({ cookie }) => !cookie);
      for (const { title, url } of links)
        await expect(footer.locator(`a[href="${url}"]`, { hasText: title }).first()).toBeVisible();
    }
  });

  test(`R138 ${locale}: networks, languages and the year`, async ({ page }) => {
    const { socialNetworks } = await catalogueOf(locale).ask('footer', {});
    await visit(page, locale, { page: 'home' });
    const networks = footerOf(page)
      .getByRole('navigation', { name: t('shell.footer.social') })
      .getByRole('link');
    const called = socialNetworks.map(({ label }) =>
      label === 'twitter' ? 'X' : `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`,
    );
    expect(called).toContain('X');
    await expect(networks).toHaveText(called);
    const languages = await footerOf(page)
      .locator('a[data-language]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('data-language')));
    expect(languages).toEqual([...siteFactsOf(locale).languages]);
    await expect(footerOf(page)).toContainText(
      t('shell.footer.copyright', { year: stage.today.slice(0, 4) }),
    );
  });
}

test('R138 a page that is not found has the questions of every page', async ({ page }) => {
  await page.goto(`${originOf('fr')}/nothing-here`);
  await expect(questionsOf(page).first()).toBeVisible();
});
