import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { AccountConfig } from '#src/visitor/config.ts';

/**
 * Addresses to sign in and to register without script; null when that is not possible (an identity provider needs
 * script).
 */
export interface AccountLinks {
  readonly signIn: string;
  readonly register: string;
}

/**
 * The pages of the client host as plain links with the address to return to (R050, R125), only on sites whose members
 * have their accounts there.
 *
 * @param current the current page, null on status pages: the links then return to the home page
 */
export function accountLinks(
  account: AccountConfig,
  locale: Locale,
  current: PageRef | null,
): AccountLinks | null {
  if (account.adapter !== 'client-host') return null;
  const query = new URLSearchParams({
    site: siteOf(locale),
    back: href(locale, current ?? { page: 'home' }),
  }).toString();
  const page = (name: string) => `${account.clientUrl}/${languageOf(locale)}/${name}?${query}`;
  return { signIn: page('sign-in'), register: page('register') };
}
