import { expect } from '@playwright/test';
import { hasPage, href } from '#src/routes/href.ts';
import { pageIds } from '#src/routes/pages/registry.ts';
import { takesFilter, type PageRef } from '#src/routes/page.ts';
import { siteOf } from '#src/sites/registry.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf, oneOfEachLanguage, refOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { expectNotFound, sharedForSeconds, sharedNever } from '../support/not-found.ts';
import { originOf, stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { movedTo, wire } from '../support/wire.ts';

test.describe('filters', () => {
  for (const locale of oneOfEachLanguage) {
    test(`R059 R060 ${locale}: one set of filters has one address`, async () => {
      const site = siteOf(locale);
      const base = await refOf({ locale, page: 'movie' });
      const path = href(locale, base);
      const canonical = `${path}/filters/date-${stage.today}/tags-3d,imax/versions-vost`;
      expect((await wire(site, canonical)).status).toBe(200);
      for (const other of [
        `${path}/filters/versions-vost/tags-3d,imax/date-${stage.today}`,
        `${path}/filters/date-${stage.today}/tags-imax,3d/versions-vost`,
        `${path}/filters/date-${stage.today}/tags-imax,3d,imax,/versions-VOST`,
        `${path}/filters/date-${stage.today}/tags-imax/tags-3d/versions-vost`,
        `${canonical}/`,
      ])
        expect([other, movedTo(await wire(site, other))]).toEqual([
          other,
          `308 ${originOf(site)}${canonical}`,
        ]);
    });

    test(`D45 ${locale}: what has to be over by a time is shown with its true end, without script too`, async () => {
      const found = await catalogueOf(locale).showtimeThat(
        'a showtime in the afternoon that can be booked',
        ({ status, time }, day) =>
          status === 'available' &&
          day > stage.today &&
          time.slice(11, 13) < '17' &&
          time.slice(0, 10) === day,
      );
      const filters = { date: found.day, ends: '2100' };
      const path = href(locale, { page: 'cinema', slug: found.cinema, filters });
      const { status, body } = await wire(siteOf(locale), path);
      expect(status).toBe(200);
      const ends = [...body.matchAll(/dateTime="[\d-]+T([\d:]{8})"/g)].map(([, start = '']) => start);
      expect(ends.length).toBeGreaterThan(0);
      // A start after nine cannot be over by nine.
      expect(ends.filter((start) => start > '21:00')).toEqual([]);
      expect((await wire(siteOf(locale), path.replace('ends-2100', 'ends-21h00'))).status).toBe(404);
    });

    test(`R061 ${locale}: filters without a value lead to the base page`, async () => {
      const path = href(locale, { page: 'shows' });
      for (const end of ['/filters', '/filters/', '/filters/genres-', '/filters/genres-,'])
        expect([end, movedTo(await wire(siteOf(locale), `${path}${end}`))]).toEqual([
          end,
          `308 ${addressOf(locale, { page: 'shows' })}`,
        ]);
    });

    test(`R059 ${locale}: filters that cannot be are not found`, async () => {
      const path = href(locale, { page: 'shows' });
      const many = Array.from({ length: 21 }, (_, index) => `g${index}`).join(',');
      for (const end of [
        'colour-red',
        'date-2026-02-30',
        'date-tomorrow',
        'genres',
        `genres-${many}`,
        'date-2026-11-18,2026-11-19',
      ])
        // An address that cannot be says its language by its prefix alone.
        await expectNotFound(
          locale,
          `${path}/filters/${end}`,
          href(locale, { page: 'home' }) === '/' ? sharedNever : sharedForSeconds,
        );
    });

    test(`R062 ${locale}: on pages that take none they are not found`, async () => {
      for (const page of pageIds) {
        if (takesFilter(page, 'date') || !hasPage(locale, page)) continue;
        const item = { slug: 'some-item-1', id: '7' };
        const path = href(locale, { page, ...item } as unknown as PageRef);
        const answer = await wire(siteOf(locale), `${path}/filters/date-${stage.today}`);
        expect([page, movedTo(answer)]).toEqual([page, '404 -']);
      }
    });
  }

  test('R066 a filtered address opened cold shows what the same clicks show', async ({ browser }) => {
    const locale = 'fr-FR';
    const { show, day, versions } = await catalogueOf(locale).filmWithVersions();
    const [version = ''] = versions;
    const ref = { page: 'movie', slug: show.slug } as const;
    const narrowed = { ...ref, filters: { date: day, versions: [version] } };
    const fresh = await browser.newContext();
    const page = await fresh.newPage();
    await page.goto(addressOf(locale, ref));
    await page.locator(`a[href="${href(locale, { ...ref, filters: { date: day } })}"]:visible`).click();
    await page.waitForURL(addressOf(locale, { ...ref, filters: { date: day } }));
    await page.locator('main:visible summary', { hasText: words(locale)('filter.title') }).click();
    await page.locator(`a[href="${href(locale, narrowed)}"]:visible`).click();
    await page.waitForURL(addressOf(locale, narrowed));
    const off = href(locale, { ...ref, filters: { date: day } });
    await expect(page.locator(`a[aria-current="true"][href="${off}"]:visible`).first()).toBeVisible();
    const clicked = await page.locator('main:visible [data-state]').allInnerTexts();
    const cold = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await cold.goto(addressOf(locale, narrowed));
    expect(await cold.locator('main [data-state]').allInnerTexts()).toEqual(clicked);
    expect(clicked.length).toBeGreaterThan(0);
    await cold.context().close();
    await fresh.close();
  });
});

for (const locale of ['fr-FR', 'de-CH'] as const)
  test(`no filter wraps on a phone without script: ${locale}`, async ({ browser }) => {
    const cities = await catalogueOf(locale).ask('cities', {});
    const [largest] = cities.toSorted((a, b) => b.cinemas.length - a.cinemas.length);
    if (largest === undefined) throw new Error('the stage has no city');
    const { show } = await catalogueOf(locale).filmWithVersions();
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    for (const ref of [
      { page: 'shows', filters: { near: largest.slug } },
      { page: 'movie', slug: show.slug, filters: { near: largest.slug } },
    ] as const) {
      await page.goto(addressOf(locale, ref));
      await page.locator('main details').evaluateAll((folds) => {
        for (const fold of folds) fold.setAttribute('open', '');
      });
      const times = page.getByRole('navigation', { name: words(locale)('times.title'), exact: true });
      const links = times.getByRole('link');
      expect(await links.count()).toBeGreaterThan(2);
      const heights = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      // Two lines in a chip are higher than a touch.
      expect(Math.max(...heights), ref.page).toBeLessThan(48);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    await context.close();
  });
