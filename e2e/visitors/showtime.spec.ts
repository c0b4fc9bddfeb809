import { expect } from '@playwright/test';
import { addDays } from '#src/kernel/date/day.ts';
import { href } from '#src/routes/href.ts';
import { siteOf } from '#src/sites/registry.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf, oneOfEachLanguage } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { expectFits, hydrated, visit, withoutArt } from '../support/visit.ts';
import { movedTo, wire } from '../support/wire.ts';

/** The page of one showtime: what the popup of its ticket says, for everybody and to be sent to somebody. */
const phone = { width: 390, height: 844 };

for (const locale of oneOfEachLanguage)
  test.describe(() => {
    test.use({ viewport: phone, javaScriptEnabled: false });
    test(`R082 R158 ${locale}: without script a phone’s first screen has the film, the cinema and the booking`, async ({
      page,
    }) => {
      await withoutArt(page);
      const t = words(locale);
      const catalogue = catalogueOf(locale);
      const ref = { page: 'showtime', ...(await catalogue.showtime()) } as const;
      await visit(page, locale, ref);
      const book = page.getByRole('link', { name: t('showtime.book'), exact: true });
      const listed = await catalogue.ask('showtimesDay', {
        slug: ref.show,
        cinema: ref.cinema,
        date: ref.day,
      });
      expect(listed.map(({ refCmd }) => refCmd)).toContain(await book.getAttribute('href'));
      const box = await book.boundingBox();
      expect((box?.y ?? phone.height) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
      const cinemas = await catalogue.ask('cinemas', {});
      const name = cinemas.find(({ slug }) => slug === ref.cinema)?.name ?? 'no cinema';
      await expect(page.getByText(name, { exact: true }).first()).toBeInViewport();
      await expectFits(page, phone.width);
    });
  });

test('D51 the popup of a ticket shares the page of its showtime', async ({ page, browser }) => {
  const [locale, t] = ['fr-FR', words('fr-FR')] as const;
  await withoutArt(page);
  const { show, day } = await catalogueOf(locale).filmWithVersions();
  await visit(page, locale, { page: 'movie', slug: show.slug, filters: { date: day } });
  await hydrated(page);
  const ticket = page.locator('main:visible a[data-state="available"]').first();
  const booking = (await ticket.getAttribute('href')) ?? 'no booking';
  await ticket.click();
  const share = page.getByRole('dialog').getByRole('link', { name: t('lists.share') });
  const shared = await share.evaluate((link) => (link as HTMLAnchorElement).href);

  const friend = await browser.newPage({ javaScriptEnabled: false });
  await withoutArt(friend);
  expect((await friend.goto(shared))?.status()).toBe(200);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(show.title);
  await expect(friend.getByRole('link', { name: t('showtime.book'), exact: true })).toHaveAttribute(
    'href',
    booking,
  );
  await friend.close();
});

test('R052 R053 R262 an unknown showtime is not found, what has begun is gone, another slug moves', async () => {
  const locale = 'de-CH';
  const site = siteOf(locale);
  const { show, translated } = await catalogueOf(locale).showOfTwoSlugs('fr-CH');
  const ref = { page: 'showtime', ...(await catalogueOf(locale).showtime()) } as const;
  const statusOf = async (changes: Partial<typeof ref>) =>
    (await wire(site, href(locale, { ...ref, ...changes }))).status;
  expect(await statusOf({})).toBe(200);
  const other = `${ref.id.slice(0, 4)}-zz`;
  expect(await statusOf({ id: other })).toBe(404);
  expect(await statusOf({ show: 'no-such-film-1' })).toBe(404);
  expect(await statusOf({ cinema: 'no-such-cinema' })).toBe(404);

  const over = await wire(site, href(locale, { ...ref, day: addDays(stage.today, -1), id: other }));
  expect(over.status).toBe(410);
  expect(over.body).toContain(words(locale)('showtimePage.overTitle'));
  expect(over.body).toContain(words(locale)('showtimePage.next'));

  const moved = await wire(site, href(locale, { ...ref, show: translated }));
  expect(movedTo(moved)).toBe(`308 ${addressOf(locale, { ...ref, show: show.slug })}`);
  // A booking is the showtime, whatever the day in an address (ADR-0113).
  const elsewhere = await wire(site, href(locale, { ...ref, day: addDays(stage.today, -1) }));
  expect(movedTo(elsewhere)).toBe(`308 ${addressOf(locale, ref)}`);
});
