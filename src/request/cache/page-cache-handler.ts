import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { protectPage } from '../safety/page-entry.ts';
import { isPageValue } from '../page-value.ts';
import { pageCache, pathOfKey } from './page-cache.ts';
import type { PageLifetime } from './page-store.ts';

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

/** The header in which the framework hands over a page's cache tags; it is documented nowhere. */
const tagsHeader = 'x-next-cache-tags';

function tagsOf(headers: Readonly<Record<string, unknown>> | undefined): string[] {
  const named = headers?.[tagsHeader];
  return typeof named === 'string' ? named.split(',') : [];
}

/**
 * The framework's `cacheHandler`: every page goes into the one bounded {@link pageCache}. It reads nothing but its
 * arguments and the build's manifest: a page that cannot be kept is rendered again, and so is what is no page. On the
 * way in a page gets its content security policy.
 */
export default class PageCacheHandler {
  readonly #serverFolder: string;

  constructor({ serverDistDir = '.next/server' }: BuildFacts = {}) {
    this.#serverFolder = serverDistDir;
  }

  /** The entry of an opaque key, or null. */
  async get(key: string): Promise<Found | null> {
    const page = await pageCache().get(key);
    if (!page) return null;
    return { lastModified: page.lastModified, value: page.value, cacheControl: page.lifetime };
  }

  /** Keeps a rendered page with its lifetime; null forgets it. */
  async set(key: string, value: unknown, context: SetContext): Promise<void> {
    protectPage(pathOfKey(key), value, this.#serverFolder);
    if (!isPageValue(value)) {
      await pageCache().delete(key);
      return;
    }
    const tags = tagsOf(value.headers);
    await pageCache().set(key, { value, lastModified: Date.now(), lifetime: context.cacheControl, tags });
    kept += 1;
    // Each entry brings its own lifetime along, so nothing is lost.
    if (kept % emptyAfter === 0) lifetimeNotes.clear();
  }

  /** Forgets the pages with a tag. A replaced catalogue is no such case: its pages become stale (`markStale`). */
  async revalidateTag(tags: string | readonly string[]): Promise<void> {
    for (const tag of [tags].flat()) await pageCache().deleteTagged(tag);
  }

  /** Nothing is kept per request. */
  resetRequestCache(): void {}
}
