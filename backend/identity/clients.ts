import type { ClientMetadata } from 'oidc-provider';
import type { SiteId } from '#src/sites/site.ts';

/** A site at the identity provider: one public client. */
export interface SiteClient {
  site: SiteId;
  clientId: string;
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** The address to which a sign-in of the site returns (R049). */
  callback: string;
  /** A second address, for the client host, which asks who is signed in; null when it does not. */
  recognition: string | null;
  /** The addresses to which a sign-out may lead; the first one is for a sign-out that names none (R207). */
  logoutAddresses: readonly [string, ...string[]];
  /** Audience of its access tokens. */
  audience: string;
  /** The site's organisation: its id and name in id tokens (R213). */
  organization: { id: string; name: string };
}

/**
 * The public client of every site, from the sites' origins and audiences.
 * @param recognition the address of a site's client host at which it recognises who is signed in here, or null
 */
export function siteClients(
  sites: readonly SiteId[],
  origins: Readonly<Record<SiteId, string>>,
  audiences: Readonly<Record<SiteId, string>>,
  recognition: (site: SiteId) => string | null,
): readonly SiteClient[] {
  return sites.map((site) => {
    const origin = origins[site];
    return {
      site,
      clientId: clientIdOf(site),
      origin,
      callback: `${origin}/callback`,
      recognition: recognition(site),
      logoutAddresses: [origin, `${origin}/`],
      audience: audiences[site],
      organization: { id: `org_velours_${site}`, name: `velours-${site}` },
    };
  });
}

/** The client id of a site. */
export function clientIdOf(site: SiteId): string {
  return `velours-${site}`;
}

/** A client's metadata for the protocol: no secret, only code and refresh token, and exactly its addresses. */
export function clientMetadata(client: SiteClient): ClientMetadata {
  return {
    client_id: client.clientId,
    client_name: `Velours ${client.site.toUpperCase()}`,
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [client.callback, ...(client.recognition === null ? [] : [client.recognition])],
    post_logout_redirect_uris: [...client.logoutAddresses],
    id_token_signed_response_alg: 'RS256',
  };
}
