import type { PageLifetime } from './page-store.ts';

/** Lifetime in seconds after which the next request renders a page again: the minimum that the framework accepts. */
export const staleAtOnce = 1;

/** Whether a page may not be served any more: the framework renders it before it answers. */
export function hasExpired(lastModified: number, expire: number | undefined, at: number): boolean {
  return expire !== undefined && at - lastModified >= expire * 1_000;
}

/** Whether the framework would render the page again behind the visitor's back: it is stale, and has not expired. */
export function isDue(lastModified: number, { revalidate, expire }: PageLifetime, at: number): boolean {
  if (revalidate === false || lastModified + revalidate * 1_000 >= at) return false;
  return expire === undefined || lastModified + expire * 1_000 >= at;
}

/** Pages with everything in them are fresh for at least this long, in seconds (`cacheProfiles`). */
const wholeFor = 60;

/**
 * Whether other processes should have the page. One that lives less long has a hole in it, or is an older one that the
 * framework put back after a rendering that failed: it must not replace what another process could render.
 */
export function isShareable(lifetime: PageLifetime | undefined): boolean {
  if (lifetime?.expire === undefined || lifetime.revalidate === false) return false;
  return lifetime.revalidate >= wholeFor;
}

/**
 * The internal path in a key of the framework (`/route-cache/APP_PAGE/{hash}/$/fr-FR/…`); any other key is a path
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
