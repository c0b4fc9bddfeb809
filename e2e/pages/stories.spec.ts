import { expect } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { pagesOf } from '#src/domain/article/pagination.ts';
import { queryOfListing, type ListingType } from '#src/routes/listing.ts';
import { offerBlocks } from '#src/contract/offers-page/schema.ts';
import { siteOf } from '#src/sites/registry.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf, twoLocales } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { askAsRobot } from '../support/robot.ts';
import { test } from '../support/test.ts';
import { hydrated, visit, withoutArt } from '../support/visit.ts';

test.beforeEach(async ({ page }) => withoutArt(page));

for (const locale of twoLocales) {
  const t = words(locale);
  const newsOf = async () => catalogueOf(locale).ask('news', {});

  /** A kind of which there are news, but not all news. */
  async function someKind(): Promise<{ readonly type: ListingType; readonly count: number }> {
    const news = await newsOf();
    const [first] = news;
    const count = news.filter(({ type }) => type === first?.type).length;
    if (first === undefined || count === news.length) throw new Error('the stage has no news of two kinds');
    return { type: first.type, count };
  }

  for (const script of [true, false])
    test.describe(script ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled: script });

      test(`R168 ${locale}: a kind of news shows alone, and again selected it clears`, async ({ page }) => {
        const { type, count } = await someKind();
        await visit(page, locale, { page: 'news' });
        if (script) await hydrated(page);
        const chip = page
          .getByRole('navigation', { name: t('article.filter') })
          .locator(`[data-value="${type}"]:visible`);
        await chip.click();
        await expect(page).toHaveURL(
          addressOf(locale, { page: 'news' }, { query: queryOfListing({ type, page: 1 }) }),
        );
        await expect(page.locator('main:visible article')).toHaveCount(Math.min(count, 23));
        await chip.click();
        await expect(page).toHaveURL(addressOf(locale, { page: 'news' }));
      });
    });

  test(`R277 ${locale}: the pages of the news follow each other, and end`, async ({ page }) => {
    const news = await newsOf();
    const last = pagesOf('news', news, null);
    await visit(page, locale, { page: 'news' });
    const steps = page.getByRole('navigation', { name: t('article.pages') });
    await expect(steps).toHaveCount(last > 1 ? 1 : 0);
    if (last > 1) {
      await steps.getByRole('link', { name: t('article.next') }).click();
      await expect(page).toHaveURL(addressOf(locale, { page: 'news' }, { query: { page: '2' } }));
      await expect(steps.locator('[aria-current="page"]:visible')).toHaveText('2');
    }
    const beyond = href(locale, { page: 'news' }, { query: { page: String(last + 1) } });
    expect((await askAsRobot(siteOf(locale), beyond)).status).toBe(404);
  });

  test(`R089 ${locale}: a news item can be shared, and leads back`, async ({ page }) => {
    const { slug } = await catalogueOf(locale).first('news');
    const ref = { page: 'newsItem', slug } as const;
    await visit(page, locale, ref);
    const share = page.getByRole('navigation', { name: t('article.share') });
    const mail = await share.locator('a[href^="mailto:"]').getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain(href(locale, ref));
    await page
      .getByRole('main')
      .getByRole('link', { name: t('article.back') })
      .click();
    await expect(page).toHaveURL(addressOf(locale, { page: 'news' }));
  });

  test(`R092 ${locale}: the blocks of the offers are in the order of the chain`, async ({ page }) => {
    const { blockOrder } = await catalogueOf(locale).ask('offersPage', {});
    await visit(page, locale, { page: 'offers' });
    const ids = await page
      .locator('main section[id]')
      .evaluateAll((sections) => sections.map(({ id }) => id));
    const blocks = ids.filter((id) => offerBlocks.some((block) => block === id));
    expect(blocks.length).toBeGreaterThan(0);
    expect(blocks).toEqual(blockOrder.filter((block) => blocks.includes(block)));
    expect(ids.indexOf('all')).toBeGreaterThanOrEqual(blocks.length);
  });

  test(`R090 ${locale}: an offer of each kind of date says when it holds`, async ({ page }) => {
    const offers = await catalogueOf(locale).ask('newsOffers', {});
    const kinds = new Map(offers.map((offer) => [offer.date.type, offer]));
    expect(kinds.size).toBeGreaterThan(1);
    for (const { slug, date } of kinds.values()) {
      await visit(page, locale, { page: 'offer', slug });
      const head = page.locator('main header');
      if (date.type === 'noDate') await expect(head).toContainText(t('offerDate.always'));
      else await expect(head).toContainText((date.end ?? date.start ?? '').slice(0, 4));
    }
  });
}
