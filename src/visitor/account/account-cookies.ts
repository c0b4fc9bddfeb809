import { machineNow } from '#src/kernel/date/clock.ts';
import Cookies from 'js-cookie';
import { sessionMarkerCookie, sessionMarkerSeconds } from '#src/contract/client/session-marker.ts';

/**
 * The readable cookies that the account's code reads or writes. None of them proves an identity, and none has personal
 * data.
 */
export const accountCookies = {
  /**
   * The client host writes it on the domain that it shares with the sites (D24). Its value changes with every sign-in
   * and sign-out.
   */
  xsrf: 'XSRF-TOKEN',
  /** Says that a member was signed in on a site of this chain within the last hour (R205). */
  sessionMarker: sessionMarkerCookie,
  /** Says that an automatic sign-in was tried within the last five minutes (R210). */
  autoSignIn: 'velours_auto_sign_in',
} as const;

const fiveMinutesMs = 5 * 60 * 1_000;

/**
 * The domain that a site shares with the chain's other sites (R205): its host without the first label. Null when there
 * is none: the cookie then belongs to the host alone.
 */
export function parentDomain(hostname: string): string | null {
  const labels = hostname.split('.');
  const numeric = /^[\d.]+$|:/.test(hostname);
  return labels.length >= 3 && !numeric ? labels.slice(1).join('.') : null;
}

function write(name: string, lifetimeMs: number): void {
  const domain = parentDomain(location.hostname);
  Cookies.set(name, '1', {
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
    expires: new Date(machineNow().getTime() + lifetimeMs),
    ...(domain === null ? {} : { domain }),
  });
}

function remove(name: string): void {
  const domain = parentDomain(location.hostname);
  Cookies.remove(name, { path: '/', ...(domain === null ? {} : { domain }) });
}

/** Stores for an hour that a member is signed in (R205). */
export function writeSessionMarker(): void {
  write(accountCookies.sessionMarker, sessionMarkerSeconds * 1_000);
}

/** Stores for five minutes that an automatic sign-in was tried (R210). */
export function writeAutoSignIn(): void {
  write(accountCookies.autoSignIn, fiveMinutesMs);
}

/** Removes both cookies, on sign-out (R207). */
export function removeMarkers(): void {
  remove(accountCookies.sessionMarker);
  remove(accountCookies.autoSignIn);
}

/** The XSRF token from its cookie; null when the site cannot read the cookie. */
export function readXsrf(): string | null {
  return Cookies.get(accountCookies.xsrf) ?? null;
}
