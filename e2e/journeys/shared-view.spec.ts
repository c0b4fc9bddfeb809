import { expect, type Page } from '@playwright/test';
import { addDays } from '#src/kernel/date/day.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { words } from '../support/messages.ts';
import { originOf, stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { withoutArt } from '../support/visit.ts';
import { by, hands, Way } from '../support/way.ts';
import type { PageRef } from '#src/routes/page.ts';

/** A view is sent to a friend with one touch: the friend sees the same cinemas, day and filters. */
const fr = 'fr-FR';
const t = words(fr);

/** The links and the texts of the showtimes of a page, in its order. */
const shown = async (page: Page) =>
  page
    .locator('main:visible [data-popup-links] a[href], main:visible a[data-closes]')
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
    { page: 'showtime', ...(await catalogue.showtime()) },
  ];
}

/** Shares the view in one touch, and returns the address that is sent. */
async function share(way: Way): Promise<string> {
  const { page } = way;
  const link = page
    .locator('main:visible')
    .getByRole('link', { name: t('lists.share') })
    .first();
  if (way.hand === 'no script') {
    // Then it is a link to the view: its address stands in the browser, and can be copied like that of any link.
    await way.touch(link);
    await page.waitForLoadState();
    return page.url();
  }
  const isCopied = way.hand === 'keyboard';
  // The sharing of the device, or its clipboard, which keeps what it was given.
  await page.evaluate((copies) => {
    const taken: { url: string }[] = [];
    Object.assign(globalThis, { taken });
    const keep = (data: { url: string }) => Promise.resolve(taken.push(data));
    Object.defineProperty(navigator, 'share', { value: copies ? undefined : keep, configurable: true });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (url: string) => keep({ url }) },
      configurable: true,
    });
  }, isCopied);
  await way.touch(link);
  if (isCopied) {
    await expect(page.locator('main:visible output', { hasText: t('lists.copied') })).toBeVisible();
    await expect(link).toBeFocused();
  }
  const sent = await page.evaluate(() => (globalThis as unknown as { taken: { url: string }[] }).taken);
  expect(sent).toHaveLength(1);
  return sent[0]?.url ?? '';
}

for (const hand of hands)
  test(
    `D51 ${hand}: a view is shared in one touch, and the friend sees the same, whatever place they have`,
    by(hand),
    async ({ browser }) => {
      const [own, other] = (await catalogueOf(fr).ask('cities', {})).toSorted(
        (a, b) => b.cinemas.length - a.cinemas.length,
      );
      if (own === undefined || other === undefined) throw new Error('the stage has no two cities');
      for (const ref of await views()) {
        const way = await Way.from(browser, hand, fr, ref, { place: `city:${own.slug}` });
        const sent = await share(way);
        const before = await shown(way.page);
        expect(before.length, ref.page).toBeGreaterThan(0);
        await way.end(1);

        for (const place of ['', `city:${other.slug}`]) {
          const context = await browser.newContext({ javaScriptEnabled: false });
          await withoutArt(context);
          if (place !== '')
            await context.addCookies([{ name: 'locator', value: place, url: originOf('fr') }]);
          const friend = await context.newPage();
          await friend.goto(sent);
          expect(await shown(friend), `${ref.page} for a friend with the place "${place}"`).toEqual(before);
          await context.close();
        }
      }
    },
  );
