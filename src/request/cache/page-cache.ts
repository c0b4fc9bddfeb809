import { webEnvironment } from '#src/config/environment.ts';
import { processWide } from '#src/config/process-wide.ts';

/** How long a page stays fresh and how long it may be served at all, in seconds. */
export interface PageLifetime {
  readonly revalidate: number | false;
  readonly expire?: number | undefined;
}

/** Lifetime in seconds after which a page is rendered anew on the next request: the least that the framework takes. */
const staleAtOnce = 1;

/** One rendered page as the cache keeps it. */
export interface PageEntry {
  /** What the framework handed over, untouched. */
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  readonly lifetime: PageLifetime | undefined;
  readonly bytes: number;
}

/**
 * The bounded store of rendered pages: least recently used first out, capped in bytes of HTML, RSC and segments.
 *
 * The framework's own writes every address to disk without end (5,000 random slugs: 240 MB, measured); this one never
 * passes its cap, whatever addresses visitors invent.
 */
export class PageCache {
  readonly #entries = new Map<string, PageEntry>();
  /** Internal paths, each with the key of its newest entry: the framework's keys are prefixed by route. */
  readonly #keys = new Map<string, string>();
  readonly #staleSince = new Map<string, number>();
  readonly capacity: number;
  #bytes = 0;

  /** @param capacity in bytes, more than 0 */
  constructor(capacity: number) {
    if (!(capacity > 0))
      throw new RangeError(`page cache: expected a capacity of more than 0 bytes, got ${capacity}`);
    this.capacity = capacity;
  }

  /** Bytes held now, never more than {@link capacity}. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Number of entries held now. */
  get size(): number {
    return this.#entries.size;
  }

  /** The entry of a key, which becomes the most recently used; undefined when unknown. */
  get(key: string): PageEntry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const staleSince = this.#staleSince.get(localeOfPath(pathOfKey(key)));
    if (staleSince === undefined || entry.lastModified >= staleSince || !entry.lifetime) return entry;
    return { ...entry, lifetime: { ...entry.lifetime, revalidate: staleAtOnce } };
  }

  /**
   * Whether a page of this internal path is held and may still be served (microseconds; it does not touch the order).
   * Past its `expire` the framework renders it anew before it answers, which is what a cold page needs.
   *
   * @param at milliseconds since 1970
   */
  hasPath(path: string, at: number = Date.now()): boolean {
    const key = this.#keys.get(path);
    const entry = key === undefined ? undefined : this.#entries.get(key);
    if (!entry) return false;
    const { expire } = entry.lifetime ?? {};
    return expire === undefined || at - entry.lastModified < expire * 1_000;
  }

  /** Keeps an entry, dropping the least recently used ones to make room. One larger than the whole cap is not kept. */
  set(key: string, entry: PageEntry): void {
    this.delete(key);
    if (entry.bytes > this.capacity) return;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes + entry.bytes <= this.capacity) break;
      this.delete(oldest);
    }
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    this.#keys.set(pathOfKey(key), key);
  }

  /** Forgets an entry; an unknown key is no error. */
  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    const path = pathOfKey(key);
    if (this.#keys.get(path) === key) this.#keys.delete(path);
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

/** Bytes that an entry of the framework occupies: HTML, RSC payload and prefetch segments, and its keys. */
export function bytesOf(value: unknown): number {
  if (value === null || value === undefined) return 0;
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (Buffer.isBuffer(value) || value instanceof Uint8Array) return value.byteLength;
  if (value instanceof Map) {
    let sum = 0;
    for (const [name, part] of value) sum += bytesOf(name) + bytesOf(part);
    return sum;
  }
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + bytesOf(part), 0);
  if (typeof value === 'object') {
    return Object.entries(value).reduce((sum, [name, part]) => sum + name.length + bytesOf(part), 0);
  }
  return 8;
}

/** The page cache of this process, shared by middleware and framework. `PAGE_CACHE_MB` is its cap. */
export function pageCache(): PageCache {
  return processWide('page-cache', () => new PageCache(webEnvironment().pageCacheBytes));
}
