import { expect } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import type { Locale } from '#src/sites/site.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf, twoLocales } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { originOf, stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated, visit, withoutArt } from '../support/visit.ts';
import { wire } from '../support/wire.ts';

test.beforeEach(async ({ page }) => withoutArt(page));

/** The first experience of the stage that is played, with its films and their days from today on. */
async function played(locale: Locale) {
  const catalogue = catalogueOf(locale);
  for (const { slug, title } of await catalogue.ask('experiences', {})) {
    const { shows } = await catalogue.ask('experienceShows', { slug });
    const films = shows
      .map((show) => ({
        slug: show.slug,
        days: Object.keys(show.days)
          .filter((day) => day >= stage.today)
          .toSorted(),
      }))
      .filter(({ days }) => days.length > 0);
    const days = [...new Set(films.flatMap((film) => film.days))].toSorted();
    if (days.length > 1) return { slug, title, films, days };
  }
  throw new Error('the stage has no experience that is played on two days');
}

/** Slugs of the films that the page of an experience shows for its day. */
const slugsOfFilms = (addresses: readonly string[]) =>
  addresses.map((address) => /\/([^/]+)\/filters\//.exec(address)?.[1] ?? '').toSorted();

for (const locale of twoLocales) {
  const t = words(locale);

  test(`R026 R084 ${locale}: from the list to an experience, and to a film’s showtimes with it`, async ({
    page,
  }) => {
    const { slug, title, days } = await played(locale);
    expect(await visit(page, locale, { page: 'experiences' })).toBe(200);
    await hydrated(page);
    await page
      .locator(`main:visible a[href="${href(locale, { page: 'experience', slug })}"]`)
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const films = page.locator('main:visible #programme article h3 a');
    const first = films.first();
    await expect(first).toHaveAttribute('href', new RegExp(`/filters/.*tags-${slug}$`));
    const name = await first.innerText();
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('main:visible #showtimes [data-state]').first()).toBeAttached();
    expect(days.length).toBeGreaterThan(1);
  });

  test(`R028 ${locale}: a group leads to its experiences`, async ({ page }) => {
    const catalogue = catalogueOf(locale);
    const [listed] = await catalogue.ask('experienceGroups', {});
    if (!listed) throw new Error('the stage has no group of experiences');
    const group = await catalogue.ask('experienceGroup', { slug: listed.slug });
    expect(await visit(page, locale, { page: 'experienceGroup', slug: listed.slug })).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(group.title);
    const addresses = await page
      .locator('#experiences article a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(group.experiences.map((slug) => href(locale, { page: 'experience', slug })));
    for (const push of group.pushes) await expect(page.locator('#pushes')).toContainText(push.title);
  });

  test(`R027 R091 ${locale}: an article has no language in its address`, async ({ page }) => {
    const catalogue = catalogueOf(locale);
    const [listed] = await catalogue.ask('articles', {});
    if (!listed) throw new Error('the stage has no article about an experience');
    const article = await catalogue.ask('article', { slug: listed.slug });
    const ref = { page: 'experienceArticle', slug: listed.slug } as const;
    expect(href(locale, ref)).toBe(`/specials/${listed.slug}`);
    expect(await visit(page, locale, ref)).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
    if (article.guest) await expect(page.locator('#guest')).toContainText(article.guest.name);
    await expect(page.locator('#gallery figure')).toHaveCount(article.gallery.length);
    await expect(page.getByRole('link', { name: t('experiences.article.back') })).toHaveAttribute(
      'href',
      href(locale, { page: 'experiences' }),
    );
    await expect(
      page
        .getByRole('navigation', { name: t('article.share') })
        .getByRole('link')
        .first(),
    ).toHaveAttribute('href', new RegExp(encodeURIComponent(`${originOf(siteOf(locale))}/specials/`)));
  });

  test(`R055 ${locale}: the name of the wire leads to the page of the experience`, async () => {
    const { slug } = await played(locale);
    const answer = await wire(siteOf(locale), `/redirect/${languageOf(locale)}/gpxp/slug/${slug}`);
    expect(new URL(answer.headers.location ?? '', originOf(siteOf(locale))).pathname).toBe(
      href(locale, { page: 'experience', slug }),
    );
  });

  test.describe(`${locale} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test(`R062 R084 ${locale}: the films of a day and of one cinema`, async ({ page }) => {
      const { slug, films, days } = await played(locale);
      const on = (day: string | undefined) =>
        films
          .filter((film) => film.days.includes(day ?? ''))
          .map((film) => film.slug)
          .toSorted();
      const ref = { page: 'experience', slug } as const;
      const [first = '', second = ''] = days;
      const shown = () =>
        page
          .locator('#programme article h3 a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      await page.goto(addressOf(locale, ref));
      expect(slugsOfFilms(await shown())).toEqual(on(first));
      await page
        .locator(`#programme a[href="${href(locale, { ...ref, filters: { date: second } })}"]`)
        .click();
      await page.waitForURL((url) => url.pathname.includes(`date-${second}`));
      expect(slugsOfFilms(await shown())).toEqual(on(second));

      const { slug: cinema = '' } =
        (await catalogueOf(locale).ask('cinemas', {})).find(
          ({ status, tags }) => status && tags.some((tag) => tag.toLowerCase() === slug),
        ) ?? {};
      await expect(
        page.locator(`#cinemas a[href="${href(locale, { page: 'cinema', slug: cinema })}"]`),
      ).toHaveCount(1);
      await page.goto(addressOf(locale, { ...ref, filters: { localisation: cinema } }));
      const { shows } = await catalogueOf(locale).ask('cinemaShows', { slug: cinema });
      const addresses = await shown();
      expect(addresses.length).toBeGreaterThan(0);
      for (const film of slugsOfFilms(addresses)) {
        const tags = Object.values(shows[film]?.days ?? {}).flatMap((day) => day.tags);
        expect(tags.map((tag) => tag.toLowerCase())).toContain(slug);
      }
      for (const address of addresses) expect(address).toContain(`localisation-${cinema}/tags-${slug}`);
    });
  });
}
