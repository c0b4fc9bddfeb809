import { expect, test, type Page } from '@playwright/test';
import { alternates } from '#src/routes/alternates.ts';
import { href } from '#src/routes/href.ts';
import { takesFilters, type PageId, type PageRef } from '#src/routes/page.ts';
import { languageOf, localeOf, siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from './support/catalogue.ts';
import { addressOf, matrix, oneOfEachLanguage, refOf } from './support/matrix.ts';
import { words } from './support/messages.ts';
import { stage } from './support/stage.ts';
import { expectFits, hydrated, visit, watch, withoutArt } from './support/visit.ts';

/** The same page in every language of its site, by the API's own translations. */
async function inEveryLanguage(locale: Locale, ref: PageRef): Promise<Partial<Record<string, PageRef>>> {
  const { languages } = siteFactsOf(locale);
  if (!('slug' in ref)) return Object.fromEntries(languages.map((language) => [language, ref]));
  const id = ref.page === 'cinema' ? 'cinemaTranslate' : 'showTranslate';
  const slugs = await catalogueOf(locale).ask(id, { slug: ref.slug });
  return Object.fromEntries(
    languages.flatMap((language) => {
      const slug = slugs[language];
      return slug === undefined ? [] : [[language, { ...ref, slug }]];
    }),
  );
}

/** Every `<link rel="alternate">` of a page: hreflang with its address. */
async function hreflangOf(page: Page): Promise<Record<string, string>> {
  const links = await page.locator('link[rel="alternate"][hreflang]').all();
  const pairs = links.map(async (link) => [
    await link.getAttribute('hreflang'),
    await link.getAttribute('href'),
  ]);
  return Object.fromEntries(await Promise.all(pairs)) as Record<string, string>;
}

async function jsonLdOf(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
}

/** What each kind of page tells machines that it is about. */
const machineTypes: Readonly<Partial<Record<PageId, string>>> = {
  home: 'Organization',
  movie: 'Movie',
  entertainment: 'Movie',
  cinema: 'MovieTheater',
};

for (const { locale, page: pageId } of matrix) {
  test(`R001 R008 ${locale} ${pageId}: a whole page in its language, nothing broken`, async ({ page }) => {
    await withoutArt(page);
    const problems = watch(page);
    const ref = await refOf({ locale, page: pageId });
    expect(await visit(page, locale, ref)).toBe(200);
    await hydrated(page);

    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    expect((await page.title()).length).toBeGreaterThan(4);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{2,}.*\S{2,}/s);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', addressOf(locale, ref));

    const type = machineTypes[pageId];
    const described = await jsonLdOf(page);
    for (const thing of described) expect(thing['@context']).toBe('https://schema.org');
    if (type !== undefined) expect(described.map((thing) => thing['@type'])).toContain(type);

    await expectFits(page, 390);
    await expectFits(page, 320);
    expect(problems).toEqual([]);
  });
}

for (const { locale, page: pageId } of matrix) {
  test(`R007 R130 ${locale} ${pageId}: its languages, each at the translated address`, async ({ page }) => {
    await withoutArt(page);
    const ref = await refOf({ locale, page: pageId });
    await visit(page, locale, ref);
    const translations = await inEveryLanguage(locale, ref);

    const expected = alternates(siteOf(locale), translations).map(
      ({ hreflang, locale: other, ref: translated }) => [hreflang, addressOf(other, translated)] as const,
    );
    expect(await hreflangOf(page)).toEqual(Object.fromEntries(expected));

    const t = words(locale);
    const languages = page.getByRole('banner').getByRole('navigation', { name: t('shell.language.label') });
    const links = await languages.first().getByRole('link').all();
    const listed = await Promise.all(
      links.map(async (link) => [await link.getAttribute('data-language'), await link.getAttribute('href')]),
    );
    expect(listed).toEqual(
      siteFactsOf(locale).languages.map((language) => {
        const translated = translations[language] ?? { page: 'home' };
        return [language, href(localeOf(siteOf(locale), language), translated)];
      }),
    );
  });
}

for (const { locale, page: pageId } of matrix.filter((cell) => oneOfEachLanguage.includes(cell.locale))) {
  test(`${locale} ${pageId}: alternates name each other`, async ({ page }) => {
    await withoutArt(page);
    const ref = await refOf({ locale, page: pageId });
    await visit(page, locale, ref);
    const own = await hreflangOf(page);
    for (const [hreflang, address] of Object.entries(own)) {
      const answer = await page.request.get(local(address), { headers: { host: new URL(address).host } });
      expect(answer.status(), address).toBe(200);
      const body = await answer.text();
      expect(body, `${hreflang} names ${locale}`).toContain(`hrefLang="${locale}"`);
      for (const other of Object.values(own)) expect(body, address).toContain(`href="${other}"`);
    }
  });
}

/** Node cannot resolve the stage's host names; the Host header says which site is meant. */
function local(address: string): string {
  const url = new URL(address);
  return `http://localhost:${stage.webPort}${url.pathname}${url.search}`;
}

for (const locale of oneOfEachLanguage) {
  test(`R007 ${locale}: the language switch leads to the same page and keeps the choice`, async ({
    page,
    context,
  }) => {
    await withoutArt(page);
    const site = siteOf(locale);
    const other = siteFactsOf(locale).languages.find((language) => language !== languageOf(locale)) ?? 'en';
    const target = localeOf(site, other);
    const { show, translated } = await catalogueOf(locale).showOfTwoSlugs(target);
    await visit(page, locale, { page: 'movie', slug: show.slug });
    await hydrated(page);
    expect((await context.cookies()).filter(({ name }) => name === 'lang')).toEqual([]);

    await page.getByRole('banner').locator(`a[data-language="${other}"]:visible`).click();

    await expect(page).toHaveURL(addressOf(target, { page: 'movie', slug: translated }));
    await expect(page.locator('html')).toHaveAttribute('lang', target);
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'lang');
    expect(cookie).toMatchObject({ value: other, path: '/', sameSite: 'Lax' });
  });

  test(`R007 ${locale}: without script the language switch is a plain link`, async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    const page = await context.newPage();
    await withoutArt(page);
    await page.goto(addressOf(locale, { page: 'cinemas' }));
    const other = siteFactsOf(locale).languages.find((language) => language !== languageOf(locale)) ?? 'en';
    await page
      .getByRole('banner')
      .getByRole('button', { name: words(locale)('shell.language.label') })
      .click();
    await page.getByRole('banner').locator(`a[data-language="${other}"]:visible`).click();
    const target = localeOf(siteOf(locale), other);
    await expect(page).toHaveURL(addressOf(target, { page: 'cinemas' }));
    await context.close();
  });

  test(`R123 R124 R136 ${locale}: header and footer`, async ({ page }) => {
    await withoutArt(page);
    const t = words(locale);
    await visit(page, locale, await refOf({ locale, page: 'movie' }));
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: t('shell.home') })).toHaveAttribute(
      'href',
      href(locale, { page: 'home' }),
    );
    const menu = header.getByRole('navigation', { name: t('shell.menu.label') });
    const films = menu.getByRole('link', { name: t('shell.menu.films') });
    await expect(films).toHaveAttribute('href', href(locale, { page: 'shows' }));
    await expect(menu.getByRole('link', { name: t('shell.menu.cinemas') })).toHaveAttribute(
      'href',
      href(locale, { page: 'cinemas' }),
    );

    const footer = page.getByRole('contentinfo');
    const current = (await catalogueOf(locale).shows()).find((show) => !show.isComingSoon);
    await expect(footer.getByRole('link', { name: current?.title ?? '', exact: true })).toBeVisible();
    for (const [key, ref] of [
      ['allFilms', { page: 'shows' }],
      ['allCinemas', { page: 'cinemas' }],
    ] as const)
      await expect(
        footer.getByRole('link', { name: t(`shell.footer.${key}`), exact: true }).first(),
      ).toHaveAttribute('href', href(locale, ref));
    await expect(footer).toContainText(t('shell.footer.copyright', { year: stage.today.slice(0, 4) }));
  });

  test(`R134 ${locale}: the menu marks where the visitor is`, async ({ page }) => {
    await withoutArt(page);
    const t = words(locale);
    const marks = {
      films: ['home', 'shows', 'movie', 'entertainment'],
      cinemas: ['cinemas', 'cinema'],
    } as const;
    for (const [key, pages] of Object.entries(marks) as [keyof typeof marks, readonly PageId[]][])
      for (const pageId of pages) {
        await visit(page, locale, await refOf({ locale, page: pageId }));
        const menu = page.getByRole('navigation', { name: t('shell.menu.label') });
        await expect(menu.locator('[aria-current]'), pageId).toHaveText(t(`shell.menu.${key}`));
      }
  });

  for (const pageId of ['shows', 'movie', 'entertainment', 'cinema'] as const)
    test(`R061 ${locale} ${pageId}: a filtered page names its base page and is not indexed`, async ({
      page,
    }) => {
      expect(takesFilters(pageId)).toBe(true);
      await withoutArt(page);
      const base = await refOf({ locale, page: pageId });
      expect(await visit(page, locale, { ...base, filters: { date: stage.today } } as PageRef)).toBe(200);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', addressOf(locale, base));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
    });
}
