import Cookies from 'js-cookie';
import { sessionMarkerCookie, sessionMarkerSeconds } from '#src/contract/client/session-marker.ts';

/** The readable cookies that the account's code looks at or writes. None of them proves anything, none is personal. */
export const accountCookies = {
  /** Written by the client host on the domain it shares with the sites (D24); another one after every sign-in and sign-out. */
  xsrf: 'XSRF-TOKEN',
  /** Somebody was signed in on this chain within the last hour (R205). */
  sessionMarker: sessionMarkerCookie,
  /** Signing in by itself was tried within the last five minutes (R210). */
  autoSignIn: 'velours_auto_sign_in',
} as const;

const fiveMinutesMs = 5 * 60 * 1_000;

/**
 * The domain that a site shares with its sisters (R205): its host without the first label. Null where it has none: the cookie
 * then is the host's own.
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
    expires: new Date(Date.now() + lifetimeMs),
    ...(domain === null ? {} : { domain }),
  });
}

function remove(name: string): void {
  const domain = parentDomain(location.hostname);
  Cookies.remove(name, { path: '/', ...(domain === null ? {} : { domain }) });
}

/** Notes for an hour that somebody is signed in (R205). */
export function writeSessionMarker(): void {
  write(accountCookies.sessionMarker, sessionMarkerSeconds * 1_000);
}

/** Notes for five minutes that signing in by itself was tried (R210). */
export function writeAutoSignIn(): void {
  write(accountCookies.autoSignIn, fiveMinutesMs);
}

/** Takes both notes away: signing out does (R207). */
export function removeMarkers(): void {
  remove(accountCookies.sessionMarker);
  remove(accountCookies.autoSignIn);
}

/** The token against forged requests out of its cookie; null where the site cannot read one. */
export function readXsrf(): string | null {
  return Cookies.get(accountCookies.xsrf) ?? null;
}
