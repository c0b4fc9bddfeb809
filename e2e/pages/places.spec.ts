import { expect, type Page } from '@playwright/test';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { topCities } from '#src/domain/cinema/top-cities.ts';
import { href } from '#src/routes/href.ts';
import { localeOf, siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf, twoLocales } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { expectNotFound } from '../support/not-found.ts';
import { stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { expectFits, hydrated, visit, watch, withoutArt } from '../support/visit.ts';
import { movedTo, wire } from '../support/wire.ts';

const cinemasPage = { page: 'cinemas' } as const;

/** The cards of cinemas on the page, by the address of their link. */
const cinemaLinks = (page: Page) =>
  page.locator('main article a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const cinemaAddress = (locale: Locale, { slug }: Pick<Cinema, 'slug'>) =>
  href(locale, { page: 'cinema', slug });
const cityAddress = (locale: Locale, { slug }: { readonly slug: string }) =>
  href(locale, { page: 'city', slug });

/** Types into the field like a visitor and sends the form. */
async function search(page: Page, locale: Locale, text: string): Promise<void> {
  await visit(page, locale, cinemasPage);
  const form = page.getByRole('main').getByRole('search');
  await form.getByRole('searchbox').fill(text);
  await form.getByRole('button', { name: words(locale)('cinemas.search.button') }).click();
  await page.waitForURL(addressOf(locale, cinemasPage, { query: { q: text } }));
}

/** The addresses of the cinemas that a search has found, sorted. */
async function foundOn(page: Page, locale: Locale): Promise<string[]> {
  const links = await cinemaLinks(page);
  const cinemas = await catalogueOf(locale).ask('cinemas', {});
  const known = new Set(cinemas.map((cinema) => cinemaAddress(locale, cinema)));
  return links.filter((link) => known.has(link)).toSorted();
}

const without = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

test.beforeEach(async ({ page }) => withoutArt(page));

for (const locale of twoLocales) {
  const t = words(locale);

  test.describe(`${locale} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test(`R015 R067 ${locale}: every cinema of the site stands with its address and a way to its programme`, async ({
      page,
    }) => {
      await visit(page, locale, cinemasPage);
      const cinemas = await catalogueOf(locale).ask('cinemas', {});
      expect(await foundOn(page, locale)).toEqual(
        cinemas.map((cinema) => cinemaAddress(locale, cinema)).toSorted(),
      );
      for (const { name, theaters } of cinemas.slice(0, 3)) {
        const card = page
          .locator('main article')
          .filter({ has: page.getByRole('link', { name, exact: true }) });
        await expect(card).toContainText(theaters[0]?.addressLine1 ?? 'no address');
      }
    });

    test(`R139 R140 R141 ${locale}: the top cities come first on the page, and stand in the footer`, async ({
      page,
    }) => {
      const { topCities: names, features, defaultLanguage } = siteFactsOf(locale);
      const first = localeOf(siteOf(locale), defaultLanguage);
      const cities = topCities(
        names,
        await catalogueOf(locale).ask('cities', {}),
        await catalogueOf(first).ask('cities', {}),
      );
      expect(cities).toHaveLength(names.length);
      await visit(page, locale, cinemasPage);
      const addresses = cities.map((city) => cityAddress(locale, city));
      expect((await cinemaLinks(page)).slice(0, addresses.length)).toEqual(addresses);
      const column = page
        .getByRole('contentinfo')
        .locator('details')
        // The whole name: a question below may have the word in it.
        .filter({ has: page.locator('summary').getByText(t('shell.footer.cinemas'), { exact: true }) });
      const links = await column
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const cinemas = await catalogueOf(locale).ask('cinemas', {});
      expect(links).toEqual([
        ...(features.fullCinemaList ? cinemas.map((cinema) => cinemaAddress(locale, cinema)) : addresses),
        href(locale, cinemasPage),
      ]);
      for (const address of addresses)
        expect((await wire(siteOf(locale), address)).status, address).toBe(200);
    });

    test(`R182 R184 ${locale}: the beginning of a postal code finds its cinemas`, async ({ page }) => {
      const cinemas = await catalogueOf(locale).ask('cinemas', {});
      const cities = await catalogueOf(locale).ask('cities', {});
      const code = cinemas[0]?.theaters[0]?.addressZip.slice(0, 2) ?? '';
      expect(code).toMatch(/^\d\d$/);
      const inCity = new Set(
        cities.filter(({ departement }) => departement.startsWith(code)).flatMap((city) => city.cinemas),
      );
      const expected = cinemas.filter(
        ({ slug, theaters }) =>
          inCity.has(slug) || theaters.some(({ addressZip }) => addressZip.startsWith(code)),
      );
      await search(page, locale, code);
      expect(await foundOn(page, locale)).toEqual(
        expected.map((cinema) => cinemaAddress(locale, cinema)).toSorted(),
      );
      await expect(page.locator('main h2').first()).toHaveText(
        t('cinemas.found', { count: expected.length, text: code }),
      );
    });

    test(`R183 R184 ${locale}: a name is found without its accents, in capitals, from its middle`, async ({
      page,
    }) => {
      const cities = await catalogueOf(locale).ask('cities', {});
      const city = cities.find(({ name }) => without(name) !== name) ?? (await catalogueOf(locale).city());
      const text = without(city.name).slice(1).toUpperCase();
      await search(page, locale, text);
      const found = page.getByRole('list', { name: t('cinemas.citiesFound') });
      await expect(found.locator(`a[href="${cityAddress(locale, city)}"]`)).toBeVisible();
      await expect(page.getByRole('searchbox', { name: t('cinemas.search.label') })).toHaveValue(text);
    });

    test(`R185 ${locale}: a cinema is found by its name with its city`, async ({ page }) => {
      const cinemas = await catalogueOf(locale).ask('cinemas', {});
      const cities = await catalogueOf(locale).ask('cities', {});
      const cinema = cinemas.find(({ name }) => !name.includes('-')) ?? cinemas[0];
      if (cinema === undefined) throw new Error(`${locale} has no cinema`);
      const city = cities.find(({ slug }) => slug === cinema.citySlug);
      const own = cinema.name.split(' ').at(-1) ?? '';
      await search(page, locale, `${own} ${city?.name ?? ''}`);
      expect(await foundOn(page, locale)).toContain(cinemaAddress(locale, cinema));
    });

    test(`R182 R186 ${locale}: nothing found leads on, too short a text is no search`, async ({ page }) => {
      await search(page, locale, 'qxqxqx');
      await expect(
        page.getByRole('heading', { name: t('cinemas.noneTitle', { text: 'qxqxqx' }) }),
      ).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        addressOf(locale, cinemasPage),
      );
      await page
        .getByRole('main')
        .getByRole('link', { name: t('cinemas.all') })
        .click();
      await expect(page).toHaveURL(addressOf(locale, cinemasPage));
      await page.goto(addressOf(locale, cinemasPage, { query: { q: 'x' } }));
      await expect(page.getByRole('heading', { name: t('cinemas.byCity') })).toBeVisible();
    });

    test(`R017 R074 ${locale}: a city has its cinemas with their addresses, and leads to its neighbours`, async ({
      page,
    }) => {
      const catalogue = catalogueOf(locale);
      const { slug } = await catalogue.city();
      const city = await catalogue.ask('city', { slug });
      expect(await visit(page, locale, { page: 'city', slug })).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(city.name);
      const section = page.locator('#cinemas');
      for (const cinema of (await catalogue.ask('cinemas', {})).filter((one) =>
        city.cinemas.includes(one.slug),
      )) {
        const card = section.locator('article').filter({
          has: page.locator(`a[href="${cinemaAddress(locale, cinema)}"]`),
        });
        await expect(card).toContainText(cinema.theaters[0]?.addressLine1 ?? 'no address');
      }
      await expect(section.locator('article')).toHaveCount(city.cinemas.length);
      for (const other of city.nearbyCities)
        await expect(page.locator(`#nearby a[href="${cityAddress(locale, { slug: other })}"]`)).toBeVisible();
      const top = new Set((city.highlight?.shows ?? []).map((show) => show));
      await expect(page.locator('#highlight article')).toHaveCount(top.size);
    });

    test(`R084 ${locale}: a city names every film of the day`, async ({ page }) => {
      const catalogue = catalogueOf(locale);
      const { slug } = await catalogue.city();
      const { shows } = await catalogue.ask('zone', { zone: slug });
      const films = shows.filter(({ days }) => days[stage.today] !== undefined);
      await visit(page, locale, { page: 'city', slug });
      const titles = new Map((await catalogue.shows()).map((show) => [show.slug, show.title]));
      const today = page.locator('#today');
      for (const film of films)
        await expect(
          today.getByText(titles.get(film.slug) ?? film.slug, { exact: true }).locator('xpath=self::a'),
        ).toHaveCount(1);
      const { cinemas } = await catalogue.ask('city', { slug });
      const here = new Set(cinemas);
      const bookable = await Promise.all(
        films.map(async (film) => {
          const byCinema = await catalogue.ask('showtimesEvent', { slug: film.slug, date: stage.today });
          return Object.entries(byCinema).some(
            ([cinema, list]) =>
              here.has(cinema) &&
              list.some(
                ({ status, time, cancelled }) =>
                  status !== 'soldout' && cancelled !== true && time > `${stage.today} 11:00:00`,
              ),
          );
        }),
      );
      await expect(
        page.getByText(
          t('city.filmsOn', {
            count: bookable.filter(Boolean).length,
            date: formatDay(locale, stage.today, 'long'),
          }),
        ),
      ).toBeVisible();
    });

    test(`R073 ${locale}: a city of one cinema leads to it, its films to their showtimes there`, async ({
      page,
    }) => {
      const { slug, cinemas } = await catalogueOf(locale).cityOfOne();
      const [only = ''] = cinemas;
      await visit(page, locale, { page: 'city', slug });
      const { name } = await catalogueOf(locale).ask('cinema', { slug: only });
      await expect(page.getByRole('link', { name: t('city.toCinema', { name }) })).toHaveAttribute(
        'href',
        cinemaAddress(locale, { slug: only }),
      );
      const posters = page.locator('#today h3 a, #week article a');
      expect(await posters.count()).toBeGreaterThan(0);
      for (const link of await posters.all())
        await expect(link).toHaveAttribute('href', new RegExp(`/filters/localisation-${only}$`));
    });

    test(`R017 R052 ${locale}: an unknown city is not found, its address unchanged`, async () => {
      await expectNotFound(locale, cityAddress(locale, { slug: 'no-such-city' }));
      const page = 'cityLight';
      await expectNotFound(locale, href(locale, { page, slug: 'no-such-city' }));
      const slash = `${cityAddress(locale, await catalogueOf(locale).city())}/`;
      expect(movedTo(await wire(siteOf(locale), slash))).toMatch(/^308 .*[^/]$/);
    });

    test(`R069 R017 ${locale}: films and cinemas lead to their cities`, async ({ page }) => {
      const catalogue = catalogueOf(locale);
      const cinema = await catalogue.cinema();
      const { nearbyCities } = await catalogue.ask('cinema', { slug: cinema.slug });
      await visit(page, locale, { page: 'cinema', slug: cinema.slug });
      for (const slug of nearbyCities)
        await expect(page.locator(`#nearby a[href="${cityAddress(locale, { slug })}"]`)).toBeVisible();
      const [film] = await catalogue.currentFilms();
      await visit(page, locale, { page: 'movie', slug: film?.slug ?? '' });
      const cities = await catalogue.ask('cities', {});
      const known = new Set(cities.map((city) => cityAddress(locale, city)));
      const named = await page
        .locator('#showtimes h3 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(named.some((address) => known.has(address))).toBe(true);
    });
  });

  test(`R017 ${locale}: from the list to a city and on to a film, without a load`, async ({ page }) => {
    const problems = watch(page);
    const city = await catalogueOf(locale).city();
    await visit(page, locale, cinemasPage);
    await hydrated(page);
    await page
      .locator(`main:visible a[href="${cityAddress(locale, city)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(addressOf(locale, { page: 'city', slug: city.slug }));
    await expect(page.locator('main:visible h1')).toContainText(city.name);
    await expectFits(page, 320);
    await page.locator('#today:visible article a').first().click();
    await expect(page.locator('main:visible #showtimes')).toBeVisible();
    expect(problems).toEqual([]);
  });
}
