import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { protectPage } from '../safety/page-entry.ts';
import { bytesOf, pageCache, pathOfKey, type PageLifetime } from './page-cache.ts';

/** What the framework tells a handler of its build. */
interface BuildFacts {
  /** Absolute folder of the build's server part, `.next/server`. */
  readonly serverDistDir?: string;
}

interface SetContext {
  readonly cacheControl?: PageLifetime;
  readonly fetchCache?: boolean;
}

interface Found {
  readonly lastModified: number;
  readonly value: unknown;
  readonly cacheControl: PageLifetime | undefined;
}

/** After this many kept pages the framework's own notes about them are emptied. */
const emptyAfter = 10_000;

/** The framework remembers the lifetime of every address it ever kept, without end. */
const lifetimeNotes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });
let kept = 0;

/**
 * The framework's `cacheHandler`: every page entry goes into the one bounded {@link pageCache}. It reads nothing but
 * its arguments and the build's manifest: a page that cannot be kept is rendered again. On the way in a page gets its
 * content security policy.
 */
export default class PageCacheHandler {
  readonly #serverFolder: string;

  constructor({ serverDistDir = '.next/server' }: BuildFacts = {}) {
    this.#serverFolder = serverDistDir;
  }

  /** The entry of an opaque key, or null. */
  get(key: string): Promise<Found | null> {
    const entry = pageCache().get(key);
    if (!entry) return Promise.resolve(null);
    return Promise.resolve({
      lastModified: entry.lastModified,
      value: entry.value,
      cacheControl: entry.lifetime,
    });
  }

  /** Keeps a rendered page with its lifetime; null forgets it. */
  set(key: string, value: unknown, context: SetContext): Promise<void> {
    if (value === null || value === undefined) pageCache().delete(key);
    else {
      protectPage(pathOfKey(key), value, this.#serverFolder);
      pageCache().set(key, {
        value,
        lastModified: Date.now(),
        lifetime: context.cacheControl,
        bytes: key.length + bytesOf(value),
      });
      kept += 1;
      // Each entry brings its own lifetime along, so nothing is lost.
      if (kept % emptyAfter === 0) lifetimeNotes.clear();
    }
    return Promise.resolve();
  }

  /** Tags are not used for pages: a replaced catalogue makes the pages of its locales stale (`markStale`). */
  revalidateTag(): Promise<void> {
    return Promise.resolve();
  }

  /** Nothing is kept per request. */
  resetRequestCache(): void {}
}
