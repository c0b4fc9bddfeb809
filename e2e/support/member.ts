import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { SiteId } from '#src/sites/site.ts';
import { stage } from './stage.ts';

/** Origin of the client host on the stage. */
export const accountOrigin = `http://account.velours.localhost:${stage.backendPort}`;

/** Somebody with an account on the stage. */
export interface Member {
  readonly email: string;
  readonly password: string;
}

async function send(page: Page): Promise<void> {
  await page.getByRole('main').locator('form button').first().click();
}

/** Makes an account of the demonstration in a browser: registers, follows the mail's link, is welcomed and signed in. */
export async function becomeMember(page: Page, site: SiteId, language = 'fr'): Promise<Member> {
  const member = { email: `odile-${randomUUID()}@example.org`, password: 'dix canards violets' };
  const fields = { firstName: 'Odile', lastName: 'Marchetti', ...member };
  await page.goto(`${accountOrigin}/${language}/register?site=${site}`);
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
  await send(page);
  await page.goto(`${accountOrigin}/${language}/outbox?site=${site}`);
  await page.locator('a[href*="/mail?"][href*="token="]').first().click();
  await page.waitForURL(/token=/);
  // Confirming, then the welcome, which leads to the site.
  await send(page);
  await page.waitForURL((url) => !url.searchParams.has('token'));
  await send(page);
  await page.waitForURL((url) => url.host !== new URL(accountOrigin).host);
  return member;
}

/** Signs somebody in, in another browser. */
export async function signInAs(page: Page, member: Member, site: SiteId, language = 'fr'): Promise<void> {
  await page.goto(`${accountOrigin}/${language}/sign-in?site=${site}`);
  for (const [name, value] of Object.entries(member)) await page.locator(`[name=${name}]`).fill(value);
  await send(page);
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'));
}
