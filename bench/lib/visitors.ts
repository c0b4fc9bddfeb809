import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { newMember } from './member.ts';
import { benchPorts } from './place.ts';

/** Where the sites stand, with `{site}`. */
export const siteOrigin = `http://{site}.velours.localhost:${benchPorts.web}`;
/** Where fr and the client host stand. */
export const origins = {
  site: siteOrigin.replace('{site}', 'fr'),
  account: `http://account.velours.localhost:${benchPorts.backend}`,
} as const;

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** A browser, and the cookies of a member. */
export interface Visitors {
  readonly browser: Browser;
  readonly member: BrowserContextOptions['storageState'];
}

/** Which page, on what, by whom. */
export interface Visit {
  readonly path: string;
  readonly device: keyof typeof widths;
  /** By somebody with an account. */
  readonly signedIn?: true;
}

/** Opens a page with nothing in the browser's cache. */
export async function open({ browser, member }: Visitors, { path, device, signedIn }: Visit): Promise<Page> {
  const viewport = widths[device];
  const page = await browser.newPage({ viewport, ...(signedIn === true ? { storageState: member } : {}) });
  await page.goto(`${origins.site}${path}`);
  await page.waitForLoadState('networkidle');
  return page;
}

/** The cookies of a new member who is signed in. */
export async function memberCookies(): Promise<Visitors['member']> {
  const { headers } = await newMember(`http://127.0.0.1:${benchPorts.backend}`, origins);
  const facts = {
    domain: '.velours.localhost',
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
  } as const;
  const cookies = (headers['cookie'] ?? '').split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { ...facts, sameSite: 'Lax' as const, name: pair.slice(0, at), value: pair.slice(at + 1) };
  });
  return { cookies, origins: [] };
}
