import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AccountContext } from '../context.ts';
import { expectedXsrf, siteOfOrigin } from './visitor.ts';
import type { BrowserCookies } from './visitor.ts';

/** Whether a request may change something here as far as its origin goes. */
export type OriginVerdict = 'site' | 'own' | 'none' | 'foreign';

/**
 * Where a request comes from: one of the sites, a page of the client host, nowhere (no `Origin`: a program, or a
 * plain visit), or elsewhere. `null`, as sandboxes and redirects send it, is elsewhere.
 */
export function originOf(context: AccountContext, request: FastifyRequest): OriginVerdict {
  const { origin } = request.headers;
  if (origin === undefined) return 'none';
  if (origin === context.origin) return 'own';
  return siteOfOrigin(context, origin) === null ? 'foreign' : 'site';
}

/**
 * Double submit (D24, R256): the token that was sent (`X-XSRF-TOKEN`, or a form's field) is the one in the one
 * XSRF cookie, and both are what this very browser's secret makes.
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

/** The bearer token of a request: undefined without an `Authorization` header, null where it holds none. */
export function bearerOf(request: FastifyRequest): string | null | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1] ?? null;
}
