import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sessionMarkerCookie, sessionMarkerSeconds } from '#src/contract/client/session-marker.ts';
import { browserInHand } from '../../http/browser-family.ts';
import type { HostContext } from '../context.ts';
import { readCookies, setCookie } from '../http/cookies.ts';
import { cookiesOf, siteOfParameter, writeSession } from '../http/visitor.ts';
import { findAccount } from '../store/accounts.ts';
import { beganAtProvider, beginSession } from '../store/sessions.ts';
import { hashToken, isToken, newToken } from '../../http/token.ts';
import type { PageName, PageRequest, Visit } from './visit.ts';

/**
 * Recognises members who sign in at the identity provider and nowhere else, for the pages of this host that they use
 * too. A visitor who comes from outside and is not signed in here is redirected to the provider and back once, without
 * seeing anything. A code that is bound to this browser (PKCE) then says who is signed in, and a session begins.
 */
export const recognitionPath = '/recognised';

/** The maximum time of the redirects in seconds: without and with a sign-in at the provider. */
const quickWay = 60;
const longWay = 60 * 60;

const own: ReadonlySet<PageName> = new Set(['sign-in', 'register', 'mail', 'profile', 'bookings']);

/**
 * Whether a member has a session here and none at the identity provider of the site: after the link of a mail. The site
 * does not know them until they have signed in there too. No frame shows the provider.
 */
export async function isUnknownThere({ context, site, account, inFrame, cookies }: Visit): Promise<boolean> {
  if (account === null || site === null || inFrame || context.recognition?.signsIn(site) !== true)
    return false;
  return !(await beganAtProvider(context.db, cookies.session));
}

/**
 * The address at the provider to which a visit is redirected to be recognised; null when that is not needed or not
 * possible. The silent redirect happens only on coming from outside: the first page has already asked for the pages
 * after it. The sign-in page of such a site is the provider's, because a session here alone would not sign the member
 * in on the site.
 */
export async function askedElsewhere(
  visit: Visit,
  page: PageName,
  request: PageRequest,
): Promise<string | null> {
  const { context, site, account, asked, language, reply, query } = visit;
  if (site === null || !own.has(page) || 'token' in query) return null;
  if (account !== null && !(page === 'sign-in' && (await isUnknownThere(visit)))) return null;
  const { 'sec-fetch-site': from, 'sec-fetch-mode': mode, 'sec-fetch-dest': place } = request.headers;
  if (mode !== 'navigate' || from === undefined || request.url.length > 1_000) return null;
  // A visitor can be recognised in a frame, but a frame must not show a page of the provider.
  const silent = page !== 'sign-in' || place !== 'document' || 'notice' in query;
  if (silent ? asked !== 'no' || from === 'same-origin' : asked === 'openly') return null;
  const verifier = newToken();
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const state = stateOf(verifier);
  const address = context.recognition?.address(site, { state, challenge, silent, language }) ?? null;
  if (address === null) return null;
  const way = silent ? 'silently' : 'openly';
  const value = `${verifier}.${Buffer.from(request.url).toString('base64url')}.${way}`;
  writeCookie(context, reply, value, silent ? quickWay : longWay);
  return address;
}

/** The redirect back from the identity provider. */
export function registerRecognition(scope: FastifyInstance, context: HostContext): void {
  scope.get<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(
    recognitionPath,
    async (request, reply) => {
      const begun = readBegun(context, request.headers.cookie);
      writeCookie(context, reply, '', 0);
      const { state, code, error } = request.query;
      if (begun === null || !equal(state, stateOf(begun.verifier))) return reply.redirect('/', 303);
      const back = new URL(begun.path, context.origin);
      const site = siteOfParameter(context, back.searchParams.get('site'));
      if (site !== null && typeof code === 'string') {
        const known = await context.recognition?.redeem(site, { code, verifier: begun.verifier });
        const account = known ? await findAccount(context.db, known.accountId) : null;
        if (account === null) context.events.record('token-refused');
        else {
          const { session } = cookiesOf(context, request);
          const from = { browser: browserInHand(), identityUid: known?.sessionUid ?? null };
          const begin = beginSession(context.db, account.id, context.now(), session, from);
          writeSession(context, reply, await begin);
          writeMarker(context, reply);
          context.events.record('recognised', { email: account.email });
        }
      }
      const home = site === null ? undefined : context.siteOrigins.get(site);
      if (error === 'access_denied' && home !== undefined) return reply.redirect(home, 303);
      back.searchParams.set('asked', begun.way);
      return reply.redirect(`${back.pathname}${back.search}`, 303);
    },
  );
}

interface Begun {
  verifier: string;
  /** Path and query of the requested page. */
  path: string;
  way: 'silently' | 'openly';
}

function readBegun(context: HostContext, header: string | undefined): Begun | null {
  const [value, ...more] = readCookies(header).get(context.cookies.recognition) ?? [];
  const [verifier, path = '', way] = (value ?? '').split('.');
  if (more.length > 0 || !isToken(verifier)) return null;
  const asked = Buffer.from(path, 'base64url').toString();
  return /^\/(?:fr|en|de|nl)\/[a-z-]+\?/.test(asked) && URL.canParse(asked, context.origin)
    ? { verifier, path: asked, way: way === 'openly' ? way : 'silently' }
    : null;
}

function stateOf(verifier: string): string {
  return hashToken(`recognition ${verifier}`);
}

function equal(value: unknown, expected: string): boolean {
  const [given, wanted] = [Buffer.from(typeof value === 'string' ? value : ''), Buffer.from(expected)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Tells a site on the same domain that a member is signed in: the site then signs in by itself (R205, R210). */
function writeMarker({ cookies }: HostContext, reply: Visit['reply']): void {
  if (cookies.sharedDomain === null) return;
  const options = { httpOnly: false, maxAge: sessionMarkerSeconds, domain: cookies.sharedDomain };
  void reply.header('set-cookie', setCookie(cookies, sessionMarkerCookie, '1', options));
}

function writeCookie(context: HostContext, reply: Visit['reply'], value: string, maxAge: number): void {
  const cookie = setCookie(context.cookies, context.cookies.recognition, value, { httpOnly: true, maxAge });
  void reply.header('set-cookie', cookie);
}
