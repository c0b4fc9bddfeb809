import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../context.ts';
import { readCookies, setCookie } from '../http/cookies.ts';
import { cookiesOf, siteOfParameter, writeSession } from '../http/visitor.ts';
import { findAccount } from '../store/accounts.ts';
import { beginSession } from '../store/sessions.ts';
import { hashToken, isToken, newToken } from '../token.ts';
import type { PageName, PageRequest, Visit } from './visit.ts';

/**
 * Clients of some sites sign in at the identity provider and nowhere else; the pages here are theirs all the same. Whoever
 * comes from outside, and is nobody here, is sent there and back once, without seeing anything: a code bound to this
 * browser (PKCE) says who is signed in, and a session begins.
 */
export const recognitionPath = '/recognised';

/** How long the way there and back may take, in seconds. */
const longestWay = 60;

const own: ReadonlySet<PageName> = new Set(['sign-in', 'register', 'mail', 'profile', 'bookings']);

/**
 * Where a visit goes to be recognised; null where it need not or cannot. Not from one page to the next one here: the first
 * has asked, and a form may lead nowhere else.
 */
export function askedElsewhere(visit: Visit, page: PageName, request: PageRequest): string | null {
  const { context, site, account, asked, reply, query } = visit;
  if (account !== null || asked || site === null || !own.has(page) || 'token' in query) return null;
  const from = request.headers['sec-fetch-site'];
  if (request.headers['sec-fetch-mode'] !== 'navigate' || from === undefined || from === 'same-origin')
    return null;
  const verifier = newToken();
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const address = context.recognition?.address(site, { state: stateOf(verifier), challenge }) ?? null;
  if (address === null || request.url.length > 1_000) return null;
  const value = `${verifier}.${Buffer.from(request.url).toString('base64url')}`;
  writeCookie(context, reply, value, longestWay);
  return address;
}

/** The way back from the identity provider. */
export function registerRecognition(scope: FastifyInstance, context: AccountContext): void {
  scope.get<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(
    recognitionPath,
    async (request, reply) => {
      const begun = readBegun(context, request.headers.cookie);
      writeCookie(context, reply, '', 0);
      const { state, code } = request.query;
      if (begun === null || !equal(state, stateOf(begun.verifier))) return reply.redirect('/', 303);
      const back = new URL(begun.path, context.origin);
      const site = siteOfParameter(context, back.searchParams.get('site'));
      if (site !== null && typeof code === 'string') {
        const id = await context.recognition?.redeem(site, { code, verifier: begun.verifier });
        const account = id ? await findAccount(context.db, id) : null;
        if (account !== null) {
          const { session } = cookiesOf(context, request);
          writeSession(context, reply, await beginSession(context.db, account.id, context.now(), session));
        }
      }
      back.searchParams.set('asked', '1');
      return reply.redirect(`${back.pathname}${back.search}`, 303);
    },
  );
}

interface Begun {
  verifier: string;
  /** Path and query of the page that was asked for. */
  path: string;
}

function readBegun(context: AccountContext, header: string | undefined): Begun | null {
  const [value, ...more] = readCookies(header).get(context.cookies.recognition) ?? [];
  const [verifier, path = ''] = (value ?? '').split('.');
  if (more.length > 0 || !isToken(verifier)) return null;
  const asked = Buffer.from(path, 'base64url').toString();
  return /^\/(?:fr|en|de|nl)\/[a-z-]+\?/.test(asked) && URL.canParse(asked, context.origin)
    ? { verifier, path: asked }
    : null;
}

function stateOf(verifier: string): string {
  return hashToken(`recognition ${verifier}`);
}

function equal(value: unknown, expected: string): boolean {
  const [given, wanted] = [Buffer.from(typeof value === 'string' ? value : ''), Buffer.from(expected)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function writeCookie(context: AccountContext, reply: Visit['reply'], value: string, maxAge: number): void {
  const cookie = setCookie(context.cookies, context.cookies.recognition, value, { httpOnly: true, maxAge });
  void reply.header('set-cookie', cookie);
}
