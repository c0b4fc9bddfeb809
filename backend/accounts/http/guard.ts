import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { HostContext } from '../context.ts';
import { expectedXsrf, siteOfOrigin } from './visitor.ts';
import type { BrowserCookies } from './visitor.ts';

/** What the origin of a request says about its right to change something. */
export type OriginVerdict = 'site' | 'own' | 'none' | 'foreign';

/**
 * Where a request comes from: `site`, a page of the client host (`own`), `none` (no `Origin`: a program, or a plain
 * visit), or `foreign`. The origin `null` of sandboxes and redirects is foreign.
 */
export function originOf(context: HostContext, request: FastifyRequest): OriginVerdict {
  const { origin } = request.headers;
  if (origin === undefined) return 'none';
  if (origin === context.origin) return 'own';
  return siteOfOrigin(context, origin) === null ? 'foreign' : 'site';
}

/**
 * Double submit (D24, R256): the sent token (`X-XSRF-TOKEN`, or a field of the form) equals the value of the only XSRF
 * cookie, and both are derived from this browser's secret.
 */
export function xsrfHolds(cookies: BrowserCookies, sent: unknown): boolean {
  const expected = expectedXsrf(cookies);
  const [cookie, ...more] = cookies.xsrf;
  return expected !== null && more.length === 0 && equal(sent, expected) && equal(cookie, expected);
}

function equal(value: unknown, expected: string): boolean {
  if (typeof value !== 'string') return false;
  const [given, wanted] = [Buffer.from(value), Buffer.from(expected)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * The bearer token of a request: undefined without an `Authorization` header, null when the header has no bearer token.
 */
export function bearerOf(request: FastifyRequest): string | null | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1] ?? null;
}
