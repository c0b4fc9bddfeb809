import type { NextRequest } from 'next/server';
import { passOn } from '#src/api/proxy/api-proxy.ts';
import { captchaHeader } from '#src/contract/client/captcha-challenge/proof.ts';
import { isLanguage, isSiteId } from '#src/sites/registry.ts';

/** The parameters in the middleware's rewrite. */
interface ProxyContext {
  readonly params: Promise<{
    readonly site: string;
    readonly language: string;
    readonly path: readonly string[];
  }>;
}

/**
 * `/api/…` of a site: the middleware rewrites the request to this route, with the site and the language. GET and HEAD
 * only: for any other method the middleware answers 405, and Next.js would too.
 */
export async function GET(request: NextRequest, { params }: ProxyContext): Promise<Response> {
  const { site, language } = await params;
  const { pathname, searchParams } = request.nextUrl;
  const start = pathname.indexOf('/api/');
  if (!isSiteId(site) || !isLanguage(language) || start < 0) return new Response(null, { status: 404 });
  return passOn({
    site,
    language,
    path: pathname.slice(start),
    query: searchParams,
    ifNoneMatch: request.headers.get('if-none-match'),
    captcha: request.headers.get(captchaHeader),
    forwardedFor: request.headers.get('x-forwarded-for'),
  });
}
