import { expect } from '@playwright/test';
import type { Tab } from '#tests/support/engines/engine.ts';
import type { PageRef } from '#src/routes/page.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { hostWords, somebody, welcomeButton, type Person } from '../support/accounts.ts';
import { words } from '../support/messages.ts';
import { alive, sees, shows } from './look.ts';

/** Signing in, step by step, wherever the sites and their account hosts are. */

/** Where sites, client hosts and identity providers are. */
export interface SignInPlace {
  readonly addressOf: (locale: Locale, ref: PageRef) => string;
  readonly accountOf: (site: SiteId) => string;
  readonly identityOf: (site: SiteId) => string;
}

type NewTab = () => Promise<Tab>;

async function open(tab: Tab, locale: Locale, place: SignInPlace): Promise<void> {
  await tab.go(place.addressOf(locale, { page: 'cinemas' }));
  await alive(tab);
}

/** Fills a form and presses the button with a text; runs in the page or the frame of the form. */
function fill({
  values,
  button,
}: {
  readonly values: Readonly<Record<string, string>>;
  readonly button: string;
}) {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field === null) return false;
    field.value = value;
  }
  const control = [...document.querySelectorAll('button')].find(
    ({ textContent, value }) => textContent?.trim() === button || value === button,
  );
  control?.click();
  return control !== undefined;
}

/** Makes an account on the pages of the client host, confirmed by its mail. */
async function register(tab: Tab, locale: Locale, { accountOf }: SignInPlace): Promise<Person> {
  const person = somebody();
  const { firstName, lastName, email, password } = person;
  const place = `${accountOf(siteOf(locale))}/${languageOf(locale)}`;
  const w = hostWords(locale);
  await tab.go(`${place}/register?site=${siteOf(locale)}`);
  await tab.evaluate(fill, { values: { firstName, lastName, email, password }, button: w.register.submit });
  await sees(tab, 'h1, h2', w.register.sent.title);
  await tab.go(`${place}/outbox?site=${siteOf(locale)}`);
  const link = await tab.evaluate((recipient) => {
    const mail = [...document.querySelectorAll('article')].find(
      (one) => one.querySelector('[data-recipient]')?.textContent?.includes(recipient) === true,
    );
    return mail?.querySelector<HTMLAnchorElement>('a.button')?.href ?? '';
  }, email);
  await tab.go(link);
  await tab.click('button', w.mail.confirm.submit);
  // The welcome is over: signing in leads straight to the site.
  await tab.click('button', welcomeButton(locale));
  await expect.poll(() => tab.address(), { intervals: [50] }).not.toContain('/mail');
  return person;
}

const signIn = 'header [data-popup="signIn"][aria-label]';
const avatar = 'header button[data-popup="profile"][aria-label]';

/** The popup of the member says who is signed in, and gives the focus back. */
async function expectMember(tab: Tab, { firstName, lastName }: Person): Promise<void> {
  await tab.click(avatar);
  await sees(tab, 'dialog[open] h2', `${firstName} ${lastName}`);
  await tab.press('Escape');
  await sees(tab, 'dialog[open]', '', false);
}

/**
 * On the French site, within the frame of the client host: known again after a load, and signed out.
 *
 * @param limit of the wait for the frame to close
 */
export async function signsInWithinFrame(
  newTab: NewTab,
  place: SignInPlace,
  limit: { readonly timeout?: number } = {},
): Promise<void> {
  const locale = 'fr-FR';
  const t = words(locale);
  const person = await register(await newTab(), locale, place);
  const tab = await newTab();
  await open(tab, locale, place);
  await tab.click(signIn);
  await tab.click('dialog[open] button', t('account.signIn'));
  const frame = 'dialog[open] iframe';
  await sees(tab, frame);
  const { email, password } = person;
  await expect
    .poll(
      () =>
        tab.evaluateIn(frame, fill, { values: { email, password }, button: hostWords(locale).signIn.submit }),
      {
        intervals: [100],
      },
    )
    .toBe(true);
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('dialog[open]') === null), limit)
    .toBe(true);
  await sees(tab, avatar);
  await open(tab, locale, place);
  await sees(tab, avatar);
  await expectMember(tab, person);
  await tab.click(avatar);
  await tab.click('dialog[open] button', t('account.profile.signOut'));
  await sees(tab, signIn);
  await open(tab, locale, place);
  await sees(tab, signIn);
  expect(await tab.problems()).toEqual([]);
}

/** On the Dutch site, by redirect at the identity provider: known again after a load. */
export async function signsInByRedirect(newTab: NewTab, place: SignInPlace): Promise<void> {
  const locale = 'nl-NL';
  const t = words(locale);
  const person = await register(await newTab(), locale, place);
  const tab = await newTab();
  await open(tab, locale, place);
  await tab.click(signIn);
  await tab.click('dialog[open] button', t('account.signIn'));
  await shows(tab, new RegExp(`^${place.identityOf(siteOf(locale))}/interaction/`));
  const { email, password } = person;
  await sees(tab, 'input[name="password"]');
  await tab.evaluate(fill, { values: { email, password }, button: 'sign-in' });
  await shows(tab, place.addressOf(locale, { page: 'cinemas' }));
  await alive(tab);
  await sees(tab, avatar);
  await open(tab, locale, place);
  await sees(tab, avatar);
  await expectMember(tab, person);
  // Firefox asks for an icon that the provider's policy does not allow; its pages have none.
  const problems = (await tab.problems()).filter((problem) => !problem.endsWith('/favicon.ico'));
  expect(problems).toEqual([]);
}
