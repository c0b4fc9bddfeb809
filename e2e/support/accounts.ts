import { expect, type BrowserContext, type FrameLocator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { accountWords } from '#backend/accounts/words/words.ts';
import { languageOf, siteOf, sites } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { stage } from './stage.ts';

/** Origins of the client host and of the identity provider on the stage. */
export const accountOrigin = `http://account.velours.localhost:${stage.backendPort}`;
export const identityOrigin = `http://id.velours.localhost:${stage.backendPort}`;

/** A person with an account. */
export interface Person {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The button of the welcome: at an identity provider, a new member signs in for the first time. */
export function welcomeButton(locale: Locale): string {
  const { mail, signIn } = hostWords(locale);
  return sites[siteOf(locale)].accountAdapter === 'identity-provider' ? signIn.submit : mail.welcome.submit;
}

/** A new person without an account. */
export function somebody(): Person {
  return {
    email: `odile.${randomUUID()}@example.org`,
    password: 'velvet curtain lamp 9',
    firstName: 'Odile',
    lastName: 'Marchetti',
  };
}

/** The copy of the client host in the language of a locale. */
export const hostWords = (locale: Locale) => accountWords[languageOf(locale)];

/** Fills the form that creates an account, on its page or in the frame. */
export async function register(page: Page | FrameLocator, locale: Locale, person: Person): Promise<void> {
  const { register: words } = hostWords(locale);
  for (const name of ['firstName', 'lastName', 'email', 'password'] as const)
    await page.locator(`input[name="${name}"]`).fill(person[name]);
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByRole('heading', { name: words.sent.title })).toBeVisible();
}

/** Fills the sign-in form of the client host, on its page or in the frame. */
export async function enter(page: Page | FrameLocator, locale: Locale, person: Person): Promise<void> {
  await page.locator('input[name="email"]').fill(person.email);
  await page.locator('input[name="password"]').fill(person.password);
  await page.getByRole('button', { name: hostWords(locale).signIn.submit }).click();
}

/** Opens the link of the mail to a person in the outbox, and confirms the address. */
export async function confirm(
  context: BrowserContext,
  locale: Locale,
  { email }: Person,
  origin = accountOrigin,
): Promise<Page> {
  const box = await context.newPage();
  await box.goto(`${origin}/${languageOf(locale)}/outbox?site=${siteOf(locale)}`);
  const mail = box.locator('article', { has: box.locator('[data-recipient]', { hasText: email }) });
  await mail.locator('a.button').click();
  await box.getByRole('button', { name: hostWords(locale).mail.confirm.submit }).click();
  await expect(box.getByRole('button', { name: welcomeButton(locale) })).toBeVisible();
  return box;
}

/**
 * Makes an account on the pages of the client host: confirmed, welcomed, and signed in in this context.
 *
 * @param origin of the client host; the stage's by default
 */
export async function withAccount(
  context: BrowserContext,
  locale: Locale,
  origin = accountOrigin,
): Promise<Person> {
  const person = somebody();
  const page = await context.newPage();
  await page.goto(`${origin}/${languageOf(locale)}/register?site=${siteOf(locale)}`);
  await register(page, locale, person);
  await page.close();
  const box = await confirm(context, locale, person, origin);
  await box.getByRole('button', { name: welcomeButton(locale) }).click();
  await box.waitForURL((url) => !url.pathname.endsWith('/mail'));
  await box.close();
  return person;
}

/** The button with the avatar, in the header. */
export function avatarOf(page: Page) {
  return page.getByRole('banner').locator('button[data-popup="profile"][aria-label]');
}
