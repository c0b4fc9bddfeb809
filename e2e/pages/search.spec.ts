import { expect, type Page } from '@playwright/test';
import { pageOfTemplate } from '#src/domain/article/template-page.ts';
import { fold } from '#src/kernel/text/fold.ts';
import { hasPage, href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf, oneOfEachLanguage, twoLocales } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { test } from '../support/test.ts';
import { hydrated, isMarked, markDocument, visit, watch, withoutArt, expectFits } from '../support/visit.ts';
import { textsOf, wire } from '../support/wire.ts';

const search: PageRef = { page: 'search' };
const phone = { width: 390, height: 844 };

test.beforeEach(async ({ page }) => withoutArt(page));

const groupOf = (page: Page, type: string) => page.locator(`main:visible section#${type}`);
const resultsOf = (page: Page, type: string) => groupOf(page, type).locator('article h3 a');

/** The city with the most cinemas. */
async function largestCity(locale: Locale) {
  const cities = await catalogueOf(locale).ask('cities', {});
  const [city] = cities.toSorted((a, b) => b.cinemas.length - a.cinemas.length);
  if (city === undefined) throw new Error('the stage has no city');
  return city;
}

/** A word of a title with two letters swapped, for which the search finds only that title. */
async function mistyped(locale: Locale): Promise<{ readonly typed: string; readonly title: string }> {
  const catalogue = catalogueOf(locale);
  for (const { title } of await catalogue.shows()) {
    const word = fold(title)
      .split(/[^a-z]+/)
      .find(({ length }) => length > 7);
    if (word === undefined) continue;
    const typed = `${word.slice(0, 3)}${word.slice(4, 5)}${word.slice(3, 4)}${word.slice(5)}`;
    const hits = await catalogue.hits(typed);
    if (typed !== word && hits.length === 1 && hits[0]?.title === title) return { typed, title };
  }
  throw new Error('no title of the stage has a word of its own');
}

for (const locale of twoLocales) {
  const t = words(locale);

  test.describe(`${locale} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test(`R183 R247 ${locale}: the field of the header finds a film, accents and case left out`, async ({
      page,
    }) => {
      const film = await catalogueOf(locale).currentFilm();
      await page.goto(addressOf(locale, { page: 'cinemas' }));
      const field = page.getByRole('banner').getByRole('searchbox');
      await field.fill(fold(film.title).toUpperCase());
      await field.press('Enter');
      await expect(page).toHaveURL(
        addressOf(locale, search, { query: { q: fold(film.title).toUpperCase() } }),
      );
      await expect(page).toHaveTitle(new RegExp(fold(film.title).toUpperCase()));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      const first = resultsOf(page, 'show').first();
      await expect(first).toHaveText(film.title);
      await expect(first).toHaveAttribute('href', href(locale, { page: 'movie', slug: film.slug }));
    });

    test(`R247 ${locale}: on a phone the header leads to the field`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(addressOf(locale, { page: 'shows' }));
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell.menu.search') })
        .click();
      await expect(page).toHaveURL(addressOf(locale, search));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.question'));
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    });

    test(`R185 R189 ${locale}: cinemas of a city with their address, films of a word, each a kind`, async ({
      page,
    }) => {
      const city = await largestCity(locale);
      const cinemas = await catalogueOf(locale).ask('cinemas', {});
      await page.goto(addressOf(locale, search, { query: { q: city.name } }));
      const found = await resultsOf(page, 'cinema').evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      const inCity = city.cinemas.map((slug) => href(locale, { page: 'cinema', slug }));
      expect(found.length).toBe(Math.min(3, inCity.length));
      for (const address of found) expect(inCity).toContain(address);
      const address = cinemas.find(({ slug }) => city.cinemas.includes(slug))?.theaters[0]?.addressZip ?? '';
      await page.goto(addressOf(locale, search, { query: { q: address } }));
      await expect(groupOf(page, 'cinema')).toContainText(address);
    });

    test(`R191 R192 ${locale}: three cinemas first, all of them on demand, and back`, async ({ page }) => {
      const hits = (await catalogueOf(locale).hits('velours')).filter(({ type }) => type === 'cinema');
      expect(hits.length).toBeGreaterThan(3);
      await page.goto(addressOf(locale, search, { query: { q: 'velours' } }));
      await expect(resultsOf(page, 'cinema')).toHaveCount(3);
      await groupOf(page, 'cinema')
        .getByRole('link', { name: t('search.showAll', { count: hits.length }) })
        .click();
      await expect(page).toHaveURL(addressOf(locale, search, { query: { q: 'velours', type: 'cinema' } }));
      await expect(resultsOf(page, 'cinema')).toHaveCount(hits.length);
      await groupOf(page, 'cinema')
        .getByRole('link', { name: t('search.hide') })
        .click();
      await expect(page).toHaveURL(addressOf(locale, search, { query: { q: 'velours' } }));
      await expect(resultsOf(page, 'cinema')).toHaveCount(3);
    });

    test(`R186 ${locale}: one letter is no search`, async ({ page }) => {
      await page.goto(addressOf(locale, search, { query: { q: 'v' } }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.question'));
      await expect(page.getByRole('heading', { name: t('search.now') })).toBeVisible();
      await expect(page.locator('main article mark')).toHaveCount(0);
    });
  });

  test(`R105 R190 ${locale}: every result of a search leads to its page`, async ({ page }) => {
    const hits = await catalogueOf(locale).hits('de');
    await visit(page, locale, search, { query: { q: 'de' } });
    const links = page.locator('main:visible article h3 a');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(3);
    const known = hits.map(({ slug }) => slug);
    for (const address of addresses) {
      expect(known, address).toContain(address.split('/').at(-1));
      expect([address, (await wire(siteOf(locale), address)).status]).toEqual([address, 200]);
    }
  });

  test(`R247 ${locale}: two letters swapped find what is meant, and the page says so`, async ({ page }) => {
    const { typed, title } = await mistyped(locale);
    await visit(page, locale, search, { query: { q: typed } });
    await expect(resultsOf(page, 'show')).toHaveText([title]);
    await expect(page.getByText(t('search.resembling'))).toBeVisible();
  });

  test(`R247 ${locale}: who made it or plays in it finds a film, and is named`, async ({ page }) => {
    const film = (await catalogueOf(locale).shows()).find(({ directors }) => (directors ?? []).length > 0);
    const [director = ''] = film?.directors ?? [];
    await visit(page, locale, search, { query: { q: director } });
    const result = page.locator('main:visible article').filter({ hasText: film?.title ?? '' });
    await expect(result.first()).toContainText(director);
  });

  test(`R247 ${locale}: nothing found says so and leads on`, async ({ page }) => {
    await visit(page, locale, search, { query: { q: 'qqqwwwxxx' } });
    await expect(
      page.getByRole('heading', { name: t('search.emptyTitle', { text: 'qqqwwwxxx' }) }),
    ).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: t('search.toFilms') }).first()).toHaveAttribute(
      'href',
      href(locale, { page: 'shows' }),
    );
    await expect(main.getByRole('link', { name: t('search.toCinemas') }).first()).toHaveAttribute(
      'href',
      href(locale, { page: 'cinemas' }),
    );
    await expect(main.locator('section#now article')).not.toHaveCount(0);
    await expect(main.locator('section#cities a')).not.toHaveCount(0);
  });

  test(`R192 ${locale}: with script a kind is chosen without a load, and Back brings the others back`, async ({
    page,
  }) => {
    const city = await largestCity(locale);
    const query = { q: fold(city.name) };
    await visit(page, locale, search, { query });
    await hydrated(page);
    await markDocument(page);
    const all = groupOf(page, 'cinema').getByRole('link', {
      name: t('search.showAll', { count: city.cinemas.length }),
    });
    if (city.cinemas.length <= 3) return;
    await all.click();
    await expect(page).toHaveURL(addressOf(locale, search, { query: { ...query, type: 'cinema' } }));
    await expect(resultsOf(page, 'cinema')).toHaveCount(city.cinemas.length);
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await expect(resultsOf(page, 'cinema')).toHaveCount(3);
  });
}

for (const locale of oneOfEachLanguage)
  test(`${locale}: results fit at every width, and nothing goes wrong`, async ({ page }) => {
    const problems = watch(page);
    await visit(page, locale, search, { query: { q: 'velours', type: 'cinema' } });
    await hydrated(page);
    for (const width of [320, 390, 820, 1440]) await expectFits(page, width);
    expect(problems).toEqual([]);
  });

test('R247 whatever is searched for, the page stands and holds it as text', async () => {
  for (const text of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '%00%ff',
    "'; drop table texts; --",
    '../../etc/passwd',
    '\u202eevil',
    '🎬🎬🎬',
    'x'.repeat(500),
  ]) {
    const answer = await wire('fr', `/recherche?q=${encodeURIComponent(text)}`);
    expect([text, answer.status]).toEqual([text, 200]);
    expect(textsOf(answer.body, 'h1')).toHaveLength(1);
    expect(answer.body).not.toContain('<script>alert');
    expect(answer.body).not.toContain('<img src=x');
  }
  const narrowed = await wire('fr', '/recherche?q=paris&type=nothing');
  expect(narrowed.status).toBe(200);
});

/** Texts that a visitor in France types, and the expected first result. */
const table: readonly (readonly [typed: string, first: RegExp])[] = [
  ['lyno', /Lyon/],
  ['marseile', /Marseille/],
  ['saint etienne', /Saint-Étienne/],
  ['69006', /69006 Lyon/],
  ['paris 75019', /75019 Paris/],
  ['75020', /Paris/],
];

for (const [typed, first] of table)
  test(`R184 R185 R247 fr-FR: ${typed} finds cinemas of ${first.source}`, async ({ page }) => {
    await visit(page, 'fr-FR', search, { query: { q: typed } });
    await expect(groupOf(page, 'cinema').locator('article').first()).toContainText(first);
  });

/** An item of each type of result, with its page; help articles only where the site has a help centre. */
async function oneOfEachType(locale: Locale): Promise<{ type: string; title: string; to: PageRef }[]> {
  const catalogue = catalogueOf(locale);
  const titled = async (id: 'experiences' | 'news' | 'newsOffers' | 'masterTemplates') => {
    const item = (await catalogue.ask(id, {})).at(-1);
    if (item === undefined) throw new Error(`${locale} has nothing in ${id}`);
    return item;
  };
  const film = await catalogue.currentFilm();
  const event = await catalogue.event();
  const cinema = await catalogue.cinema();
  const season = await catalogue.eventOfType('season');
  const special = await catalogue.eventOfType('special');
  const [experience, news, offer, info] = [
    await titled('experiences'),
    await titled('news'),
    await titled('newsOffers'),
    await titled('masterTemplates'),
  ];
  const articles = hasPage(locale, 'help') ? await catalogue.ask('faqArticles', {}) : [];
  return [
    { type: 'show', title: film.title, to: { page: 'movie', slug: film.slug } },
    { type: 'show', title: event.title, to: { page: 'entertainment', slug: event.slug } },
    { type: 'cinema', title: cinema.name, to: { page: 'cinema', slug: cinema.slug } },
    { type: 'event', title: season.title, to: { page: 'season', slug: season.slug } },
    { type: 'event', title: special.title, to: { page: 'specialEvent', slug: special.slug } },
    { type: 'gpxp', title: experience.title, to: { page: 'experience', slug: experience.slug } },
    { type: 'news', title: news.title, to: { page: 'newsItem', slug: news.slug } },
    { type: 'offer', title: offer.title, to: { page: 'offer', slug: offer.slug } },
    { type: 'master_template', title: info.title, to: pageOfTemplate(locale, info.slug) },
    ...articles.slice(-1).map(({ title, slug }) => ({
      type: 'faq',
      title,
      to: { page: 'helpArticleBySlug', slug } as const,
    })),
  ];
}

for (const locale of oneOfEachLanguage)
  test(`R105 R247 ${locale}: each type of item is found by its title, and its result leads to its page`, async () => {
    for (const { type, title, to } of await oneOfEachType(locale)) {
      const found = await catalogueOf(locale).hits(title);
      expect(
        found.filter((hit) => hit.type === type).map((hit) => hit.title),
        title,
      ).toContain(title);
      const { status, body } = await wire(
        siteOf(locale),
        href(locale, search, { query: { q: title, type } }),
      );
      expect(status).toBe(200);
      expect(body, `${type}: ${title}`).toContain(`href="${href(locale, to)}"`);
    }
  });
