import { LRUCache } from 'lru-cache';
import { fetchesAhead } from '#src/api/transport/budget.ts';
import { steadyNow } from '#src/kernel/date/clock.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { meters } from '#src/config/metrics.ts';
import { processWide } from '#src/config/process-wide.ts';
import type { CachedPage, HeldPage, NewPage, Remaining } from './cached-page.ts';
import { capsOf, type CacheCaps } from './cache-caps.ts';
import { pageCopies, type PageCopy } from './page-copy.ts';
import { PagePatterns } from './page-patterns.ts';
import {
  hasExpired,
  isDue,
  isNewer,
  isShareable,
  pathOfKey,
  remainingAt,
  staleAtOnce,
  toldModified,
} from './page-life.ts';
import { packedSize, packPage } from './packed-page.ts';
import { MemoryPageStore, type KeptPage, type PageStore } from './page-store.ts';
import { Renderings } from './renderings.ts';
import { Renewals, type GiveBack } from './renewals.ts';
import { noSharedPages, sharedPages, type SharedPages } from './shared-pages.ts';
import { heardUntilNow, isOldFrom, purgesIn, Staleness } from './staleness.ts';
import { TagNames } from './tag-names.ts';
import { UnpackedPages } from './unpacked-pages.ts';

/** A held page as a document. */
interface HeldDocument {
  readonly html: string;
  /** As Next.js gave them with the page, and its policy. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
}

/** A reference to the name of a tag, in bytes. */
const bytesOfTag = 8;

/**
 * The rendered pages of this process. Each page is kept once, compressed, in a store with limits; pages that are
 * requested again are also kept unpacked, and as answers that the server sends as they are, in separate parts. For every
 * request the cache can tell at once whether it holds a page.
 */
export class PageCache {
  readonly #store: PageStore;
  /** The newest key of each internal path: Next.js's keys have a prefix for the route. */
  readonly #held = new Map<string, HeldPage>();
  readonly #staleness = new Staleness();
  readonly #unpacked: UnpackedPages;
  readonly #copies: LRUCache<string, PageCopy>;
  readonly #patterns: PagePatterns;
  readonly #tagNames = new TagNames();
  readonly #renewals = new Renewals();
  readonly #renderings = new Renderings();
  readonly #shared: SharedPages;

  /**
   * @param storeFor makes the store; the store reports the keys of pages that leave it
   * @param shared pages of other processes of the same build
   */
  constructor(
    { unpacked, copies, patterns }: Pick<CacheCaps, 'unpacked' | 'copies' | 'patterns'>,
    storeFor: (dropped: (key: string) => void) => PageStore,
    shared: SharedPages = noSharedPages,
  ) {
    this.#shared = shared;
    this.#store = storeFor((key) => {
      this.#copies.delete(pathOfKey(key));
      this.#forget(key);
    });
    this.#patterns = new PagePatterns(patterns);
    this.#copies = pageCopies(copies);
    this.#unpacked = new UnpackedPages(unpacked);
  }

  /** The bytes of what is kept beside the store, by part. */
  get bytes(): Pick<CacheCaps, 'unpacked' | 'copies' | 'patterns'> {
    const [unpacked, copies] = [this.#unpacked.bytes, this.#copies.calculatedSize];
    return { unpacked, copies, patterns: this.#patterns.bytes };
  }

  /**
   * The page of a key, unpacked; it becomes the most recently used one. Undefined when the key is unknown. Next.js
   * renders a page that it finds stale again; while enough others are rendered, a stale page is given as fresh for another
   * second. Before anything is rendered, the page of another process is looked for. A prefetch gets a stale page
   * as it is: Next.js renders none for it.
   *
   * @param at in milliseconds of the steady clock
   */
  async get(key: string, at: number = steadyNow()): Promise<CachedPage | undefined> {
    const path = pathOfKey(key);
    let kept = await this.#store.get(key);
    if ((kept === undefined || !this.hasPath(path, at)) && (await this.#take(path, at)))
      kept = await this.#store.get(key);
    if (kept === undefined) {
      this.#renderings.begin(path, at);
      if (!fetchesAhead()) this.#renewals.waitedFor(key, at);
      return undefined;
    }
    let page = this.#pageOf(key, kept, at);
    const { value, lifetime } = page;
    if (!isDue(page.lastModified, page.lifetime, at) || fetchesAhead()) return page;
    if (!this.#renewals.begin(key, at))
      return { value, lastModified: at, lifetime: lifetime && { ...lifetime, revalidate: staleAtOnce } };
    const renewed = (await this.#take(path, at)) ? await this.#store.get(key) : undefined;
    if (renewed !== undefined) {
      page = this.#pageOf(key, renewed, at);
      // Another process may have rendered it before a purge that is known here.
      if (!isDue(page.lastModified, page.lifetime, at) || !this.#renewals.begin(key, at)) return page;
    }
    this.#renderings.begin(path, at);
    return page;
  }

  #pageOf(key: string, kept: KeptPage, at: number): CachedPage {
    const lifetime = kept.lifetime && this.#staleness.toldOf(pathOfKey(key), kept, kept.lifetime);
    const lastModified = toldModified(kept.lastModified, lifetime, at);
    return { value: this.#unpacked.of(key, kept.page), lastModified, lifetime };
  }

  /**
   * Whether there is a page of this internal path that may still be served: here, or else among the shared pages, from
   * where it is taken.
   *
   * @param at in milliseconds of the steady clock
   */
  async recall(path: string, at: number = steadyNow()): Promise<boolean> {
    if (this.hasPath(path, at)) return true;
    return (await this.#take(path, at)) && this.hasPath(path, at);
  }

  /** Takes a shared page, unless it is no newer than the one here, or may not be served any more. */
  async #take(path: string, at: number): Promise<boolean> {
    const found = await this.#shared.get(path);
    if (found === undefined || pathOfKey(found.key) !== path) return false;
    const { key, revision: _, purges: _none, ...page } = found;
    const { lastModified, lifetime } = page;
    if (!isNewer(lastModified, this.renderedAt(path))) return false;
    if (hasExpired(lastModified, lifetime?.expire, at)) return false;
    // As if it had been here when its catalogue was replaced, or it was purged.
    const kept = lifetime && isOldFrom(found, path) ? { ...lifetime, revalidate: staleAtOnce } : lifetime;
    const packed = this.#patterns.packed(path, page.page);
    return this.#keep(key, { ...page, page: packed, lifetime: kept, heard: heardUntilNow() });
  }

  /**
   * Whether the cache holds a page of this internal path that may still be served (takes microseconds; does not count
   * as use). After its `expire` Next.js renders a page before it answers, as for a page that is not in the cache.
   *
   * @param at in milliseconds of the steady clock
   */
  hasPath(path: string, at: number = steadyNow()): boolean {
    const held = this.#held.get(path);
    return held !== undefined && !hasExpired(held.lastModified, held.expire, at);
  }

  /**
   * For how many more whole seconds a held page is fresh, and for how many after that it may be given while it is rendered
   * again; undefined when it is not held or has no lifetime.
   *
   * @param at in milliseconds of the steady clock
   */
  remainingOf(path: string, at: number = steadyNow()): Remaining | undefined {
    const held = this.#held.get(path);
    return held && remainingAt(held, this.#staleness.isOld(path, held), at);
  }

  /**
   * The ready answer of a page that is held, or of the page that it replaced a moment ago; it counts as use of the page.
   * Undefined when there is none.
   */
  copyOf(path: string): PageCopy | undefined {
    const held = this.#held.get(path);
    if (held === undefined) return undefined;
    const copy = this.#copies.get(path);
    if (copy !== undefined) this.#store.touch(held.key);
    return copy;
  }

  /** Keeps the ready answer of a page, unless the page has left or been replaced since. */
  keepCopy(path: string, copy: PageCopy): void {
    if (this.#held.get(path)?.lastModified === copy.lastModified) this.#copies.set(path, copy);
  }

  /**
   * Whether the held page of a path should be rendered again; Next.js finds the same a moment later.
   *
   * @param at in milliseconds of the steady clock
   */
  isDue(path: string, at: number = steadyNow()): boolean {
    const held = this.#held.get(path);
    if (held === undefined || held.revalidate === undefined) return false;
    const { lastModified, revalidate, expire } = held;
    return isDue(lastModified, this.#staleness.toldOf(path, held, { revalidate, expire }), at);
  }

  /** When the held page of a path was rendered, in milliseconds of the steady clock; undefined when none is held. */
  renderedAt(path: string): number | undefined {
    return this.#held.get(path)?.lastModified;
  }

  /** The document of a held page as it is, stale or not; undefined when it left meanwhile. */
  async documentOf(path: string): Promise<HeldDocument | undefined> {
    const held = this.#held.get(path);
    const kept = held && (await this.#store.get(held.key));
    if (held === undefined || kept === undefined) return undefined;
    const { html, headers = {} } = this.#unpacked.of(held.key, kept.page);
    return { html, headers, lastModified: kept.lastModified };
  }

  /**
   * Takes the place for the one request that goes to Next.js so that it renders a stale page again.
   *
   * @param at in milliseconds of the steady clock
   * @returns how to give the place back; null when the page is being rendered already, or too many others are
   */
  reserveRenewal(path: string, at: number = steadyNow()): GiveBack | null {
    const held = this.#held.get(path);
    return held === undefined ? null : this.#renewals.reserve(held.key, at);
  }

  /**
   * Keeps a page, unless it does not fit into its part of the store. A page is as old as its rendering is: what was
   * purged or replaced meanwhile is not in it.
   */
  async set(key: string, { value, lastModified: at, lifetime, tags }: NewPage): Promise<void> {
    const path = pathOfKey(key);
    const { at: lastModified, revision, heard } = this.#renderings.end(path, at);
    const page = packPage(value, this.#patterns.of(path));
    this.#patterns.learn(path, page);
    const kept = { page, lastModified, lifetime, tags, heard };
    if (!(await this.#keep(key, kept))) return;
    if (!isShareable(lifetime)) return;
    this.#shared.set(path, {
      page,
      lastModified,
      lifetime,
      tags,
      key,
      revision,
      purges: purgesIn(path, kept),
    });
  }

  async #keep(key: string, kept: Omit<KeptPage, 'bytes'>): Promise<boolean> {
    const { page, lastModified, lifetime, heard } = kept;
    const tags = this.#tagNames.of(kept.tags);
    this.#renewals.end(key);
    this.#forget(key);
    const bytes = packedSize(page) + 4 * key.length + bytesOfTag * tags.length;
    if (!(await this.#store.set(key, { ...kept, tags, bytes }))) return false;
    const { revalidate, expire } = lifetime ?? {};
    this.#held.set(pathOfKey(key), { key, lastModified, revalidate, expire, tags, heard });
    return true;
  }

  /** Removes a page; an unknown key is no error. */
  async delete(key: string): Promise<void> {
    this.#renewals.end(key);
    this.#forget(key);
    this.#shared.delete(pathOfKey(key));
    await this.#store.delete(key);
  }

  /** Removes every page with a tag. */
  async deleteTagged(tag: string): Promise<void> {
    await this.#store.deleteTagged(tag);
  }

  /**
   * Makes every present page of a locale stale: Next.js still serves it and renders it again in the background.
   * This is used when a site's catalogue has been replaced. Only the page's `revalidate` gets shorter. Making the entry
   * older instead would take it past its `expire`, and then Next.js lets the visitor wait, or fails during an
   * outage.
   */
  markStale(locale: string): void {
    this.#staleness.replaced(locale);
  }

  #forget(key: string): void {
    this.#unpacked.delete(key);
    const path = pathOfKey(key);
    if (this.#held.get(path)?.key === key) this.#held.delete(path);
  }
}

/**
 * The page cache of this process, shared by middleware and framework. `PAGE_CACHE_MB` limits all its parts together.
 */
export function pageCache(): PageCache {
  return processWide('page-cache', () => {
    const caps = capsOf(webEnvironment().pageCacheBytes);
    let store: MemoryPageStore | undefined;
    const cache = new PageCache(
      caps,
      (dropped) => (store = new MemoryPageStore(caps, dropped)),
      sharedPages(),
    );
    meters().watchPages(() => ({ bytes: { ...store?.bytes, ...cache.bytes }, pages: store?.size ?? 0 }));
    return cache;
  });
}
