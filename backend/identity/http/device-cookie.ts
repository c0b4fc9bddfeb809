import { readCookies, tokenIn } from '../../accounts/http/cookies.ts';
import { deviceLifetime } from '../../accounts/store/devices.ts';

/** Name of the cookie of a browser in which somebody signed in here; the client host has its own. */
const nameOf = (origin: string): string =>
  origin.startsWith('https:') ? '__Host-velours_device' : 'velours_device';

/** The token of the device cookie; undefined where there is none. */
export function deviceIn(origin: string, header: string | undefined): string | undefined {
  return tokenIn(readCookies(header), nameOf(origin));
}

/** The `Set-Cookie` that keeps a browser known; it outlives the sign-out (ADR-0061). */
export function deviceCookie(origin: string, token: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${nameOf(origin)}=${token}; Path=/; Max-Age=${deviceLifetime / 1_000}; HttpOnly${secure}; SameSite=Lax`;
}
