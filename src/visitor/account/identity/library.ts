import { Auth0Client, InMemoryCache } from '@auth0/auth0-spa-js';
import { languageOf } from '#src/sites/registry.ts';
import type { AccountConfig, VisitorConfig } from '#src/visitor/config.ts';

/** Where the members of a site with an identity provider are. */
export type IdentityConfig = Extract<AccountConfig, { readonly adapter: 'identity-provider' }>;

/** Constants of R216 that are not the library's own: seconds, days. */
export const identityConstants = {
  httpTimeoutInSeconds: 10,
  authorizeTimeoutInSeconds: 60,
  sessionCheckExpiryDays: 1,
  leeway: 60,
  scope: 'openid profile email',
} as const;

/**
 * The library for a site: code with PKCE by redirect, tokens in memory only, refresh tokens that are turned over, and the
 * provider's own session in a hidden frame where there is none.
 */
export function identityLibrary(
  { issuer, clientId, audience }: IdentityConfig,
  { locale }: Pick<VisitorConfig, 'locale'>,
): Auth0Client {
  const { httpTimeoutInSeconds, authorizeTimeoutInSeconds, sessionCheckExpiryDays, leeway, scope } =
    identityConstants;
  return new Auth0Client({
    domain: issuer,
    clientId,
    leeway,
    // In memory, and here: the library's worker would be made of a `blob:`, which the policy of the pages refuses.
    cache: new InMemoryCache().enclosedCache,
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    httpTimeoutInSeconds,
    authorizeTimeoutInSeconds,
    sessionCheckExpiryDays,
    legacySameSiteCookie: false,
    // R216: the transaction of a sign-in lives for a day in a cookie, and so finds its way into another tab.
    useCookiesForTransactions: true,
    authorizationParams: {
      audience,
      scope,
      redirect_uri: `${location.origin}/callback`,
      ui_locales: languageOf(locale),
    },
  });
}
