import { expect, type Page, type Request } from '@playwright/test';
import type { Locale } from '#src/sites/site.ts';
import {
  accountOrigin,
  avatarOf,
  confirm,
  enter,
  hostWords,
  identityOrigin,
  register,
  somebody,
  welcomeButton,
  withAccount,
  type Person,
} from '../support/accounts.ts';
import { addressOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { originOf } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated, watch, withoutArt } from '../support/visit.ts';
import { wire } from '../support/wire.ts';

// Sessions and tokens use the real clock, so these pages use it too.

/** Opens the page of cinemas in a locale and waits for hydration. */
async function open(page: Page, locale: Locale): Promise<void> {
  await withoutArt(page);
  await page.goto(addressOf(locale, { page: 'cinemas' }));
  await hydrated(page);
}

const popup = (page: Page) => page.locator('dialog[open][data-popup-kind]');
const frameOf = (page: Page) => page.frameLocator('dialog[open] iframe');

/** The button of the header that opens the sign-in popup. */
const signInControl = (page: Page) => page.getByRole('banner').locator('[data-popup="signIn"][aria-label]');

/** Every request of a page that carries a bearer. */
function bearersOf(page: Page): Request[] {
  const found: Request[] = [];
  page.on('request', (request) => {
    if (request.headers()['authorization'] !== undefined) found.push(request);
  });
  return found;
}

test.describe('at the client host', () => {
  const locale = 'fr-FR';
  const t = words(locale);

  test('R163 R199 R201 an account from the overlay, seen again after a reload and in another browser', async ({
    page,
    context,
    browser,
  }) => {
    const person = somebody();
    const host = hostWords(locale);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(accountOrigin)) calls.push(request.url());
    });
    await open(page, locale);
    // A visitor who has never signed in causes no call and gets no cookie.
    expect(calls).toEqual([]);
    expect(await context.cookies()).toEqual([]);

    await signInControl(page).click();
    await expect(page.getByRole('banner')).toHaveAttribute('data-theme', 'dark');
    await popup(page)
      .getByRole('button', { name: t('account.create') })
      .click();
    await expect(popup(page)).toHaveCount(0);
    await register(frameOf(page), locale, person);
    await (await confirm(context, locale, person)).close();
    // Closing the frame finishes the registration: the member is read again, and sees the welcome.
    await frameOf(page).getByRole('button', { name: host.common.close }).click();
    const welcome = page.locator('dialog[open][data-account-page="emailValidation"]');
    await expect(welcome).toHaveAttribute('data-placement', 'full');
    await frameOf(page).getByRole('button', { name: host.mail.welcome.submit }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);

    await expect(avatarOf(page)).toHaveText('MO');
    const marker = (await context.cookies()).find(({ name }) => name === 'velours_session_marker');
    expect(marker?.domain).toBe('.velours.localhost');
    expect(Math.abs((marker?.expires ?? 0) - Date.now() / 1_000 - 3_600)).toBeLessThan(60);
    await page.reload();
    await expect(avatarOf(page)).toHaveText('MO');

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await open(other, locale);
    await signInControl(other).click();
    await popup(other)
      .getByRole('button', { name: t('account.signIn') })
      .click();
    await enter(frameOf(other), locale, person);
    await expect(other.locator('dialog[open]')).toHaveCount(0);
    await expect(avatarOf(other)).toHaveText('MO');

    await avatarOf(other).click();
    await expect(popup(other).getByRole('heading', { name: 'Odile Marchetti' })).toBeVisible();
    await expect(popup(other)).toContainText(person.email);
    await expect(popup(other).getByRole('link', { name: t('account.profile.profile') })).toHaveAttribute(
      'href',
      `${accountOrigin}/fr/profile?site=fr&back=%2Fcinemas`,
    );
    await expect(popup(other).getByRole('heading', { name: t('account.profile.benefits') })).toBeVisible();
    await popup(other)
      .getByRole('button', { name: t('account.profile.signOut') })
      .click();
    await expect(signInControl(other)).toBeVisible();
    await expect(popup(other)).toHaveCount(0);
    await other.reload();
    await hydrated(other);
    await expect(signInControl(other)).toBeVisible();
    expect((await elsewhere.cookies()).map(({ name }) => name)).not.toContain('velours_session_marker');
    await elsewhere.close();
    // Signing out ends only that session.
    await page.reload();
    await expect(avatarOf(page)).toHaveText('MO');
  });

  test('R125 R149 R154 by keyboard; messages of the page itself are not the frame’s (SEC9)', async ({
    page,
  }) => {
    await open(page, locale);
    await signInControl(page).focus();
    await page.keyboard.press('Enter');
    const signIn = popup(page).getByRole('button', { name: t('account.signIn') });
    await expect(signIn).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(signInControl(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(signIn).toBeVisible();
    await page.keyboard.press('Tab');
    while (!(await signIn.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const overlay = page.locator('dialog[open][data-account-page="signIn"]');
    await expect(frameOf(page).locator('input[name="email"]')).toBeVisible();

    await page.evaluate((target) => {
      const forged = document.createElement('iframe');
      document.body.append(forged);
      forged.contentWindow?.parent.postMessage({ type: 'close' }, '*');
      window.postMessage({ type: 'close' }, location.origin);
      window.dispatchEvent(new MessageEvent('message', { data: { type: 'close' }, origin: target }));
    }, accountOrigin);
    await expect(overlay).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    await expect(signInControl(page)).toBeFocused();
  });

  test('R050 R125 without script the link leads to the client host and back', async ({ browser }) => {
    const person = await (async () => {
      const context = await browser.newContext();
      const made = await withAccount(context, locale);
      await context.close();
      return made;
    })();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await withoutArt(page);
    await page.goto(addressOf(locale, { page: 'cinemas' }));
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('account.signIn') })
      .first()
      .click();
    await expect(page).toHaveURL(`${accountOrigin}/fr/sign-in?site=fr&back=%2Fcinemas`);
    await enter(page, locale, person);
    await page.getByRole('link', { name: hostWords(locale).common.back }).click();
    await expect(page).toHaveURL(addressOf(locale, { page: 'cinemas' }));

    // An identity provider needs script: without it, there is no control that would lead nowhere.
    await page.goto(addressOf('nl-NL', { page: 'cinemas' }));
    await expect(signInControl(page)).toBeHidden();
    await context.close();
  });
});

test.describe('at the identity provider', () => {
  test.use({ locale: 'nl-NL' });
  const locale = 'nl-NL';
  const t = words(locale);

  async function signInAt(page: Page, person: Person): Promise<void> {
    await signInControl(page).click();
    await popup(page)
      .getByRole('button', { name: t('account.signIn') })
      .click();
    await enterThere(page, person);
  }

  async function enterThere(page: Page, person: Person): Promise<void> {
    await page.waitForURL(`${identityOrigin}/interaction/**`);
    await page.locator('input[name="email"]').fill(person.email);
    await page.locator('input[name="password"]').fill(person.password);
    await page.locator('button[value="sign-in"]').click();
  }

  test('R049 R207 R211 by redirect and back, renewed in silence, signed out; the token stays where it belongs', async ({
    page,
    context,
  }) => {
    const problems = watch(page);
    const bearers = bearersOf(page);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));

    await open(page, locale);
    expect(addresses.filter((address) => address.startsWith(identityOrigin))).toEqual([]);
    // After signing in on the French site, the visitor is recognised silently, once (R210); this provider does not know
    // them yet.
    const person = await withAccount(context, 'fr-FR');
    await open(page, 'fr-FR');
    await expect(avatarOf(page)).toHaveText('MO');
    const silent = page.waitForResponse((answer) => answer.url().includes('response_mode=web_message'));
    await open(page, locale);
    await silent;
    await signInAt(page, person);
    await expect(page).toHaveURL(addressOf(locale, { page: 'cinemas' }));
    await expect(avatarOf(page)).toHaveText('MO');
    await page.reload();
    await expect(avatarOf(page)).toHaveText('MO');
    expect(problems.filter((problem) => !problem.includes('ERR_ABORTED'))).toEqual([]);

    await avatarOf(page).click();
    await expect(popup(page).getByRole('heading', { name: t('account.profile.favourites') })).toBeVisible();

    // SEC10: the bearer goes only to the client host's calls; it is in no address and in no storage.
    const tokens = new Set(bearers.map((request) => request.headers()['authorization']?.slice(7) ?? ''));
    expect(tokens.size).toBeGreaterThan(0);
    for (const request of bearers) expect(request.url()).toMatch(`${accountOrigin}/api/v1/`);
    expect(bearers.filter((request) => request.url().includes('/webview'))).toEqual([]);
    const kept = await page.evaluate(async () => {
      const cached = await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => url),
        ),
      );
      return JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
        cached,
      ]);
    });
    const cookies = JSON.stringify(await context.cookies());
    for (const token of tokens) {
      expect(addresses.filter((address) => address.includes(token))).toEqual([]);
      expect(kept).not.toContain(token);
      expect(cookies).not.toContain(token);
    }

    // The pages of the client host recognise a member who signed in by redirect, although they have no session there
    // yet (R050).
    await context.clearCookies({ name: /^velours_(?:session|browser)$/ });
    await popup(page)
      .getByRole('link', { name: t('account.profile.profile') })
      .click();
    await page.waitForURL(`${accountOrigin}/nl/profile?**`);
    await expect(page.getByText(person.email)).toBeVisible();
    await page.getByRole('link', { name: hostWords(locale).common.back }).click();
    await avatarOf(page).click();
    await popup(page)
      .getByRole('button', { name: t('account.profile.signOut') })
      .click();
    await expect(page).toHaveURL(addressOf(locale, { page: 'home' }));
    await hydrated(page);
    await expect(signInControl(page)).toBeVisible();
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('velours_session_marker');
    expect(names).not.toContain('auth0.velours-nl.is.authenticated');
    // The provider's session has ended too: it asks for a password.
    await signInControl(page).click();
    await popup(page)
      .getByRole('button', { name: t('account.signIn') })
      .click();
    await expect(page.locator('input[name="password"]')).toBeVisible();
    // The session of the client host has ended too: the French site is signed out (R250).
    const french = page.waitForResponse((answer) => answer.url().endsWith('/accounts/me'));
    await open(page, 'fr-FR');
    expect((await french).status()).toBe(401);
    await expect(signInControl(page)).toBeVisible();
  });

  test('R201 who has just confirmed an account signs in there, and is known on the site', async ({
    page,
    context,
  }) => {
    const person = somebody();
    await page.goto(`${accountOrigin}/nl/register?site=nl`);
    await register(page, locale, person);
    const welcome = await confirm(context, locale, person);
    await expect(welcome.getByText(hostWords(locale).mail.welcome.signIn)).toBeVisible();
    await welcome.getByRole('button', { name: welcomeButton(locale) }).click();
    await enterThere(welcome, person);
    await expect(welcome).toHaveURL(addressOf(locale, { page: 'home' }));
    await expect(avatarOf(welcome)).toHaveText('MO');
    await welcome.reload();
    await expect(avatarOf(welcome)).toHaveText('MO');
  });

  test('R276 giving up at the provider leads to the root, which says so', async ({ page }) => {
    await open(page, locale);
    await signInControl(page).click();
    await popup(page)
      .getByRole('button', { name: t('account.signIn') })
      .click();
    await page.locator('button[value="cancel"]').click();
    await expect(page).toHaveURL(addressOf(locale, { page: 'home' }));
    await expect(page.getByText(t('account.callback.cancelled'))).toBeVisible();
    await expect(avatarOf(page)).toHaveCount(0);
  });

  for (const query of ['code=abc&state=def', 'error=server_error&error_description=x&state=abc'])
    test(`R276 a way back without a way out leads to the root, and nothing of it stays: ${query}`, async ({
      page,
    }) => {
      await withoutArt(page);
      await page.goto(`${originOf('nl')}/callback?${query}`);
      await expect(page).toHaveURL(addressOf(locale, { page: 'home' }));
      await expect(page.getByText(t('account.callback.stale'))).toBeVisible();
    });

  test('R049 the page itself: for nobody but the visitor, in no search engine, readable without script', async ({
    page,
    browser,
  }) => {
    const answer = await wire('nl', '/callback?code=a&state=b', { headers: { 'accept-language': 'nl' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toContain('private');
    expect(answer.body).toMatch(/<meta name="robots" content="noindex/);

    await withoutArt(page);
    await page.goto(`${originOf('nl')}/callback`);
    await expect(page.getByText(t('account.callback.idle'))).toBeVisible();
    await expect(page).toHaveURL(`${originOf('nl')}/callback`);

    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'nl-NL' });
    const plain = await context.newPage();
    await plain.goto(`${originOf('nl')}/callback?code=a&state=b`);
    await expect(plain.getByText(t('account.callback.plain'))).toBeVisible();
    await expect(plain.getByText(t('account.callback.text'), { exact: true })).toBeHidden();
    await context.close();
  });
});
