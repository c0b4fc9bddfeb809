import { NextResponse, type NextRequest } from 'next/server';
import type { Incoming, World } from './decision.ts';
import { answerHeaders } from './safety/answer-headers.ts';
import type { Settled } from './settle.ts';

const notShared = 'private, no-cache';
/** A 308 is kept for good unless told otherwise, but catalogues move items again. */
const movedFor = 'public, max-age=300';

const requestPolicies = ['content-security-policy', 'content-security-policy-report-only'];

const frameworkCookie = /__prerender_bypass|__next_preview_data|next-instant/;

/** Parameters that the framework adds for itself. */
const frameworkParameter = /^(?:_rsc$|nxt[A-Z])/;

/** A query without the framework's own parameters, otherwise as sent. */
function ownSearch(search: string): string {
  if (search === '' || search === '?') return '';
  const parts = search.slice(1).split('&');
  const own = parts.filter((part) => !frameworkParameter.test(part.split('=', 1)[0] ?? ''));
  return own.length === 0 ? '' : `?${own.join('&')}`;
}

/** What the handlers may see of a request. */
export function incomingOf(request: NextRequest): Incoming {
  const { pathname, search: sent } = new URL(request.url);
  const search = ownSearch(sent);
  return {
    method: request.method,
    host: request.headers.get('host'),
    path: pathname,
    search,
    languageCookie: request.cookies.get('lang')?.value,
    acceptLanguage: request.headers.get('accept-language'),
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

/**
 * Headers of a request that would change a page which everyone then gets: the framework takes a nonce out of a policy
 * and writes it into the page, whose scripts no policy allows then; and its cookies of drafts, which this product does
 * not have, make it answer with cookies, files and calls too. They go no further. Undefined where there is none.
 */
function withoutStrange(headers: Headers): { readonly headers: Headers } | undefined {
  const strange = requestPolicies.filter((name) => headers.has(name));
  if (frameworkCookie.test(headers.get('cookie') ?? '')) strange.push('cookie');
  if (strange.length === 0) return undefined;
  const kept = new Headers(headers);
  for (const name of strange) kept.delete(name);
  return { headers: kept };
}

/** The answer of this very server to another path, which the visitor does not see. */
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
  { internal, status, personal, retryAfterSeconds }: Answer<'page'>,
  request: NextRequest,
): NextResponse {
  const response = rewritten(new URL(internal, request.url), request, status);
  // The framework writes its own `Vary` on pages, so it is this alone that keeps shared caches off.
  if (personal) response.headers.set('cache-control', notShared);
  if (retryAfterSeconds !== undefined) response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}

function answer(decision: Settled, request: NextRequest): NextResponse {
  if (decision.kind === 'plain') return plain(decision);
  if (decision.kind === 'redirect') return redirect(decision);
  if (decision.kind === 'api') return proxied(decision, request);
  return decision.kind === 'file' ? file(decision, request) : page(decision, request);
}

/**
 * A settled decision as an HTTP answer, with the headers that keep it safe. Internal targets are made of the decision's
 * path on this very server, never of a request header: `request.url` begins with the address that this process listens
 * on. It must be taken as it is (`skipProxyUrlNormalize`): the framework's `nextUrl` writes `localhost` for 127.0.0.1,
 * and a rewrite to another host than its own is proxied.
 */
export function respond(decision: Settled, request: NextRequest, world: World): NextResponse {
  const response = answer(decision, request);
  const headers = answerHeaders(decision, request.headers.get('host'), world);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
