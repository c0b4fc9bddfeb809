import { expect, test } from '@playwright/test';
import { choiceAttributes } from '#src/ui/link/choice-marks.ts';
import type { PageRef } from '#src/routes/page.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { breadth } from '../support/first-gate.ts';
import { addressOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { expectFits, hydrated, visit } from '../support/visit.ts';

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
