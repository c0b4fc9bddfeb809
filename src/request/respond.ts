import { NextResponse, type NextRequest } from 'next/server';
import { cookieNames } from '#src/sites/cookie-names.ts';
import type { Incoming, World } from './decision.ts';
import { placeCookie } from './place/place-cookie.ts';
import { answerHeaders } from './safety/answer-headers.ts';
import type { Settled } from './settle.ts';

const notShared = 'private, no-cache';
/** Browsers keep a 308 for good by default, but catalogues may move items again. */
const movedFor = 'public, max-age=300';

const requestPolicies = ['content-security-policy', 'content-security-policy-report-only'];

const frameworkCookie = /__prerender_bypass|__next_preview_data|next-instant/;

/** Parameters that the framework adds for its own use. */
const frameworkParameter = /^(?:_rsc$|nxt[A-Z])/;

/** A query without the framework's own parameters, otherwise as sent. */
function ownSearch(search: string): string {
  if (search === '') return '';
  const parts = search.slice(1).split('&');
  const own = parts.filter((part) => !frameworkParameter.test(part.split('=', 1)[0] ?? ''));
  return own.length === 0 ? '' : `?${own.join('&')}`;
}

/** The parts of a request that the handlers may see. */
export function incomingOf(request: NextRequest): Incoming {
  const { pathname, search: sent } = new URL(request.url);
  const search = ownSearch(sent);
  return {
    method: request.method,
    host: request.headers.get('host'),
    path: pathname,
    search,
    languageCookie: request.cookies.get(cookieNames.language)?.value,
    acceptLanguage: request.headers.get('accept-language'),
    placeCookie: placeCookie(request.headers.get('cookie')),
    action: request.headers.has('next-action'),
  };
}

type Answer<K extends Settled['kind']> = Extract<Settled, { kind: K }>;

function plain({ status, text }: Answer<'plain'>): NextResponse {
  return new NextResponse(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    },
  });
}

function redirect({ status, location, varies, kept }: Answer<'redirect'>): NextResponse {
  const isKept = !varies && kept !== false;
  const headers = new Headers({ location, 'cache-control': isKept ? movedFor : notShared });
  if (varies) headers.set('vary', 'Cookie, Accept-Language');
  return new NextResponse(null, { status, headers });
}

/** A year, in seconds: how long a place is stored (R230). */
const placeLife = 31_536_000;

/** Stores or removes the place, and goes to the page (D56); nothing may keep the answer. */
function placed({ location, cookie }: Answer<'place'>): NextResponse {
  const response = new NextResponse(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store' },
  });
  if (cookie === undefined) return response;
  response.cookies.set(cookieNames.locator, cookie ?? '', {
    path: '/',
    maxAge: cookie === null ? 0 : placeLife,
    sameSite: 'lax',
    secure: location.startsWith('https:'),
  });
  return response;
}

/**
 * Removes request headers that would change a page which everyone gets. The framework copies a nonce from a policy into
 * the page, and then no policy allows the page's scripts. With its draft cookies, which this product does not use, it
 * adds cookies to pages, files and calls. Returns undefined when there is no such header.
 */
function withoutStrange(headers: Headers): { readonly headers: Headers } | undefined {
  const strange = requestPolicies.filter((name) => headers.has(name));
  if (frameworkCookie.test(headers.get('cookie') ?? '')) strange.push('cookie');
  if (strange.length === 0) return undefined;
  const kept = new Headers(headers);
  for (const name of strange) kept.delete(name);
  return { headers: kept };
}

/** Answers with another path of this server; the visitor does not see that path. */
function rewritten(target: URL, request: NextRequest, status = 200): NextResponse {
  const cleaned = withoutStrange(request.headers);
  return NextResponse.rewrite(target, {
    ...(status === 200 ? {} : { status }),
    ...(cleaned === undefined ? {} : { request: cleaned }),
  });
}

function proxied({ site, language, path }: Answer<'api'>, request: NextRequest): NextResponse {
  const target = new URL(`/api-proxy/${site}/${language}${path}`, request.url);
  target.search = ownSearch(new URL(request.url).search);
  return rewritten(target, request);
}

function file({ site, path }: Answer<'file'>, request: NextRequest): NextResponse {
  return rewritten(new URL(`/site-files/${site}${path}`, request.url), request);
}

function page(
  { internal, status, personal, edge, retryAfterSeconds }: Answer<'page'>,
  request: NextRequest,
): NextResponse {
  const response = rewritten(new URL(internal, request.url), request, status);
  // nginx believes these headers and removes them; other caches do not know them (deploy/README.md).
  if (edge !== undefined) response.headers.set('x-accel-expires', String(edge.seconds));
  if (edge !== undefined) response.headers.set('x-velours-place', edge.place);
  // The framework writes its own `Vary` on pages, so only this header keeps shared caches from storing the answer.
  if (personal) response.headers.set('cache-control', notShared);
  if (retryAfterSeconds !== undefined) response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}

function answer(decision: Settled, request: NextRequest): NextResponse {
  if (decision.kind === 'plain') return plain(decision);
  if (decision.kind === 'redirect') return redirect(decision);
  if (decision.kind === 'place') return placed(decision);
  if (decision.kind === 'api') return proxied(decision, request);
  return decision.kind === 'file' ? file(decision, request) : page(decision, request);
}

/**
 * Turns a settled decision into an HTTP answer with the safety headers. Internal targets consist of the decision's path
 * and the origin in `request.url`, which is the address that this process listens on, never a request header.
 * `request.url` has to be used unchanged (`skipProxyUrlNormalize`): the framework's `nextUrl` writes `localhost` for
 * 127.0.0.1, and the framework proxies a rewrite to another host than its own.
 */
export function respond(decision: Settled, request: NextRequest, world: World): NextResponse {
  const response = answer(decision, request);
  const headers = answerHeaders(decision, request.headers.get('host'), world);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
