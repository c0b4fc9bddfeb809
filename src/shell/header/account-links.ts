import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { AccountConfig } from '#src/visitor/config.ts';

/** Where signing in and making an account stand without script; null where they cannot (an identity provider needs script). */
export interface AccountLinks {
  readonly signIn: string;
  readonly register: string;
}

/**
 * The pages of the client host as plain links with the way back to this page (R050, R125), only on sites whose members have
 * their accounts there.
 *
 * @param current the page shown, null on status pages: the way back is the home then
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
