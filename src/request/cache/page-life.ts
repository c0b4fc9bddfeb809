import type { KeptPage, PageLifetime, Remaining } from './kept-page.ts';

/** What the age of a page depends on. */
type Aged = Pick<KeptPage, 'lastModified' | 'lifetime'>;

/** A page that is ahead of the clock by more than this, in milliseconds, is from the future. */
const aheadMs = 1_000;

/** Whether a page says that it was rendered later than now, so that nobody knows its age: it is due. */
function isFromFuture(lastModified: number, at: number): boolean {
  return lastModified - at > aheadMs;
}

/** Whether a page may not be served any more: it is rendered before it is. */
export function hasExpired({ lastModified, lifetime }: Aged, at: number): boolean {
  const expire = lifetime?.expire;
  return expire !== undefined && at - lastModified >= expire * 1_000;
}

/** Whether a page is older than its lifetime says that it is fresh. */
export function isStale({ lastModified, lifetime }: Aged, at: number): boolean {
  if (lifetime === undefined || lifetime.revalidate === false) return false;
  return isFromFuture(lastModified, at) || lastModified + lifetime.revalidate * 1_000 < at;
}

/** What remains of the life of a page, if it has one; nothing of it is left to an old one, or one from the future. */
export function remainingAt(
  { lastModified, lifetime }: Aged,
  isOld: boolean,
  at: number,
): Remaining | undefined {
  if (typeof lifetime?.revalidate !== 'number' || lifetime.expire === undefined) return undefined;
  const { revalidate, expire } = lifetime;
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
 * Whether other processes should have the page. One that lives less long has a hole in it: it must not replace what another
 * process could render.
 */
export function isShareable(lifetime: PageLifetime | undefined): boolean {
  if (lifetime?.expire === undefined || lifetime.revalidate === false) return false;
  return lifetime.revalidate >= wholeFor;
}

/** The locale with which an internal path begins. */
export function localeOfPath(path: string): string {
  const end = path.indexOf('/', 1);
  return end < 0 ? path.slice(1) : path.slice(1, end);
}
