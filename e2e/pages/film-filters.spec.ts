import { expect } from '@playwright/test';
import { addDays } from '#src/kernel/date/day.ts';
import { dayOverFragment, tabFragment } from '#src/routes/fragments.ts';
import { choiceAttributes } from '#src/ui/link/choice-marks.ts';
import type { PageRef } from '#src/routes/page.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { breadth } from '../support/first-gate.ts';
import { addressOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { originOf, stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { expectFits, hydrated, visit, withoutArt } from '../support/visit.ts';
import { wire } from '../support/wire.ts';

for (const scripted of [true, false])
  test(
    `the filters of a film, ${scripted ? 'in the sheet of every page' : 'without script'}: when, then the version, and what is active`,
    scripted ? {} : breadth,
    async ({ browser }) => {
      const locale = 'fr-FR';
      const t = words(locale);
      const { show, day } = await catalogueOf(locale).filmWithVersions();
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        javaScriptEnabled: scripted,
      });
      const page = await context.newPage();
      await visit(page, locale, { page: 'movie', slug: show.slug, filters: { date: day } });
      const group = page.locator('main:visible [data-choices="filters"]');
      if (scripted) {
        await hydrated(page);
        await group.getByRole('button', { name: t('filtersPopup.open', { count: 0 }), exact: true }).click();
        await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible();
        const names = await page
          .getByRole('dialog')
          .getByRole('group')
          .evaluateAll((sets) => sets.map((set) => set.querySelector('legend')?.textContent));
        expect(names.slice(0, 3)).toEqual([t('times.title'), t('times.ends'), t('filter.versions')]);
        const versions = page.getByRole('dialog').getByRole('group', { name: t('filter.versions') });
        await versions.getByRole('checkbox').first().check();
        const apply = page.getByRole('dialog').getByRole('button').last();
        await expect(apply).not.toHaveText(t('filtersPopup.show'));
        const said = await apply.textContent();
        await apply.click();
        await expect(page).toHaveURL(/\/versions-[^/,]+$/);
        const counted = await page
          .locator('main:visible')
          .locator(`[${choiceAttributes.count}]`)
          .first()
          .getAttribute(choiceAttributes.count);
        expect(said).toBe(t('filtersPopup.showCount', { count: Number(counted) }));
      } else {
        await group.locator('summary').click();
        await group.locator('[data-choice="versions"]').first().click();
      }
      const on = group.getByRole('navigation', { name: t('filter.on') });
      await expect(on.locator('[data-choice="versions"]')).toHaveCount(1);
      await expectFits(page, 390);
      await on.locator('[data-choice="clear"]').click();
      await expect(page).toHaveURL(
        addressOf(locale, { page: 'movie', slug: show.slug, filters: { date: day } }),
      );
      await expect(on).toHaveCount(0);
      await context.close();
    },
  );

for (const scripted of [true, false])
  test(
    `what is active stands in one pattern on every page with filters, ${scripted ? 'with' : 'without'} script`,
    scripted ? {} : breadth,
    async ({ browser }) => {
      const locale = 'fr-FR';
      const t = words(locale);
      const catalogue = catalogueOf(locale);
      const {
        show,
        day,
        versions: [version = ''],
      } = await catalogue.filmWithVersions();
      const filters = { date: day, versions: [version] };
      const [experience] = await catalogue.ask('experiences', {});
      const refs: readonly PageRef[] = [
        { page: 'movie', slug: show.slug, filters },
        { page: 'shows', filters },
        { page: 'cinema', slug: (await catalogue.cinema()).slug, filters },
        { page: 'city', slug: (await catalogue.city()).slug, filters },
        { page: 'experience', slug: experience?.slug ?? '', filters },
      ];
      const context = await browser.newContext({ javaScriptEnabled: scripted });
      const page = await context.newPage();
      for (const ref of refs) {
        await visit(page, locale, ref);
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const main = page.locator('main:visible');
          const on = main.getByRole('navigation', { name: t('filter.on') });
          await expect(on, `${ref.page} ${width}`).toHaveCount(1);
          await expect(on.locator(`[data-choice="versions"][data-value="${version}"]`)).toBeVisible();
          await expect(on.locator('[data-choice="clear"]')).toBeVisible();
          const button = main.locator(
            '[data-choices="filters"] > button, [data-choices="filters"] > div > button',
          );
          await expect(button.first(), `${ref.page} ${width}`).toBeVisible({
            visible: scripted && width === 390,
          });
          await expectFits(page, width);
        }
      }
      await context.close();
    },
  );

test('R007 D51 what was chosen in the sheet stands in the links to the languages, and in what is shared', async ({
  browser,
}) => {
  const locale = 'fr-FR';
  const t = words(locale);
  const catalogue = catalogueOf(locale);
  const { show, day } = await catalogue.filmWithVersions();
  const { slug: city } = await catalogue.city();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: 'locator', value: `city:${city}`, url: originOf('fr') }]);
  await withoutArt(context);
  const page = await context.newPage();
  await visit(page, locale, { page: 'movie', slug: show.slug, filters: { date: day } });
  await hydrated(page);
  const group = page.locator('main:visible [data-choices="filters"]');
  await group.getByRole('button', { name: t('filtersPopup.open', { count: 0 }), exact: true }).click();
  const versions = page.getByRole('dialog').getByRole('group', { name: t('filter.versions') });
  await versions.getByRole('checkbox').first().check();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page).toHaveURL(/\/versions-[^/,]+$/);
  // The address of a visitor with a place names none; what leads on from it does, for whoever has another.
  const [, version = ''] = /\/versions-([^/]+)$/.exec(page.url()) ?? [];
  const chosen = `/filters/date-${day}/near-${city}/versions-${version}`;

  const share = page.locator('main:visible').getByRole('link', { name: t('lists.share') });
  await expect(share.first()).toHaveAttribute('href', new RegExp(`^/films/.*${chosen}$`));
  const english = page.locator('footer a[data-language="en"]:visible');
  await expect(english).toHaveAttribute('href', new RegExp(`^/en/.*${chosen}$`));
  await english.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-FR');
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/en/.*${chosen}$`));

  // A tab is a fragment, which no server sees.
  await visit(page, locale, { page: 'shows' });
  await hydrated(page);
  const upcoming = tabFragment('fr', 'upcoming');
  await page.locator(`main:visible a[href$="#${upcoming}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`#${upcoming}$`));
  await page.locator('footer a[data-language="en"]:visible').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-FR');
  await expect(page).toHaveURL(new RegExp(`^[^#]*/en/[^#]*#${upcoming}$`));
  await expect(
    page.locator(`main:visible a[href$="#${tabFragment('en', 'upcoming')}"][aria-current]`).first(),
  ).toBeVisible();
  await context.close();
});

test('D43 a link whose day is over says so, and leads to the day that is shown in its place', async ({
  browser,
}) => {
  const locale = 'fr-FR';
  const t = words(locale);
  const { show } = await catalogueOf(locale).filmWithVersions();
  const context = await browser.newContext({ javaScriptEnabled: false });
  await withoutArt(context);
  const page = await context.newPage();
  const notice = page.getByText(t('shell.dayOver'));
  const base = { page: 'movie', slug: show.slug } as const;
  await visit(page, locale, base);
  await expect(notice).toBeHidden();
  await visit(page, locale, { ...base, filters: { date: addDays(stage.today, -1) } });
  await expect(page).toHaveURL(`${addressOf(locale, base)}#${dayOverFragment}`);
  await expect(notice).toBeVisible();
  await expect(page.locator('main [data-choices="date"] [aria-current]').first()).toBeVisible();
  // The document is that of everybody: it says nothing of the link that led there.
  const { pathname } = new URL(addressOf(locale, base));
  expect((await wire('fr', pathname)).headers['cache-control']).toContain('s-maxage');
  await context.close();
});
