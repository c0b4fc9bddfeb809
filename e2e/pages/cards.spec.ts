import { expect, type Page } from '@playwright/test';
import { formatPrice } from '#src/domain/price/format-price.ts';
import { accountFixture } from '#src/contract/client/account/fixture.ts';
import { voucherFixture } from '#src/contract/voucher/fixture.ts';
import type { Locale } from '#src/sites/site.ts';
import { longestWaits } from '#src/visitor/cards/check-card.ts';
import { withAccount } from '../support/accounts.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { breadth } from '../support/first-gate.ts';
import { words } from '../support/messages.ts';
import { stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated, visit, withoutArt } from '../support/visit.ts';
import { wire } from '../support/wire.ts';

const popup = (page: Page) => page.locator('dialog[open]');
const offers = { page: 'subscriptionOffers' } as const;

/** A plan of the stage with options. */
async function planWithOptions(locale: Locale) {
  const plans = await catalogueOf(locale).ask('subscriptionOffers', {});
  const plan = plans.find(({ options }) => options.length > 0);
  const [option] = plan?.options ?? [];
  if (plan === undefined || option === undefined) throw new Error(`${locale} has no plan with options`);
  return { plans, plan, option };
}

test.beforeEach(async ({ page }) => withoutArt(page));

for (const locale of ['nl-NL', 'fr-FR', 'de-CH'] as const) {
  const t = words(locale);
  const aMonth = (amount: number) => formatPrice(locale, amount);

  test(`R120 R153 R174 ${locale}: options of a plan count from 0 with the total, and start anew`, async ({
    page,
  }) => {
    const { plan, option } = await planWithOptions(locale);
    expect(await visit(page, locale, offers)).toBe(200);
    await hydrated(page);
    const choose = page.getByRole('link', { name: `${t('subscription.choose')} ${plan.label}`, exact: true });
    for (const again of [false, true]) {
      await choose.click();
      const total = popup(page).locator('p', { hasText: t('subscription.total') });
      await expect(total, String(again)).toContainText(aMonth(plan.price));
      await popup(page)
        .getByRole('button', { name: t('subscription.more', { option: option.label }) })
        .click();
      await expect(total).toContainText(aMonth(plan.price + option.price));
      const onward = popup(page).getByRole('link', { name: t('subscription.goToOrder') });
      await expect(onward).toHaveAttribute('href', new RegExp(`option=${option.id}%3A1`));
      await page.keyboard.press('Escape');
      await expect(popup(page)).toHaveCount(0);
    }
  });

  test(`R025 R295 ${locale}: without script every plan has its price, its options and its way`, async ({
    browser,
  }) => {
    const { plans } = await planWithOptions(locale);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await visit(page, locale, offers);
    for (const plan of plans) {
      const card = page.locator('main article', {
        has: page.getByRole('heading', { name: plan.label, exact: true }),
      });
      await expect(card).toContainText(aMonth(plan.price));
      for (const { label, price } of plan.options) {
        await expect(card).toContainText(label);
        await expect(card).toContainText(aMonth(price));
      }
      await expect(card.getByRole('link')).toHaveAttribute('href', /^http/);
    }
    await context.close();
  });

  test(`R037 R099 ${locale}: the card of five seats with its price and its way to the tunnel`, async ({
    page,
  }) => {
    const cards = await catalogueOf(locale).ask('ecards', {});
    const five = cards.filter(({ placesCount }) => placesCount === 5);
    await visit(page, locale, { page: 'eCards5' });
    await expect(page.locator('main li h2')).toHaveText(five.map(({ label }) => label));
    for (const { label, price } of five) {
      const card = page.locator('main li', { has: page.getByRole('heading', { name: label }) });
      await expect(card).toContainText(formatPrice(locale, price ?? 0));
      await expect(card.getByRole('link')).toHaveAttribute('href', /^http/);
    }
  });
}

for (const locale of ['fr-FR', 'de-CH'] as const)
  test(`R110 ${locale}: the band of a member has the room of every other visitor's`, async ({ page }) => {
    const t = words(locale);
    const held = accountFixture.subscription;
    await withAccount(page.context(), locale);
    let known = (): void => undefined;
    let unknown = Promise.resolve();
    await page.route(/\/accounts\/me$/, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      await unknown;
      // The machine's own names know nothing of the stage's hosts.
      const request = route.request();
      const { host, href } = new URL(request.url());
      const answer = await route.fetch({
        url: href.replace(host, `127.0.0.1:${stage.backendPort}`),
        headers: { ...(await request.allHeaders()), host },
      });
      const me = (await answer.json()) as object;
      const subscription = { ...held, eligibleRenewal: true, eligibleReSubscription: true, newLeadId: 'a' };
      return route.fulfill({ response: answer, json: { ...me, subscription } });
    });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      unknown = new Promise((resolve) => (known = resolve));
      await visit(page, locale, offers);
      const step = page.locator('main').getByRole('link', { name: t('subscription.steps.renew') });
      const topOfPlans = () =>
        page.locator('main section#plans').evaluate((plans) => plans.getBoundingClientRect().top + scrollY);
      await expect(step).toHaveCount(0);
      const before = await topOfPlans();
      known();
      await expect(step).toBeAttached();
      expect(await topOfPlans(), `${width} px`).toBe(before);
    }
  });

test.describe('cards of the Netherlands', () => {
  const t = words('nl-NL');
  const alert = '.voucher-error-alert';

  async function check(page: Page, ...texts: readonly (readonly ['code' | 'number' | 'pin', string])[]) {
    for (const [name, text] of texts) await page.getByLabel(t(`cards.fields.${name}.label`)).fill(text);
    await page.getByRole('button', { name: t('cards.check') }).click();
  }

  test('R043 R248 a voucher that is good, and one that is used', async ({ page }) => {
    expect(await visit(page, 'nl-NL', { page: 'voucher' })).toBe(200);
    await hydrated(page);
    await check(page, ['code', 'vlrs-4821-kj']);
    await expect(popup(page).getByRole('heading', { level: 2 })).toHaveText('Filmavond voor twee');
    await expect(popup(page)).toContainText(t('cards.good'));
    await page.keyboard.press('Escape');
    await check(page, ['code', 'VLRS-3317-HZ']);
    await expect(popup(page)).toContainText(t('cards.used'));
  });

  test('R264 a wrong voucher is a warning, and no card', async ({ page }) => {
    await visit(page, 'nl-NL', { page: 'voucher' });
    await hydrated(page);
    await check(page, ['code', 'VLRS-0000-XX']);
    await expect(page.locator(alert)).toContainText(t('cards.voucher.unknownTitle'));
    await expect(page.locator(`${alert} [data-icon]`).first()).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
  });

  test('R044 D24 a gift card by its number and its PIN', async ({ page }) => {
    expect(await visit(page, 'nl-NL', { page: 'giftCard' })).toBe(200);
    await hydrated(page);
    await check(page, ['number', '6280 4012 0001 9374'], ['pin', '4821']);
    await expect(popup(page)).toContainText(formatPrice('nl-NL', 32.5));
    await expect(popup(page)).toContainText('9374');
    await page.keyboard.press('Escape');
    await check(page, ['number', '6280401200019374'], ['pin', '4822']);
    await expect(page.locator(alert)).toContainText(t('cards.giftCard.unknownTitle'));
  });

  test('R144 the form for a voucher opens above the page of gift cards, and gives the focus back', async ({
    page,
  }) => {
    await visit(page, 'nl-NL', { page: 'giftCard' });
    await hydrated(page);
    const trigger = page.locator('main').getByRole('link', { name: t('cards.voucher.title') });
    await trigger.press('Enter');
    await expect(popup(page).getByLabel(t('cards.fields.code.label'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });

  test('D24 a captcha that hangs ends with its message, and can be tried again', async ({ page }) => {
    // The browser's own limits are no timers of the page's clock: here they are.
    await page.addInitScript(() => {
      AbortSignal.timeout = (milliseconds) => {
        const controller = new AbortController();
        setTimeout(() => {
          controller.abort(new DOMException('over', 'TimeoutError'));
        }, milliseconds);
        return controller.signal;
      };
    });
    await page.route('**/captcha/challenge', () => undefined);
    await visit(page, 'nl-NL', { page: 'voucher' });
    await hydrated(page);
    const asked = page.waitForRequest('**/captcha/challenge');
    await check(page, ['code', 'VLRS-4821-KJ']);
    await asked;
    await expect(page.getByRole('button', { name: t('cards.checking') })).toBeVisible();
    await page.clock.fastForward(longestWaits.captcha - 1_000);
    await expect(page.getByText(t('cards.failures.slow'))).toBeHidden();
    await page.clock.fastForward(1_001);
    await expect(page.getByText(t('cards.failures.slow'))).toBeVisible();
    await page.unroute('**/captcha/challenge');
    await page.getByRole('button', { name: t('cards.retry') }).click();
    await expect(popup(page)).toContainText('Filmavond voor twee');
  });

  test('R248 D47 a voucher whose last day is over says so, and is no good any more', async ({ page }) => {
    // The stage's cards are good for years.
    const card = { ...voucherFixture.card, validUntil: '2026-11-17' };
    await page.route('**/api/voucher/**', (route) => route.fulfill({ json: { ...voucherFixture, card } }));
    await visit(page, 'nl-NL', { page: 'voucher' });
    await hydrated(page);
    await check(page, ['code', 'VLRS-4821-KJ']);
    await expect(popup(page)).toContainText(t('cards.expired', { date: 'x' }).split('x')[0] ?? '');
    await expect(popup(page)).not.toContainText(t('cards.good'));
  });

  test('R248 what cannot be a number is said without asking anybody', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/captcha\/|\/api\/(?:voucher|gift-card)\//.test(request.url())) asked.push(request.url());
    });
    await visit(page, 'nl-NL', { page: 'giftCard' });
    await hydrated(page);
    await check(page, ['number', '12'], ['pin', '1']);
    await expect(page.getByText(t('cards.failures.malformed'))).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('D24 each failure of a check has its own words, and the next try works', breadth, async ({ page }) => {
    await visit(page, 'nl-NL', { page: 'voucher' });
    await hydrated(page);
    const failures = [
      ['captcha', '**/captcha/challenge', 503],
      ['expired', '**/api/voucher/**', 403],
      ['busy', '**/api/voucher/**', 429],
      ['network', '**/api/voucher/**', 500],
    ] as const;
    await page.getByLabel(t('cards.fields.code.label')).fill('VLRS-4821-KJ');
    let button = t('cards.check');
    for (const [failure, address, status] of failures) {
      await page.route(address, (route) => route.fulfill({ status, body: '{}' }));
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByText(t(`cards.failures.${failure}`))).toBeVisible();
      await expect(popup(page)).toHaveCount(0);
      await page.unroute(address);
      button = t('cards.retry');
    }
    await page.route('**/api/voucher/**', (route) => route.abort());
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText(t('cards.failures.network'))).toBeVisible();
    await page.unroute('**/api/voucher/**');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(popup(page)).toContainText('Filmavond voor twee');
  });

  test('D24 an invented solution of the captcha opens no card', async () => {
    const proof = { 'x-captcha-response': 'abc.def.1' };
    const { status } = await wire('nl', '/api/gift-card/6280401200019374/4821', { headers: proof });
    expect(status).toBe(403);
  });

  test('R043 without script the page says what it needs and where to ask', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await visit(page, 'nl-NL', { page: 'voucher' });
    await expect(page.getByText(t('cards.plain'))).toBeVisible();
    await expect(page.locator('main form')).toBeHidden();
    await context.close();
  });

  test('D24 D29 nobody is answered without a captcha, and other sites have no such call', async () => {
    const { status, headers } = await wire('nl', '/api/voucher/VLRS-4821-KJ');
    expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
    expect((await wire('fr', '/api/voucher/VLRS-4821-KJ')).status).toBe(404);
  });
});
