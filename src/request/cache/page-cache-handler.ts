import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { gapTag } from '#src/api/marks/gap-tag.ts';
import { steadyNow } from '#src/kernel/date/clock.ts';
import { hideFromRobots, protectPage } from '../safety/page-entry.ts';
import { isPageValue } from '../page-value.ts';
import { pageCache } from './page-cache.ts';
import { pathOfKey } from './page-life.ts';
import type { PageLifetime } from './page-store.ts';

/** The facts about its build that Next.js gives to a handler. */
interface BuildFacts {
  /** Absolute path of the build's server folder, `.next/server`. */
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

/** After this many kept pages the handler empties Next.js's own notes about them. */
const emptyAfter = 10_000;

/**
 * Next.js's notes of lifetimes: it remembers the lifetime of every address it ever kept and never removes one.
 */
const lifetimeNotes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });
let kept = 0;

/** The header in which Next.js passes a page's cache tags; this is not documented. */
const tagsHeader = 'x-next-cache-tags';

function tagsOf(headers: Readonly<Record<string, unknown>> | undefined): string[] {
  const named = headers?.[tagsHeader];
  return typeof named === 'string' ? named.split(',') : [];
}

/**
 * Next.js's `cacheHandler`: puts every page into the one bounded {@link pageCache}. It reads only its arguments
 * and the build's manifest. A page that cannot be kept is rendered again on the next request; values other than pages
 * are not kept. Before a page is kept, it gets its content security policy.
 */
export default class PageCacheHandler {
  readonly #serverFolder: string;

  constructor({ serverDistDir = '.next/server' }: BuildFacts = {}) {
    this.#serverFolder = serverDistDir;
  }

  /** The entry of a key, or null. The key is opaque. */
  async get(key: string): Promise<Found | null> {
    const page = await pageCache().get(key);
    if (!page) return null;
    return { lastModified: page.lastModified, value: page.value, cacheControl: page.lifetime };
  }

  /** Keeps a rendered page with its lifetime; null or a value other than a page removes the entry. */
  async set(key: string, value: unknown, context: SetContext): Promise<void> {
    protectPage(pathOfKey(key), value, this.#serverFolder);
    if (!isPageValue(value)) {
      await pageCache().delete(key);
      return;
    }
    const tags = tagsOf(value.headers);
    if (tags.includes(gapTag)) hideFromRobots(value);
    await pageCache().set(key, {
      value,
      lastModified: steadyNow(),
      lifetime: context.cacheControl,
      tags,
    });
    kept += 1;
    // Each entry has its own lifetime, so nothing is lost.
    if (kept % emptyAfter === 0) lifetimeNotes.clear();
  }

  /** Removes the pages with a tag. For a replaced catalogue this is not used: its pages become stale (`markStale`). */
  async revalidateTag(tags: string | readonly string[]): Promise<void> {
    for (const tag of [tags].flat()) await pageCache().deleteTagged(tag);
  }

  /** The handler keeps nothing per request. */
  resetRequestCache(): void {}
}
