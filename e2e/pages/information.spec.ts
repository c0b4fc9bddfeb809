import { expect, test } from '@playwright/test';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf, twoLocales } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { visit, withoutArt } from '../support/visit.ts';

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

  test(`R041 ${locale}: the information page of a text leads to the page of that text`, async ({
    request,
  }) => {
    const answer = await request.get(addressOf(locale, { page: 'info', slug: 'cvd' }), { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers()['location']).toBe(addressOf(locale, { page: 'cvd' }));
    expect((await request.get(addressOf(locale, { page: 'cvd' }))).status()).toBe(200);
  });

  test(`R039 ${locale}: the app has one page, with and without prefix`, async ({ page, request }) => {
    const address = addressOf(locale, { page: 'app' });
    expect(await visit(page, locale, { page: 'app' })).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('app.title'));
    const bare = await request.get(new URL('/app', address).href);
    expect(bare.status()).toBe(200);
    expect(await bare.text()).toContain('rel="canonical"');
  });
}

test('R040 the terms are a page of the French site only', async ({ request }) => {
  expect((await request.get(addressOf('fr-FR', { page: 'terms' }))).status()).toBe(200);
  const swiss = new URL('/fr/conditions-generales', addressOf('fr-CH', { page: 'home' }));
  expect((await request.get(swiss.href)).status()).toBe(404);
});
