import { LRUCache } from 'lru-cache';
import { emptyDayTag } from '#src/api/marks/empty-day-tag.ts';
import { meters } from '#src/config/metrics.ts';
import type { PackedPage } from './packed-page.ts';

/** How long a page is fresh and how long it may be served at all, in seconds. */
export interface PageLifetime {
  readonly revalidate: number | false;
  readonly expire?: number | undefined;
}

/** A rendered page in the store. */
export interface KeptPage {
  readonly page: PackedPage;
  /** In milliseconds of the steady clock (`src/kernel/date/clock.ts`). */
  readonly lastModified: number;
  readonly lifetime: PageLifetime | undefined;
  /** The cache tags that the page got while it was rendered (`cacheTag`). */
  readonly tags: readonly string[];
  /** How many purges and replaced catalogues the process had heard of when the rendering began. */
  readonly heard: number;
  /** The total number of bytes that the page takes in the store. */
  readonly bytes: number;
}

/**
 * Stores rendered pages: in the memory of the process, or, with the same methods, in a store that several processes
 * share.
 */
export interface PageStore {
  get(key: string): Promise<KeptPage | undefined>;
  /** The page of this key is being used, though nobody reads it here. */
  touch(key: string): void;
  /**
   * @returns whether the page is kept: a page larger than its part's limit is not, and its older copy is removed too
   */
  set(key: string, page: KeptPage): Promise<boolean>;
  /** Removes a page; an unknown key is no error. */
  delete(key: string): Promise<void>;
  /** Removes every page with a tag. */
  deleteTagged(tag: string): Promise<void>;
}

/** Limits of the store's parts, in bytes. */
export interface StoreCaps {
  readonly pages: number;
  /**
   * For pages of days without showtimes (D43): one may exist for every day and item, and they must not push out other
   * pages.
   */
  readonly emptyDays: number;
}

/**
 * The store in the memory of this process: it removes the least recently used page first, and has two parts, each with
 * a limit in bytes.
 *
 * Next.js's own store writes every address to disk without a limit (5,000 random slugs: 240 MB, measured); this
 * store never exceeds its limits, whatever addresses visitors invent.
 */
export class MemoryPageStore implements PageStore {
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #emptyDays: LRUCache<string, KeptPage>;

  /** @param dropped is called with the key of every page that leaves the store, for any reason */
  constructor(caps: StoreCaps, dropped: (key: string) => void = () => {}) {
    const part = (name: keyof StoreCaps) => {
      if (!(caps[name] >= 1))
        throw new RangeError(`page cache: expected at least a byte for ${name}, got ${caps[name]}`);
      return new LRUCache<string, KeptPage>({
        maxSize: Math.floor(caps[name]),
        sizeCalculation: ({ bytes }) => bytes,
        dispose: (_page, key, reason) => {
          if (reason === 'evict') meters().pageEvicted();
          if (reason !== 'set') dropped(key);
        },
      });
    };
    this.#pages = part('pages');
    this.#emptyDays = part('emptyDays');
  }

  /** The bytes held now, by part. */
  get bytes(): StoreCaps {
    return { pages: this.#pages.calculatedSize, emptyDays: this.#emptyDays.calculatedSize };
  }

  /** Number of pages held now. */
  get size(): number {
    return this.#pages.size + this.#emptyDays.size;
  }

  get(key: string): Promise<KeptPage | undefined> {
    return Promise.resolve(this.#pages.get(key) ?? this.#emptyDays.get(key));
  }

  touch(key: string): void {
    if (this.#pages.get(key) === undefined) this.#emptyDays.get(key);
  }

  set(key: string, page: KeptPage): Promise<boolean> {
    const isEmptyDay = page.tags.includes(emptyDayTag);
    const [into, other] = isEmptyDay ? [this.#emptyDays, this.#pages] : [this.#pages, this.#emptyDays];
    other.delete(key);
    into.set(key, page);
    return Promise.resolve(into.has(key));
  }

  delete(key: string): Promise<void> {
    this.#pages.delete(key);
    this.#emptyDays.delete(key);
    return Promise.resolve();
  }

  deleteTagged(tag: string): Promise<void> {
    for (const part of [this.#pages, this.#emptyDays]) {
      const marked = Array.from(part.entries()).filter(([, { tags }]) => tags.includes(tag));
      for (const [key] of marked) part.delete(key);
    }
    return Promise.resolve();
  }
}
