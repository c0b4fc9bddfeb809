import type { HeldPage, Remaining } from './cached-page.ts';
import type { PageLifetime } from './page-store.ts';

/** Lifetime in seconds after which the next request renders a page again: the minimum that Next.js accepts. */
export const staleAtOnce = 1;

/** Whether a page may not be served any more: Next.js renders it before it answers. */
export function hasExpired(lastModified: number, expire: number | undefined, at: number): boolean {
  return expire !== undefined && at - lastModified >= expire * 1_000;
}

/** A page that is ahead of the clock by more than this, in milliseconds, is from the future. */
const aheadMs = 1_000;

/** Whether a page says that it was rendered later than now, so that nobody knows its age: it is due. */
export function isFromFuture(lastModified: number, at: number): boolean {
  return lastModified - at > aheadMs;
}

/** The instant that Next.js is told: by it, a page from the future is stale and not expired. */
export function toldModified(lastModified: number, lifetime: PageLifetime | undefined, at: number): number {
  if (!isFromFuture(lastModified, at) || typeof lifetime?.revalidate !== 'number') return lastModified;
  return at - lifetime.revalidate * 1_000 - 1;
}

/** Whether Next.js would render the page again behind the visitor's back: it is stale, and has not expired. */
export function isDue(lastModified: number, lifetime: PageLifetime | undefined, at: number): boolean {
  if (lifetime === undefined || lifetime.revalidate === false) return false;
  const { revalidate, expire } = lifetime;
  if (isFromFuture(lastModified, at)) return true;
  if (lastModified + revalidate * 1_000 >= at) return false;
  return expire === undefined || lastModified + expire * 1_000 >= at;
}

/** What remains of the life of a page, if it has one; nothing of it is left to an old one, or one from the future. */
export function remainingAt(
  { lastModified, revalidate, expire }: Pick<HeldPage, 'lastModified' | 'revalidate' | 'expire'>,
  isOld: boolean,
  at: number,
): Remaining | undefined {
  if (typeof revalidate !== 'number' || expire === undefined) return undefined;
  const age = Math.max(0, at - lastModified) / 1_000;
  const isFresh = !isOld && !isFromFuture(lastModified, at);
  const fresh = isFresh ? Math.max(0, Math.floor(revalidate - age)) : 0;
  return { fresh, stale: Math.max(0, Math.floor(expire - age) - fresh) };
}

/** The age of a shared page is known no better than this, in milliseconds: a process that is busy writes it late. */
const writtenLateMs = 1_000;

/** Whether a shared page is newer than the one that is here, and not that one. */
export function isNewer(lastModified: number, here: number | undefined): boolean {
  return here === undefined || lastModified - here >= writtenLateMs;
}

/** Pages with everything in them are fresh for at least this long, in seconds (`cacheProfiles`). */
const wholeFor = 60;

/**
 * Whether other processes should have the page. One that lives less long has a hole in it, or is an older one that
 * Next.js put back after a rendering that failed: it must not replace what another process could render.
 */
export function isShareable(lifetime: PageLifetime | undefined): boolean {
  if (lifetime?.expire === undefined || lifetime.revalidate === false) return false;
  return lifetime.revalidate >= wholeFor;
}

/**
 * The internal path in a key of Next.js (`/route-cache/APP_PAGE/{hash}/$/fr-FR/…`); any other key is a path
 * already.
 */
export function pathOfKey(key: string): string {
  const mark = key.indexOf('/$/');
  return mark < 0 ? key : key.slice(mark + 2);
}

/** The locale with which an internal path begins. */
export function localeOfPath(path: string): string {
  const end = path.indexOf('/', 1);
  return end < 0 ? path.slice(1) : path.slice(1, end);
}
