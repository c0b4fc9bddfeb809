import { Auth0Client, InMemoryCache } from '@auth0/auth0-spa-js';
import { languageOf } from '#src/sites/registry.ts';
import type { AccountConfig, VisitorConfig } from '#src/visitor/config.ts';

/** The account configuration of a site with an identity provider. */
export type IdentityConfig = Extract<AccountConfig, { readonly adapter: 'identity-provider' }>;

/** Constants of R216 that are not defaults of the library: in seconds and days. */
export const identityConstants = {
  httpTimeoutInSeconds: 10,
  authorizeTimeoutInSeconds: 60,
  sessionCheckExpiryDays: 1,
  leeway: 60,
  scope: 'openid profile email',
} as const;

/**
 * The library for a site. It uses the code flow with PKCE by redirect, keeps tokens only in memory and rotates refresh
 * tokens. Without a refresh token it uses the provider's own session in a hidden frame.
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
    // Without the library's worker: the worker would be a `blob:`, which the policy of the pages refuses.
    cache: new InMemoryCache().enclosedCache,
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    httpTimeoutInSeconds,
    authorizeTimeoutInSeconds,
    sessionCheckExpiryDays,
    legacySameSiteCookie: false,
    // R216: a cookie keeps the transaction of a sign-in for a day, so that another tab can finish it.
    useCookiesForTransactions: true,
    authorizationParams: {
      audience,
      scope,
      redirect_uri: `${location.origin}/callback`,
      ui_locales: languageOf(locale),
    },
  });
}
