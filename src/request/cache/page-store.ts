import { LRUCache } from 'lru-cache';
import { emptyDayTag } from '#src/api/empty-day-tag.ts';
import type { PackedPage } from './packed-page.ts';

/** How long a page stays fresh and how long it may be served at all, in seconds. */
export interface PageLifetime {
  readonly revalidate: number | false;
  readonly expire?: number | undefined;
}

/** One rendered page as it is kept. */
export interface KeptPage {
  readonly page: PackedPage;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  readonly lifetime: PageLifetime | undefined;
  /** What it was marked with while it was rendered (`cacheTag`). */
  readonly tags: readonly string[];
  /** What it takes of the store, all in all. */
  readonly bytes: number;
}

/** Where rendered pages are kept: in the memory of the process, or behind the same calls in a store of several processes. */
export interface PageStore {
  get(key: string): Promise<KeptPage | undefined>;
  /** @returns whether it is kept: a page beyond its part's cap is not, and then an older copy of it is not either */
  set(key: string, page: KeptPage): Promise<boolean>;
  /** Forgets a page; an unknown key is no error. */
  delete(key: string): Promise<void>;
  /** Forgets every page that was marked with a tag. */
  deleteTagged(tag: string): Promise<void>;
}

/** Caps of the store's parts, in bytes. */
export interface StoreCaps {
  readonly pages: number;
  /** Of pages of days without showtimes (D43): there is one for every day and item, and they push no other page out. */
  readonly emptyDays: number;
}

/**
 * The store in the memory of this process: least recently used first out, in two parts capped in bytes.
 *
 * The framework's own writes every address to disk without end (5,000 random slugs: 240 MB, measured); this one never
 * passes its caps, whatever addresses visitors invent.
 */
export class MemoryPageStore implements PageStore {
  readonly caps: StoreCaps;
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #emptyDays: LRUCache<string, KeptPage>;

  /** @param dropped told the key of every page that leaves, for whatever reason */
  constructor(caps: StoreCaps, dropped: (key: string) => void = () => {}) {
    this.caps = caps;
    const part = (name: keyof StoreCaps) => {
      if (!(caps[name] >= 1))
        throw new RangeError(`page cache: expected at least a byte for ${name}, got ${caps[name]}`);
      return new LRUCache<string, KeptPage>({
        maxSize: Math.floor(caps[name]),
        sizeCalculation: ({ bytes }) => bytes,
        dispose: (_page, key, reason) => (reason === 'set' ? undefined : dropped(key)),
      });
    };
    this.#pages = part('pages');
    this.#emptyDays = part('emptyDays');
  }

  /** Bytes held now, of each part. */
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
