import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { newMember } from './member.ts';
import { benchPorts } from './place.ts';

/** The origin of the sites, with `{site}`. */
export const siteOrigin = `http://{site}.velours.localhost:${benchPorts.web}`;
/** The origins of the site fr, of the client host and of pictures. */
export const origins = {
  site: siteOrigin.replace('{site}', 'fr'),
  account: `http://account.velours.localhost:${benchPorts.backend}`,
  media: `http://media.velours.localhost:${benchPorts.backend}`,
} as const;

/** The windows of both kinds of device. */
export const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** A browser, and the cookies of a member. */
export interface Visitors {
  readonly browser: Browser;
  readonly member: BrowserContextOptions['storageState'];
}

/** A visit: the page, the device, and whether the visitor is signed in. */
export interface Visit {
  readonly path: string;
  readonly device: keyof typeof widths;
  /** Whether a member makes the visit. */
  readonly signedIn?: true;
}

/** Opens a page with an empty browser cache. */
export async function open({ browser, member }: Visitors, { path, device, signedIn }: Visit): Promise<Page> {
  const viewport = widths[device];
  const page = await browser.newPage({ viewport, ...(signedIn === true ? { storageState: member } : {}) });
  await page.goto(`${origins.site}${path}`);
  await page.waitForLoadState('networkidle');
  return page;
}

/** The cookies of a new member, signed in. */
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
