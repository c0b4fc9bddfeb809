import { LRUCache } from 'lru-cache';
import { webEnvironment } from '#src/config/environment.ts';
import { processWide } from '#src/config/process-wide.ts';
import { packedSize, packPage, unpackedSize, unpackPage, type PackedPage } from './packed-page.ts';
import type { PageValue } from '../page-value.ts';
import { MemoryPageStore, type PageLifetime, type PageStore, type StoreCaps } from './page-store.ts';

/** Lifetime in seconds after which a page is rendered anew on the next request: the least that the framework takes. */
const staleAtOnce = 1;

/** A page as the framework asks for it. */
export interface CachedPage {
  readonly value: PageValue;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  readonly lifetime: PageLifetime | undefined;
}

/** A page to be kept. */
export interface NewPage extends CachedPage {
  readonly tags: readonly string[];
}

/** What is known at once of a page that is held. */
interface Held {
  readonly key: string;
  readonly lastModified: number;
  /** Seconds. */
  readonly expire: number | undefined;
}

/** A page that lies unpacked, with what it was unpacked from: another copy may have taken that one's place. */
interface Unpacked {
  readonly from: PackedPage;
  readonly value: PageValue;
  readonly bytes: number;
}

/** Caps in bytes: of the store's parts, and of pages that lie unpacked beside it. */
export interface CacheCaps extends StoreCaps {
  readonly unpacked: number;
}

/**
 * The rendered pages of this process: each once, compressed, in a store with caps; those that are asked for again lie
 * unpacked as well, in a part of their own. What is held can be told at once, for every request.
 */
export class PageCache {
  readonly #store: PageStore;
  /** By internal path, the newest key each: the framework's keys are prefixed by route. */
  readonly #held = new Map<string, Held>();
  readonly #staleSince = new Map<string, number>();
  readonly #unpacked: LRUCache<string, Unpacked>;

  /** @param storeFor makes the store; it tells which pages leave it */
  constructor(unpackedBytes: number, storeFor: (dropped: (key: string) => void) => PageStore) {
    this.#store = storeFor((key) => this.#forget(key));
    this.#unpacked = new LRUCache({
      maxSize: Math.max(1, Math.floor(unpackedBytes)),
      sizeCalculation: ({ bytes }) => bytes,
    });
  }

  /** Bytes of the pages that lie unpacked now. */
  get unpackedBytes(): number {
    return this.#unpacked.calculatedSize;
  }

  /** The page of a key, unpacked, which becomes the most recently used; undefined when unknown. */
  async get(key: string): Promise<CachedPage | undefined> {
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
    return {
      value: ready.value,
      lastModified,
      lifetime: isStale ? { ...lifetime, revalidate: staleAtOnce } : lifetime,
    };
  }

  /**
   * Whether a page of this internal path is held and may still be served (microseconds; it does not touch the order).
   * Past its `expire` the framework renders it anew before it answers, which is what a cold page needs.
   *
   * @param at milliseconds since 1970
   */
  hasPath(path: string, at: number = Date.now()): boolean {
    const held = this.#held.get(path);
    if (!held) return false;
    return held.expire === undefined || at - held.lastModified < held.expire * 1_000;
  }

  /** Keeps a page; one that its part has no room for is not kept. */
  async set(key: string, { value, lastModified, lifetime, tags }: NewPage): Promise<void> {
    const page = packPage(value);
    const bytes = packedSize(page) + 4 * key.length;
    this.#forget(key);
    if (!(await this.#store.set(key, { page, lastModified, lifetime, tags, bytes }))) return;
    this.#held.set(pathOfKey(key), { key, lastModified, expire: lifetime?.expire });
  }

  /** Forgets a page; an unknown key is no error. */
  async delete(key: string): Promise<void> {
    this.#forget(key);
    await this.#store.delete(key);
  }

  /** Forgets every page that was marked with a tag. */
  async deleteTagged(tag: string): Promise<void> {
    await this.#store.deleteTagged(tag);
  }

  /**
   * Makes every present page of a locale stale: it is still served, and rendered anew behind the visitor's back.
   * Used when a site's catalogue has been replaced. Only its `revalidate` shrinks; to age the entry itself would take
   * it past its `expire`, and then the framework makes the visitor wait, or fails during an outage.
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

/** The internal path in a key of the framework (`/route-cache/APP_PAGE/{hash}/$/fr-FR/…`); other keys are paths. */
export function pathOfKey(key: string): string {
  const mark = key.indexOf('/$/');
  return mark < 0 ? key : key.slice(mark + 2);
}

function localeOfPath(path: string): string {
  const end = path.indexOf('/', 1);
  return end < 0 ? path.slice(1) : path.slice(1, end);
}

/** Shares of the cap: pages of days without showtimes have a twentieth (D43), unpacked ones a quarter. */
export function capsOf(bytes: number): CacheCaps {
  const emptyDays = Math.floor(bytes / 20);
  const unpacked = Math.floor(bytes / 4);
  return { emptyDays, unpacked, pages: bytes - emptyDays - unpacked };
}

/** The page cache of this process, shared by middleware and framework. `PAGE_CACHE_MB` is its cap, for all its parts. */
export function pageCache(): PageCache {
  return processWide('page-cache', () => {
    const caps = capsOf(webEnvironment().pageCacheBytes);
    return new PageCache(caps.unpacked, (dropped) => new MemoryPageStore(caps, dropped));
  });
}
