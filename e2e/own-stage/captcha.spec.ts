import { expect, type Page } from '@playwright/test';
import { voucherFixture } from '#src/contract/voucher/fixture.ts';
import { href } from '#src/routes/href.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { AlteredApi } from '../support/altered-api.ts';
import { words } from '../support/messages.ts';
import { stageEnvironment } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { third } from '../support/third-parties.ts';
import { hydrated, withoutArt } from '../support/visit.ts';

/**
 * Another company's captcha on the page of vouchers, which an operator switches on. The browser replaces the company and
 * the call that its token guards; our own captcha is in cards.spec.ts.
 */
test.describe.configure({ mode: 'serial' });

const locale = 'nl-NL';
const t = words(locale);
const api = new AlteredApi((id, body) => {
  if (id === 'settings' && typeof body === 'object' && body !== null)
    Reflect.set(body, 'captchaKey', 'site-key');
});
let web: OwnWeb;

test.beforeAll(async () => {
  await api.start();
  web = await OwnWeb.start(api.origin, {
    environment: {
      ...stageEnvironment,
      SITE_ORIGIN: 'http://{site}.velours.localhost:{port}',
      THIRD_PARTY_HOSTS: `script-src ${third}`,
      CAPTCHA_SCRIPT: `${third}/captcha.js?render={key}`,
    },
  });
});
test.afterAll(async () => {
  await web.stop();
  await api.stop();
});

/** A stand-in for the company's script. */
const script = `window.grecaptcha = {
  ready: (run) => run(),
  execute: (key, { action }) => Promise.resolve(['token', key, action].join('-')),
};`;

/** The page of vouchers; `asked` are the requests to the company, `proofs` the tokens that our call was made with. */
async function voucherPage(page: Page, fails: () => boolean) {
  const asked: string[] = [];
  const proofs: (string | undefined)[] = [];
  await withoutArt(page);
  await page.route(`${third}/**`, async (route) => {
    asked.push(route.request().url());
    await (fails() ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }));
  });
  await page.route('**/api/voucher/**', async (route) => {
    proofs.push(route.request().headers()['x-captcha-response']);
    await route.fulfill({ json: voucherFixture });
  });
  const { port } = new URL(web.address);
  await page.goto(`http://nl.velours.localhost:${port}${href(locale, { page: 'voucher' })}`);
  await hydrated(page);
  return { asked, proofs };
}

async function check(page: Page, button: string): Promise<void> {
  const main = page.locator('main:visible');
  await main.getByLabel(t('cards.fields.code.label')).fill('VLRS-4821-KJ');
  await main.getByRole('button', { name: button, exact: true }).click();
}

test('D24 R248 another company’s captcha is asked when the form is sent, and named before', async ({
  page,
}) => {
  const { asked, proofs } = await voucherPage(page, () => false);
  await expect(page.getByText(t('cards.hosted', { host: new URL(third).hostname }))).toBeVisible();
  expect(asked).toEqual([]);
  await check(page, t('cards.check'));
  await expect(page.locator('dialog[data-popup-kind="voucherCard"]')).toBeVisible();
  expect(asked).toEqual([`${third}/captcha.js?render=site-key`]);
  expect(proofs).toEqual(['token-site-key-card']);
});

test('D24 where it cannot be loaded the form says so, and the next try loads it anew', async ({ page }) => {
  let down = true;
  const { asked, proofs } = await voucherPage(page, () => down);
  await check(page, t('cards.check'));
  await expect(page.getByRole('alert').filter({ hasText: t('cards.failures.captcha') })).toBeVisible();
  expect(proofs).toEqual([]);
  down = false;
  await check(page, t('cards.retry'));
  await expect(page.locator('dialog[data-popup-kind="voucherCard"]')).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(proofs).toEqual(['token-site-key-card']);
});
