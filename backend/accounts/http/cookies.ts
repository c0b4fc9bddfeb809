import { sharedDomainOf } from '#src/config/account-hosts.ts';
import { hashToken, isToken } from '../../http/token.ts';

/** How the client host writes its cookies. */
export interface CookiePolicy {
  /** Name of the `HttpOnly` cookie of the session; the XSRF token is made from its value. */
  session: string;
  /** Name of the `HttpOnly` cookie that identifies a browser before anyone signs in. */
  browser: string;
  /** Name of the `HttpOnly` cookie of a browser in which somebody signed in; it outlives the sign-out (ADR-0061). */
  device: string;
  /**
   * Name of the `HttpOnly` cookie, kept for a minute or for an hour, which says that this browser was sent to the
   * identity provider.
   */
  recognition: string;
  secure: boolean;
  /**
   * `Lax` when all sites share a domain with the client host. `None` when one does not, because its frame would
   * otherwise have no cookies.
   */
  sameSite: 'Lax' | 'None';
  /**
   * Domain of the client host and the sites, on which a site's script can read the XSRF cookie; null when they have
   * none in common.
   */
  sharedDomain: string | null;
}

/** Name of the readable cookie that holds the XSRF token (D24). */
export const xsrfCookie = 'XSRF-TOKEN';

/** The cookie policy for these origins. */
export function cookiePolicy(origin: string, siteOrigins: Iterable<string>): CookiePolicy {
  const secure = origin.startsWith('https:');
  // The domain is the host's own: all sites that share one with it share the same.
  const domains = new Set(Array.from(siteOrigins, (site) => sharedDomainOf(origin, site)));
  const sharedDomain = domains.size === 1 ? ([...domains][0] ?? null) : null;
  // Browsers accept a `__Host-` cookie only from this host: another host of the domain cannot set it.
  const prefix = secure ? '__Host-' : '';
  return {
    session: `${prefix}velours_session`,
    browser: `${prefix}velours_browser`,
    device: `${prefix}velours_device`,
    recognition: `${prefix}velours_recognition`,
    secure,
    sameSite: sharedDomain !== null || !secure ? 'Lax' : 'None',
    sharedDomain,
  };
}

/**
 * The values of every cookie of a request by name. A name may have several values: another host of the domain may have
 * set the same cookie.
 */
export function readCookies(header: string | undefined): Map<string, string[]> {
  const cookies = new Map<string, string[]>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 0) continue;
    const name = part.slice(0, at).trim();
    const values = cookies.get(name) ?? [];
    values.push(part.slice(at + 1).trim());
    cookies.set(name, values);
  }
  return cookies;
}

/** The token in a cookie; undefined when the cookie is missing, malformed, or there more than once. */
export function tokenIn(cookies: ReadonlyMap<string, readonly string[]>, name: string): string | undefined {
  const [value, ...more] = cookies.get(name) ?? [];
  return more.length === 0 && isToken(value) ? value : undefined;
}

/** The parts of a `Set-Cookie` besides name and value. */
export interface CookieOptions {
  httpOnly: boolean;
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
  domain?: string;
}

/** The value of a `Set-Cookie` header. */
export function setCookie(policy: CookiePolicy, name: string, value: string, options: CookieOptions): string {
  return [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${options.maxAge}`,
    ...(options.domain === undefined ? [] : [`Domain=${options.domain}`]),
    ...(options.httpOnly ? ['HttpOnly'] : []),
    ...(policy.secure ? ['Secure'] : []),
    `SameSite=${policy.sameSite}`,
  ].join('; ');
}

/**
 * The XSRF token for the secret in a session or browser cookie. It is derived from the secret: so it cannot be guessed,
 * differs between members, changes with every sign-in, and need not be stored.
 */
export function xsrfTokenOf(secret: string): string {
  return Buffer.from(hashToken(`xsrf ${secret}`), 'hex').toString('base64url');
}
