import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSiteId } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { HostContext } from '../context.ts';
import { deviceLifetime, rememberDevice } from '../store/devices.ts';
import { findSession, sessionLifetime } from '../store/sessions.ts';
import type { NewSession } from '../store/sessions.ts';
import { newToken } from '../../http/token.ts';
import { readCookies, setCookie, tokenIn, xsrfCookie, xsrfTokenOf } from './cookies.ts';

const cookieSeconds = sessionLifetime / 1_000;

/** The cookies of a browser. */
export interface BrowserCookies {
  /** Token of its session; the session may have ended. */
  session: string | undefined;
  browser: string | undefined;
  /** Token of a device on which somebody signed in before. */
  device: string | undefined;
  /** The values of every XSRF cookie that it sent. */
  xsrf: readonly string[];
}

/** Reads the cookies of a request. */
export function cookiesOf(context: HostContext, request: FastifyRequest): BrowserCookies {
  const cookies = readCookies(request.headers.cookie);
  return {
    session: tokenIn(cookies, context.cookies.session),
    browser: tokenIn(cookies, context.cookies.browser),
    device: tokenIn(cookies, context.cookies.device),
    xsrf: cookies.get(xsrfCookie) ?? [],
  };
}

/** The id of the account of the session cookie; null when nobody is signed in. */
export async function signedInBy(context: HostContext, cookies: BrowserCookies): Promise<string | null> {
  return cookies.session === undefined ? null : findSession(context.db, cookies.session, context.now());
}

/** The site with an origin, or null. */
export function siteOfOrigin(context: HostContext, origin: string | undefined): SiteId | null {
  for (const [site, known] of context.siteOrigins) if (known === origin) return site;
  return null;
}

/** The site in a `site` parameter, when it is served; else null. */
export function siteOfParameter(context: HostContext, value: unknown): SiteId | null {
  return isSiteId(value) && context.siteOrigins.has(value) ? value : null;
}

/** The correct XSRF token of a browser; null when it has no cookie to derive it from. */
export function expectedXsrf({ session, browser }: BrowserCookies): string | null {
  const secret = session ?? browser;
  return secret === undefined ? null : xsrfTokenOf(secret);
}

/**
 * Prepares a browser for forms and calls: sets a browser cookie when it has none, and the XSRF cookie for its secret.
 * @returns browser cookie and XSRF token
 */
export function equipBrowser(
  context: HostContext,
  cookies: BrowserCookies,
  reply: FastifyReply,
): { browser: string; xsrf: string } {
  const browser = cookies.browser ?? newToken();
  if (cookies.browser === undefined)
    addCookie(context, reply, context.cookies.browser, browser, cookieSeconds);
  const xsrf = xsrfTokenOf(cookies.session ?? browser);
  if (cookies.xsrf.length !== 1 || cookies.xsrf[0] !== xsrf) writeXsrf(context, reply, xsrf);
  else void reply.header('x-xsrf-token', xsrf);
  return { browser, xsrf };
}

/** Writes the cookie of a new session, and its XSRF token. */
export function writeSession(context: HostContext, reply: FastifyReply, session: NewSession): void {
  const seconds = Math.floor((session.expiresAt.getTime() - context.now().getTime()) / 1_000);
  addCookie(context, reply, context.cookies.session, session.token, seconds);
  writeXsrf(context, reply, xsrfTokenOf(session.token));
}

/** Keeps this browser known for a member who has just signed in: strangers cannot use up its tries. */
export async function writeDevice(
  context: HostContext,
  reply: FastifyReply,
  accountId: string,
  present: string | undefined,
): Promise<void> {
  const token = await rememberDevice(context.db, accountId, present, context.now());
  addCookie(context, reply, context.cookies.device, token, deviceLifetime / 1_000);
}

/** Removes the session cookie and gives the browser a new secret: nothing of the member is left in the browser. */
export function clearSession(context: HostContext, reply: FastifyReply): void {
  addCookie(context, reply, context.cookies.session, '', 0);
  const browser = newToken();
  addCookie(context, reply, context.cookies.browser, browser, cookieSeconds);
  writeXsrf(context, reply, xsrfTokenOf(browser));
}

function writeXsrf(context: HostContext, reply: FastifyReply, token: string): void {
  const { sharedDomain } = context.cookies;
  void reply.header(
    'set-cookie',
    setCookie(context.cookies, xsrfCookie, token, {
      httpOnly: false,
      maxAge: cookieSeconds,
      ...(sharedDomain === null ? {} : { domain: sharedDomain }),
    }),
  );
  // A site on another domain than the client host cannot read the cookie.
  void reply.header('x-xsrf-token', token);
}

function addCookie(
  context: HostContext,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge: number,
): void {
  void reply.header('set-cookie', setCookie(context.cookies, name, value, { httpOnly: true, maxAge }));
}
