import { expect, test, type Page } from '@playwright/test';
import { addDays } from '#src/kernel/date/day.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { words } from '../support/messages.ts';
import { originOf, stage } from '../support/stage.ts';
import { withoutArt } from '../support/visit.ts';
import { Way } from '../support/way.ts';
import type { PageRef } from '#src/routes/page.ts';

/** A view is sent to a friend with one touch: the friend sees the same cinemas, day and filters. */
const fr = 'fr-FR';
const t = words(fr);

/** The links and the texts of the showtimes of a page, in its order. */
const shown = async (page: Page) =>
  page
    .locator('main:visible [data-popup-links] a[href]')
    .evaluateAll((links) => links.map((link) => `${(link as HTMLAnchorElement).href} ${link.textContent}`));

async function views(): Promise<readonly PageRef[]> {
  const catalogue = catalogueOf(fr);
  const date = addDays(stage.today, 1);
  const { show, day, versions } = await catalogue.filmWithVersions();
  const { slug: cinema } = await catalogue.cinema();
  const { slug: city } = await catalogue.city();
  return [
    { page: 'movie', slug: show.slug, filters: { date: day, versions: versions.slice(0, 1) } },
    { page: 'cinema', slug: cinema, filters: { date } },
    { page: 'city', slug: city, filters: { date } },
    { page: 'shows', filters: { date } },
  ];
}

test('D51 a view is shared in one touch, and the friend sees the same, whatever place they have', async ({
  browser,
}) => {
  const [own, other] = (await catalogueOf(fr).ask('cities', {})).toSorted(
    (a, b) => b.cinemas.length - a.cinemas.length,
  );
  if (own === undefined || other === undefined) throw new Error('the stage has no two cities');
  for (const ref of await views()) {
    const way = await Way.from(browser, 'touch', fr, ref, { place: `city:${own.slug}` });
    const { page } = way;
    // The sharing of the device, which keeps what it was given.
    await page.evaluate(() => {
      const taken: unknown[] = [];
      Object.assign(globalThis, { taken });
      Object.assign(navigator, { share: (data: unknown) => Promise.resolve(taken.push(data)) });
    });
    const share = page.locator('main:visible').getByRole('link', { name: t('lists.share') });
    await way.touch(share.first());
    const sent = await page.evaluate(() => (globalThis as unknown as { taken: { url: string }[] }).taken);
    expect([ref.page, sent.length]).toEqual([ref.page, 1]);
    const before = await shown(page);
    expect(before.length, ref.page).toBeGreaterThan(0);
    await way.end(1);

    for (const place of ['', `city:${other.slug}`]) {
      const context = await browser.newContext({ javaScriptEnabled: false });
      await withoutArt(context);
      if (place !== '') await context.addCookies([{ name: 'locator', value: place, url: originOf('fr') }]);
      const friend = await context.newPage();
      await friend.goto(sent[0]?.url ?? '');
      expect(await shown(friend), `${ref.page} for a friend with the place "${place}"`).toEqual(before);
      await context.close();
    }
  }
});
