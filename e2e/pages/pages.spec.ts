import { expect } from '@playwright/test';
import { alternates } from '#src/routes/alternates.ts';
import { itemCalls } from '#src/contract/items.ts';
import type { ListId } from '#src/contract/endpoints.ts';
import { href } from '#src/routes/href.ts';
import { isSlugPage, takesFilters, type PageRef, type PageRefOf } from '#src/routes/page.ts';
import { type PageId, recordOf } from '#src/routes/pages/registry.ts';
import { languageOf, localeOf, siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { readDocument, thingsOf, type Thing } from '../support/document.ts';
import { addressOf, matrix, oneOfEachLanguage, refOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated, visit, withoutArt } from '../support/visit.ts';
import { wire } from '../support/wire.ts';

type Translations = Partial<Record<Language, PageRef>>;

/** The same page in every language of its site, from the API's own translations. */
async function inEveryLanguage(locale: Locale, ref: PageRef): Promise<Translations> {
  const { languages } = siteFactsOf(locale);
  if (ref.page === 'showtime') return showtimeInEveryLanguage(locale, ref);
  if (!('slug' in ref)) return Object.fromEntries(languages.map((language) => [language, ref]));
  const slugs = await slugsOf(locale, ref);
  return Object.fromEntries(
    languages.flatMap((language) => {
      const slug = slugs[language];
      return slug === undefined ? [] : [[language, { ...ref, slug }]];
    }),
  );
}

/** The page of a showtime goes by the slugs of its show and its cinema. */
async function showtimeInEveryLanguage(locale: Locale, ref: PageRefOf<'showtime'>): Promise<Translations> {
  const [shows, cinemas] = await Promise.all([
    catalogueOf(locale).ask('showTranslate', { slug: ref.show }),
    catalogueOf(locale).ask('cinemaTranslate', { slug: ref.cinema }),
  ]);
  return Object.fromEntries(
    siteFactsOf(locale).languages.flatMap((language) => {
      const [show, cinema] = [shows[language], cinemas[language]];
      return show === undefined || cinema === undefined ? [] : [[language, { ...ref, show, cinema }]];
    }),
  );
}

/** The slugs of a page's item in each language of the site that has it. */
async function slugsOf(
  locale: Locale,
  { page, slug }: { readonly page: PageId; readonly slug: string },
): Promise<Partial<Record<Language, string>>> {
  const { item } = recordOf(page);
  if (item === undefined) throw new Error(`${page} has a slug and no item`);
  const [translate] = item === 'city' ? [] : itemCalls[item].translations;
  if (translate !== undefined) return catalogueOf(locale).ask(translate, { slug });
  // Without a translation in the contract, the lists of all languages have the item under the same id, or the same slug.
  const { list } = itemCalls[item];
  const own = (await itemsOf(locale, list)).find((one) => one.slug === slug);
  const pairs = siteFactsOf(locale).languages.map(async (language) => {
    const others = await itemsOf(localeOf(siteOf(locale), language), list);
    const same = others.find((one) => (own?.id === undefined ? one.slug === slug : one.id === own.id));
    return [language, same?.slug] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

async function itemsOf(
  locale: Locale,
  list: ListId,
): Promise<readonly { readonly slug: string; readonly id?: unknown }[]> {
  const answer = await catalogueOf(locale).ask(list, {});
  return 'shows' in answer ? answer.shows : answer;
}

/** The structured data of a document. */
function jsonLdOf(html: string): readonly Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return thingsOf(Array.from(scripts, ([, text = '']) => text));
}

for (const { locale, page: pageId } of matrix)
  test(`R007 R008 R012 R130 ${locale} ${pageId}: in its language, with its other languages`, async () => {
    const ref = await refOf({ locale, page: pageId });
    const translations = await inEveryLanguage(locale, ref);
    const answer = await wire(siteOf(locale), href(locale, ref));
    expect(answer.status).toBe(200);
    const read = readDocument(answer.body, addressOf(locale, ref));

    expect(read.language).toBe(locale);
    expect(read.headings).toHaveLength(1);
    expect(read.headings[0]?.trim()).not.toBe('');
    expect(read.titles).toHaveLength(1);
    expect(read.titles[0]?.length).toBeGreaterThan(4);
    expect(read.description).toMatch(/\S{2,}.*\S{2,}/s);
    const { sitemap, machineType } = recordOf(pageId);
    expect(read.robots === null).toBe(sitemap !== undefined);
    expect(read.canonical).toEqual([addressOf(locale, ref)]);
    expect(waysOf(answer.body)).toBe(pageId === 'home' ? 0 : 1);
    expect(read.alternates).toEqual(sitemap === undefined ? {} : hreflangsOf(locale, translations));
    expect(switcherOf(answer.body, siteFactsOf(locale).languages.length)).toEqual(
      siteFactsOf(locale).languages.map((language) => {
        const translated = translations[language] ?? { page: 'home' };
        return [language, href(localeOf(siteOf(locale), language), translated)];
      }),
    );

    const described = jsonLdOf(answer.body);
    for (const thing of described) expect(thing['@context']).toBe('https://schema.org');
    if (machineType !== undefined) expect(described.map((thing) => thing['@type'])).toContain(machineType);
  });

/** How often the way to a page stands in it: its last step is the page itself. */
const waysOf = (html: string): number => html.split(/<span aria-current="page">/).length - 1;

/** The hreflang set of a page from the route table. */
function hreflangsOf(locale: Locale, translations: Translations): Record<string, string> {
  return Object.fromEntries(
    alternates(siteOf(locale), translations).map(({ hreflang, locale: other, ref }) => [
      hreflang,
      addressOf(other, ref),
    ]),
  );
}

/**
 * The language switch of the header, the first one of the document: languages in their order, each with its address.
 */
function switcherOf(html: string, count: number): (readonly [string, string])[] {
  const links = [...html.matchAll(/<a\b[^>]*\bdata-language="[a-z]{2}"[^>]*>/g)].slice(0, count);
  const value = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return links.map(([tag]) => [value(tag, 'data-language'), value(tag, 'href')] as const);
}

/** Addresses of the alternates in a document, read without a browser. */
function alternatesIn(html: string): string[] {
  return [...html.matchAll(/<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
}

// For a page without an item, the test of each language above already expects the same set. The slug of an item differs
// between locales.
for (const { locale, page: pageId } of matrix.filter(
  (cell) => oneOfEachLanguage.includes(cell.locale) && isSlugPage(cell.page),
))
  test(`${locale} ${pageId}: alternates name each other`, async () => {
    const ref = await refOf({ locale, page: pageId });
    const own = hreflangsOf(locale, await inEveryLanguage(locale, ref));
    for (const address of Object.values(own)) {
      const answer = await wire(siteOf(locale), new URL(address).pathname);
      expect(answer.status, address).toBe(200);
      expect(alternatesIn(answer.body).toSorted(), address).toEqual(Object.values(own).toSorted());
    }
  });

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
      .getByRole('button', { name: words(locale)('shell.menu.toggle') })
      .click();
    await page.getByRole('banner').locator(`a[data-language="${other}"]:visible`).click();
    const target = localeOf(siteOf(locale), other);
    await expect(page).toHaveURL(addressOf(target, { page: 'cinemas' }));
    await context.close();
  });

  test(`R123 R136 ${locale}: header and footer`, async ({ page }) => {
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

  for (const pageId of ['shows', 'movie', 'entertainment', 'cinema'] as const)
    test(`R061 ${locale} ${pageId}: a filtered page names its base page and is not indexed`, async () => {
      expect(takesFilters(pageId)).toBe(true);
      const base = await refOf({ locale, page: pageId });
      const filtered = { ...base, filters: { date: stage.today } } as PageRef;
      const answer = await wire(siteOf(locale), href(locale, filtered));
      expect(answer.status).toBe(200);
      const read = readDocument(answer.body, addressOf(locale, filtered));
      expect(read.canonical).toEqual([addressOf(locale, base)]);
      expect(read.robots).toContain('noindex');
      expect(read.alternates).toEqual({});
    });
}
