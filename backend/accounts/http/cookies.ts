import { hashToken, isToken } from '../token.ts';

/** How the cookies of the client host are written. */
export interface CookiePolicy {
  /** `HttpOnly`; whose it is, and of what the XSRF token is made. */
  session: string;
  /** `HttpOnly`; stands for a browser before anyone signs in. */
  browser: string;
  /** `HttpOnly`, for a minute: that this browser was sent to the identity provider to be recognised. */
  recognition: string;
  secure: boolean;
  /** `Lax` where all sites stand beside the client host, `None` where one does not: its frame would have no cookies. */
  sameSite: 'Lax' | 'None';
  /** Domain over client host and sites, on which the XSRF cookie can be read by a site's script; null: there is none. */
  sharedDomain: string | null;
}

/** Name of the readable cookie that holds the XSRF token (D24). */
export const xsrfCookie = 'XSRF-TOKEN';

/** How the cookies have to be written for these origins. */
export function cookiePolicy(origin: string, siteOrigins: Iterable<string>): CookiePolicy {
  const own = new URL(origin);
  const secure = own.protocol === 'https:';
  const parent = own.hostname.split('.').slice(1).join('.');
  const beside =
    parent.includes('.') &&
    [...siteOrigins].every((site) => {
      const { protocol, hostname } = new URL(site);
      return protocol === own.protocol && (hostname === parent || hostname.endsWith(`.${parent}`));
    });
  // Browsers take a __Host- cookie from this very host only: no neighbour can put one there.
  const prefix = secure ? '__Host-' : '';
  return {
    session: `${prefix}velours_session`,
    browser: `${prefix}velours_browser`,
    recognition: `${prefix}velours_recognition`,
    secure,
    sameSite: beside || !secure ? 'Lax' : 'None',
    sharedDomain: beside ? parent : null,
  };
}

/** The values of every cookie of a request by name. One name may have several: a neighbour's beside ours. */
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

/** The token in a cookie; nothing where it is missing, malformed, or stands there more than once. */
export function tokenIn(cookies: ReadonlyMap<string, readonly string[]>, name: string): string | undefined {
  const [value, ...more] = cookies.get(name) ?? [];
  return more.length === 0 && isToken(value) ? value : undefined;
}

/** What belongs into a `Set-Cookie` besides name and value. */
export interface CookieOptions {
  httpOnly: boolean;
  /** Seconds; 0 takes the cookie away. */
  maxAge: number;
  domain?: string;
}

/** A `Set-Cookie` header. */
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
 * The XSRF token of a session or browser cookie. It is made of that secret, so it cannot be made up, is another one for
 * another member, changes with every sign-in, and needs no place to be kept.
 */
export function xsrfTokenOf(secret: string): string {
  return Buffer.from(hashToken(`xsrf ${secret}`), 'hex').toString('base64url');
}
