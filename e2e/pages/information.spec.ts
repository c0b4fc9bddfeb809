import { expect } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { localesOf, siteOf } from '#src/sites/registry.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf, twoLocales } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { test } from '../support/test.ts';
import { visit, withoutArt } from '../support/visit.ts';
import { movedTo, textsOf, wire } from '../support/wire.ts';

test.beforeEach(async ({ page }) => withoutArt(page));

for (const locale of twoLocales) {
  const t = words(locale);

  test(`R045 R104 ${locale}: an information page has its parts, and one line open at a time`, async ({
    page,
  }) => {
    const catalogue = catalogueOf(locale);
    const { slug } = await catalogue.first('masterTemplates');
    const template = await catalogue.ask('masterTemplate', { slug });
    expect(await visit(page, locale, { page: 'info', slug })).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      template.header?.title ?? template.title,
    );
    const lines = page.locator('#listing details');
    await expect(lines).toHaveCount(template.listing.length);
    for (const index of template.listing.keys()) {
      await lines.nth(index).locator('summary').click();
      await expect(page.locator('#listing details[open]')).toHaveCount(1);
    }
  });

  test(`R041 ${locale}: the information page of a text leads to the page of that text`, async () => {
    const answer = await wire(siteOf(locale), href(locale, { page: 'info', slug: 'cvd' }));
    expect(movedTo(answer)).toBe(`308 ${addressOf(locale, { page: 'cvd' })}`);
    expect((await wire(siteOf(locale), href(locale, { page: 'cvd' }))).status).toBe(200);
  });

  test(`R039 ${locale}: the app has one page, with and without prefix`, async () => {
    const prefixed = await wire(siteOf(locale), href(locale, { page: 'app' }));
    const bare = await wire(siteOf(locale), '/app');
    expect([prefixed.status, bare.status]).toEqual([200, 200]);
    expect(textsOf(prefixed.body, 'h1')).toEqual([t('app.title')]);
    const canonical = /<link rel="canonical" href="([^"]*)"/;
    expect(canonical.exec(prefixed.body)?.[1]).toBe(addressOf(locale, { page: 'app' }));
    // Without a prefix the visitor's language is used; the address of that language is the one to keep.
    const own = localesOf(siteOf(locale)).map((one) => addressOf(one, { page: 'app' }));
    expect(own).toContain(canonical.exec(bare.body)?.[1]);
  });
}

test('R040 the terms are a page of the French site only', async () => {
  expect((await wire('fr', href('fr-FR', { page: 'terms' }))).status).toBe(200);
  expect((await wire('ch', '/fr/conditions-generales')).status).toBe(404);
});
