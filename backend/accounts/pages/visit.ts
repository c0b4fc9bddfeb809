import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { HostContext } from '../context.ts';
import { cookiesOf, equipBrowser, signedInBy, siteOfParameter } from '../http/visitor.ts';
import type { BrowserCookies } from '../http/visitor.ts';
import { findAccount } from '../store/accounts.ts';
import type { Account } from '../store/accounts.ts';
import { accountWords, type AccountWords } from '../words/words.ts';

/** The pages of the client host. */
export type PageName =
  | 'sign-in'
  | 'register'
  | 'mail'
  | 'password'
  | 'password/new'
  | 'profile'
  | 'bookings'
  | 'done'
  | 'outbox'
  | 'notice'
  | 'notice/confirm'
  | 'notice/stop';

/** A request for a page: who asks, in which language, and for which site. */
export interface Visit {
  context: HostContext;
  reply: FastifyReply;
  query: Readonly<Record<string, unknown>>;
  language: Language;
  words: AccountWords;
  site: SiteId | null;
  /** Path on the site to return to; empty when there is none. */
  backPath: string;
  /** The page to show after signing in. */
  next: PageName | null;
  account: Account | null;
  /** Whether the identity provider has just been asked who the visitor is: silently, or with its sign-in page. */
  asked: 'no' | 'silently' | 'openly';
  /** Whether a site shows the page in its frame. */
  inFrame: boolean;
  cookies: BrowserCookies;
  browser: string;
  xsrf: string;
  /** Network address of the visitor. */
  address: string;
}

/** A request of a page. */
export type PageRequest = FastifyRequest<{
  Params: Record<string, string>;
  Querystring: Record<string, unknown>;
}>;

/** Reads who asks for a page, and prepares the browser for its forms. */
export async function openVisit(
  context: HostContext,
  request: PageRequest,
  reply: FastifyReply,
): Promise<Visit> {
  const { language: asked } = request.params;
  const language = isLanguage(asked) ? asked : 'en';
  const site = siteOfParameter(context, request.query['site']);
  const cookies = cookiesOf(context, request);
  const accountId = await signedInBy(context, cookies);
  const { browser, xsrf } = equipBrowser(context, cookies, reply);
  return {
    context,
    reply,
    query: request.query,
    language,
    words: accountWords[language],
    site,
    backPath: safePath(context, site, request.query['back']),
    next:
      ['profile', 'bookings', 'mail'].find((page): page is PageName => page === request.query['next']) ??
      null,
    account: accountId === null ? null : await findAccount(context.db, accountId),
    asked: (['silently', 'openly'] as const).find((one) => one === request.query['asked']) ?? 'no',
    inFrame: request.headers['sec-fetch-dest'] === 'iframe',
    cookies,
    browser,
    xsrf,
    address: request.ip,
  };
}

/** The address of a page, with the site and the return path of the visit. */
export function pageAddress(
  visit: Pick<Visit, 'language' | 'site' | 'backPath' | 'next'> & Partial<Pick<Visit, 'asked' | 'account'>>,
  page: PageName,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    ...(visit.site === null ? {} : { site: visit.site }),
    ...(visit.backPath === '' ? {} : { back: visit.backPath }),
    ...(visit.next === null ? {} : { next: visit.next }),
    ...((visit.asked ?? 'no') !== 'no' && visit.account === null ? { asked: visit.asked } : {}),
    ...more,
  }).toString();
  return `/${visit.language}/${page}${query === '' ? '' : `?${query}`}`;
}

/** The address on the site that the visitor came from; null when there is no site. */
export function siteAddress({ context, site, backPath }: Visit): string | null {
  const origin = site === null ? undefined : context.siteOrigins.get(site);
  return origin === undefined ? null : new URL(backPath || '/', origin).href;
}

/** The languages in which a page is offered: those of the site, or all four. */
export function offeredLanguages({ site }: Visit): readonly Language[] {
  return site === null ? ['fr', 'en', 'de', 'nl'] : sites[site].languages;
}

/** A path that stays on the site (SEC7): no host, no backslash, no control character. Empty for any other value. */
function safePath(context: HostContext, site: SiteId | null, value: unknown): string {
  const origin = site === null ? undefined : context.siteOrigins.get(site);
  if (origin === undefined || typeof value !== 'string' || value.length > 500) return '';
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return '';
  return URL.canParse(value, origin) && new URL(value, origin).origin === origin ? value : '';
}
