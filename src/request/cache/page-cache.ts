import { LRUCache } from 'lru-cache';
import { webEnvironment } from '#src/config/environment.ts';
import { processWide } from '#src/config/process-wide.ts';
import { packedSize, packPage, unpackedSize, unpackPage, type PackedPage } from './packed-page.ts';
import type { PageValue } from '../page-value.ts';
import { MemoryPageStore, type PageLifetime, type PageStore, type StoreCaps } from './page-store.ts';
import { Renewals } from './renewals.ts';

/** Lifetime in seconds after which the next request renders a page again: the minimum that the framework accepts. */
const staleAtOnce = 1;

/** A page as the framework expects it. */
export interface CachedPage {
  readonly value: PageValue;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  readonly lifetime: PageLifetime | undefined;
}

/** A page to keep. */
export interface NewPage extends CachedPage {
  readonly tags: readonly string[];
}

/** Facts about a held page that are available at once. */
interface Held {
  readonly key: string;
  readonly lastModified: number;
  /** In seconds. */
  readonly revalidate: number | false | undefined;
  /** In seconds. */
  readonly expire: number | undefined;
}

/** An unpacked page, with the packed page that it came from: the store may hold another copy by now. */
interface Unpacked {
  readonly from: PackedPage;
  readonly value: PageValue;
  readonly bytes: number;
}

/** Limits in bytes: of the store's parts, and of the unpacked pages beside it. */
export interface CacheCaps extends StoreCaps {
  readonly unpacked: number;
}

/**
 * The rendered pages of this process. Each page is kept once, compressed, in a store with limits; pages that are
 * requested again are also kept unpacked, in a separate part. For every request the cache can tell at once whether it
 * holds a page.
 */
export class PageCache {
  readonly #store: PageStore;
  /** The newest key of each internal path: the framework's keys have a prefix for the route. */
  readonly #held = new Map<string, Held>();
  readonly #staleSince = new Map<string, number>();
  readonly #unpacked: LRUCache<string, Unpacked>;
  readonly #renewals = new Renewals();

  /** @param storeFor makes the store; the store reports the keys of pages that leave it */
  constructor(unpackedBytes: number, storeFor: (dropped: (key: string) => void) => PageStore) {
    this.#store = storeFor((key) => this.#forget(key));
    this.#unpacked = new LRUCache({
      maxSize: Math.max(1, Math.floor(unpackedBytes)),
      sizeCalculation: ({ bytes }) => bytes,
    });
  }

  /** The bytes of all pages that are kept unpacked now. */
  get unpackedBytes(): number {
    return this.#unpacked.calculatedSize;
  }

  /**
   * The page of a key, unpacked; it becomes the most recently used one. Undefined when the key is unknown. The framework
   * renders a page again when it finds it stale; while enough others are being rendered, a stale page is given as fresh
   * for another second.
   *
   * @param at milliseconds since 1970
   */
  async get(key: string, at: number = Date.now()): Promise<CachedPage | undefined> {
    const kept = await this.#store.get(key);
    if (!kept) return undefined;
    const { page, lastModified, lifetime } = kept;
    let ready = this.#unpacked.get(key);
    if (ready?.from !== page) {
      ready = { from: page, value: unpackPage(page), bytes: unpackedSize(page) };
      this.#unpacked.set(key, ready);
    }
    const staleSince = this.#staleSince.get(localeOfPath(pathOfKey(key)));
    const isStale = staleSince !== undefined && lastModified < staleSince && lifetime !== undefined;
    const { value } = ready;
    const told = isStale ? { ...lifetime, revalidate: staleAtOnce } : lifetime;
    if (told === undefined || !isDue(lastModified, told, at) || this.#renewals.begin(key, at))
      return { value, lastModified, lifetime: told };
    return { value, lastModified: at, lifetime: { ...told, revalidate: staleAtOnce } };
  }

  /**
   * Whether the cache holds a page of this internal path that may still be served (takes microseconds; does not count
   * as use). After its `expire` the framework renders a page before it answers, as for a page that is not in the cache.
   *
   * @param at milliseconds since 1970
   */
  hasPath(path: string, at: number = Date.now()): boolean {
    const held = this.#held.get(path);
    if (!held) return false;
    return held.expire === undefined || at - held.lastModified < held.expire * 1_000;
  }

  /**
   * For how many more whole seconds a held page is fresh; 0 when it is stale, is not held or has no lifetime.
   *
   * @param at milliseconds since 1970
   */
  freshSeconds(path: string, at: number = Date.now()): number {
    const held = this.#held.get(path);
    if (held === undefined || typeof held.revalidate !== 'number') return 0;
    const staleSince = this.#staleSince.get(localeOfPath(path)) ?? 0;
    const age = (at - held.lastModified) / 1_000;
    return held.lastModified < staleSince ? 0 : Math.max(0, Math.floor(held.revalidate - age));
  }

  /** Keeps a page, unless it does not fit into its part of the store. */
  async set(key: string, { value, lastModified, lifetime, tags }: NewPage): Promise<void> {
    this.#renewals.end(key);
    const page = packPage(value);
    const bytes = packedSize(page) + 4 * key.length;
    this.#forget(key);
    if (!(await this.#store.set(key, { page, lastModified, lifetime, tags, bytes }))) return;
    this.#held.set(pathOfKey(key), {
      key,
      lastModified,
      revalidate: lifetime?.revalidate,
      expire: lifetime?.expire,
    });
  }

  /** Removes a page; an unknown key is no error. */
  async delete(key: string): Promise<void> {
    this.#renewals.end(key);
    this.#forget(key);
    await this.#store.delete(key);
  }

  /** Removes every page with a tag. */
  async deleteTagged(tag: string): Promise<void> {
    await this.#store.deleteTagged(tag);
  }

  /**
   * Makes every present page of a locale stale: the framework still serves it and renders it again in the background.
   * This is used when a site's catalogue has been replaced. Only the page's `revalidate` gets shorter. Making the entry
   * older instead would take it past its `expire`, and then the framework lets the visitor wait, or fails during an
   * outage.
   *
   * @param at milliseconds since 1970
   */
  markStale(locale: string, at: number): void {
    this.#staleSince.set(locale, at);
  }

  #forget(key: string): void {
    this.#unpacked.delete(key);
    const path = pathOfKey(key);
    if (this.#held.get(path)?.key === key) this.#held.delete(path);
  }
}

/** Whether the framework would render the page again behind the visitor's back: it is stale, and has not expired. */
function isDue(lastModified: number, { revalidate, expire }: PageLifetime, at: number): boolean {
  if (revalidate === false || lastModified + revalidate * 1_000 >= at) return false;
  return expire === undefined || lastModified + expire * 1_000 >= at;
}

/**
 * The internal path in a key of the framework (`/route-cache/APP_PAGE/{hash}/$/fr-FR/…`); any other key is a path
 * already.
 */
export function pathOfKey(key: string): string {
  const mark = key.indexOf('/$/');
  return mark < 0 ? key : key.slice(mark + 2);
}

function localeOfPath(path: string): string {
  const end = path.indexOf('/', 1);
  return end < 0 ? path.slice(1) : path.slice(1, end);
}

/** Divides the limit: pages of days without showtimes get a twentieth (D43), unpacked pages a quarter. */
export function capsOf(bytes: number): CacheCaps {
  const emptyDays = Math.floor(bytes / 20);
  const unpacked = Math.floor(bytes / 4);
  return { emptyDays, unpacked, pages: bytes - emptyDays - unpacked };
}

/**
 * The page cache of this process, shared by middleware and framework. `PAGE_CACHE_MB` limits all its parts together.
 */
export function pageCache(): PageCache {
  return processWide('page-cache', () => {
    const caps = capsOf(webEnvironment().pageCacheBytes);
    return new PageCache(caps.unpacked, (dropped) => new MemoryPageStore(caps, dropped));
  });
}
