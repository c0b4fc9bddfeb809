import { now } from '#src/kernel/date/clock.ts';
import type { Remaining } from './cache/kept-page.ts';
import { endingLife, notShared, secondsLeft } from './ends/ending-life.ts';
import type { Settled } from './settle.ts';

/** Browsers keep a 308 for good by default, but catalogues may move items again. */
const movedFor = 'public, max-age=300';

/** A settled decision of one kind. */
export type Answer<K extends Settled['kind']> = Extract<Settled, { kind: K }>;

/** An answer that needs no page: status, headers without those of every answer, and body. */
export interface DirectAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** The answer to a decision for which nothing has to be rendered or asked. */
export function directAnswer(decision: Answer<'plain' | 'redirect'>): DirectAnswer {
  return decision.kind === 'plain' ? plain(decision) : redirect(decision);
}

function plain({ status, text }: Answer<'plain'>): DirectAnswer {
  return {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    },
    body: `${text}\n`,
  };
}

function redirect({ status, location, varies, kept, until }: Answer<'redirect'>): DirectAnswer {
  const isKept = !varies && kept !== false;
  return {
    status,
    headers: {
      location,
      'cache-control': isKept ? endingLife(movedFor, until, now().getTime()) : notShared,
      ...(varies ? { vary: 'Cookie, Accept-Language' } : {}),
    },
    body: null,
  };
}

const sharedFor = ({ fresh, stale }: Remaining) =>
  `s-maxage=${Math.max(1, fresh)}, stale-while-revalidate=${stale}`;

/**
 * The headers of a page that depend on the decision, beside those of every answer; the one for our edge stands first, as
 * nginx needs it.
 */
export function pageHeaders({
  personal,
  edge,
  remaining,
  until,
  retryAfterSeconds,
  unindexed = false,
}: Answer<'page'>): Readonly<Record<string, string>> {
  const at = now().getTime();
  const left = until === undefined ? Number.POSITIVE_INFINITY : secondsLeft(until, at);
  return {
    // nginx believes these headers and removes them; other caches do not know them (deploy/README.md).
    ...(edge === undefined || left < 1 ? {} : { 'x-accel-expires': String(Math.min(edge.seconds, left)) }),
    // Next.js writes its own `Vary` on pages, so only this header keeps shared caches from storing the answer.
    ...(personal ? { 'cache-control': notShared } : {}),
    // Next.js would tell the page's whole lifetime however old it is, and a cache would keep it once more for that.
    ...(remaining === undefined || personal
      ? {}
      : { 'cache-control': endingLife(sharedFor(remaining), until, at) }),
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    ...(unindexed ? { 'x-robots-tag': 'noindex' } : {}),
  };
}
