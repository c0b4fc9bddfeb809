import { NextResponse, type NextRequest } from 'next/server';
import type { Incoming } from './decision.ts';
import type { Settled } from './settle.ts';

const notShared = 'private, no-cache';
/** A 308 is kept for good unless told otherwise, but catalogues move items again. */
const movedFor = 'public, max-age=300';

/** What the handlers may see of a request. */
export function incomingOf(request: NextRequest): Incoming {
  const { pathname, search } = new URL(request.url);
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

/**
 * A settled decision as an HTTP answer. Internal targets are made of the decision's path on this very server, never
 * of a request header.
 */
export function respond(decision: Settled, request: NextRequest): NextResponse {
  switch (decision.kind) {
    case 'plain':
      return new NextResponse(`${decision.text}\n`, {
        status: decision.status,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          ...(decision.status === 405 ? { allow: 'GET, HEAD' } : {}),
        },
      });
    case 'redirect': {
      const headers: Record<string, string> = { location: decision.location };
      headers['cache-control'] = decision.varies ? notShared : movedFor;
      if (decision.varies) {
        headers.vary = 'Cookie, Accept-Language';
      }
      return new NextResponse(null, { status: decision.status, headers });
    }
    case 'api': {
      const target = request.nextUrl.clone();
      target.pathname = `/passage/${decision.site}/${decision.language}${decision.path}`;
      return NextResponse.rewrite(target);
    }
    case 'page': {
      const target = request.nextUrl.clone();
      target.pathname = decision.internal;
      target.search = '';
      const response =
        decision.status === 200
          ? NextResponse.rewrite(target)
          : NextResponse.rewrite(target, { status: decision.status });
      if (decision.personal) {
        response.headers.set('cache-control', notShared);
        response.headers.set('vary', 'Cookie, Accept-Language');
      }
      if (decision.retryAfterSeconds !== undefined)
        response.headers.set('retry-after', String(decision.retryAfterSeconds));
      return response;
    }
  }
}
