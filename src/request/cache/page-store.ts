import { LRUCache } from 'lru-cache';
import { emptyDayTag } from '#src/api/load/empty-day-tag.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { meters } from '#src/config/metrics.ts';
import { processWide } from '#src/config/process-wide.ts';
import { steadyNow } from '#src/kernel/date/clock.ts';
import { capsOf, type StoreCaps } from './cache-caps.ts';
import { bytesOf, type KeptPage, type Remaining } from './kept-page.ts';
import { hasExpired, isNewer, isShareable, isStale, remainingAt } from './page-life.ts';
import { noSharedPages, sharedPages, type SharedPages } from './shared-pages.ts';
import { fromBeforeAnything, heardUntilNow, isOldFrom, purgesIn, Staleness } from './staleness.ts';

/** How long a page that could not be rendered again counts as fresh, in milliseconds. */
const retryMs = 5_000;

/** A page, and what the process knows of it besides. */
interface Entry {
  readonly page: KeptPage;
  /** Until when nobody tries to render it again, by the steady clock. */
  restsUntil: number;
}

/**
 * The rendered pages of this process by internal path, and the one place that decides when one is fresh, due or expired. It
 * has two parts, each with a limit in bytes, from which the least recently used page leaves first: whatever addresses visitors
 * invent, it never exceeds its limits.
 */
export class PageStore {
  readonly #pages: LRUCache<string, Entry>;
  readonly #emptyDays: LRUCache<string, Entry>;
  readonly #staleness = new Staleness();
  readonly #shared: SharedPages;

  /** @param shared pages of other processes of the same build */
  constructor(caps: StoreCaps, shared: SharedPages = noSharedPages) {
    const part = (name: keyof StoreCaps) => {
      if (!(caps[name] >= 1))
        throw new RangeError(`page cache: expected at least a byte for ${name}, got ${caps[name]}`);
      return new LRUCache<string, Entry>({
        maxSize: Math.floor(caps[name]),
        sizeCalculation: ({ page }, path) => bytesOf(page) + 2 * path.length,
        dispose: (_entry, _path, reason) => {
          if (reason === 'evict') meters().pageEvicted();
        },
      });
    };
    this.#pages = part('pages');
    this.#emptyDays = part('emptyDays');
    this.#shared = shared;
  }

  /** The bytes held now, by part. */
  get bytes(): StoreCaps {
    return { pages: this.#pages.calculatedSize, emptyDays: this.#emptyDays.calculatedSize };
  }

  /** Number of pages held now. */
  get size(): number {
    return this.#pages.size + this.#emptyDays.size;
  }

  #entry(path: string): Entry | undefined {
    return this.#pages.peek(path) ?? this.#emptyDays.peek(path);
  }

  /**
   * The page of an internal path that may still be served, fresh or due; it becomes the most recently used one.
   *
   * @param at in milliseconds of the steady clock
   */
  get(path: string, at: number = steadyNow()): KeptPage | undefined {
    const entry = this.#pages.get(path) ?? this.#emptyDays.get(path);
    return entry === undefined || hasExpired(entry.page, at) ? undefined : entry.page;
  }

  /**
   * Whether there is a page of this internal path that may still be served (takes microseconds; does not count as use).
   *
   * @param at in milliseconds of the steady clock
   */
  has(path: string, at: number = steadyNow()): boolean {
    const entry = this.#entry(path);
    return entry !== undefined && !hasExpired(entry.page, at);
  }

  /**
   * For how many more whole seconds a page is fresh, and for how many after that it may be given while it is rendered
   * again; undefined when it is not held or has no lifetime.
   *
   * @param at in milliseconds of the steady clock
   */
  remainingOf(path: string, at: number = steadyNow()): Remaining | undefined {
    const entry = this.#entry(path);
    return entry && remainingAt(entry.page, this.#isOld(path, entry), at);
  }

  /**
   * Whether the page of a path should be rendered again, while it is still served: its lifetime says so, its catalogue was
   * replaced, or something that it shows was purged.
   *
   * @param at in milliseconds of the steady clock
   */
  isDue(path: string, at: number = steadyNow()): boolean {
    const entry = this.#entry(path);
    if (entry === undefined || at < entry.restsUntil) return false;
    return isStale(entry.page, at) || this.#isOld(path, entry);
  }

  #isOld(path: string, { page }: Entry): boolean {
    return this.#staleness.isOld(path, page);
  }

  /** The page could not be rendered again: it is served as it is, and not tried again at once. */
  rest(path: string, at: number = steadyNow()): void {
    const entry = this.#entry(path);
    if (entry !== undefined) entry.restsUntil = at + retryMs;
  }

  /**
   * Whether there is a page of this internal path that may still be served: here, or else among the shared pages, from
   * where it is taken.
   *
   * @param at in milliseconds of the steady clock
   */
  async recall(path: string, at: number = steadyNow()): Promise<boolean> {
    return this.has(path, at) || (await this.take(path, at));
  }

  /**
   * Takes a shared page, unless it is no newer than the one here, or may not be served any more.
   *
   * @returns whether it is here now
   */
  async take(path: string, at: number = steadyNow()): Promise<boolean> {
    const found = await this.#shared.get(path);
    if (found?.path !== path) return false;
    const { path: _own, revision: _, purges: _none, ...page } = found;
    if (!isNewer(page.lastModified, this.#entry(path)?.page.lastModified)) return false;
    if (hasExpired(page, at)) return false;
    // As if it had been here when its catalogue was replaced, or it was purged.
    const heard = isOldFrom(found, path) ? fromBeforeAnything : heardUntilNow();
    return this.#keep(path, { ...page, heard });
  }

  /**
   * Keeps a page, unless it does not fit into its part of the store. What was purged or replaced since its rendering began is
   * not in it.
   *
   * @param revision of the catalogue when its rendering began
   * @returns whether it is kept
   */
  set(path: string, page: KeptPage, revision: string): boolean {
    const isKept = this.#keep(path, page);
    if (isKept && isShareable(page.lifetime))
      this.#shared.set(path, { ...page, path, revision, purges: purgesIn(path, page) });
    return isKept;
  }

  #keep(path: string, page: KeptPage): boolean {
    const isEmptyDay = page.tags.includes(emptyDayTag);
    const [into, other] = isEmptyDay ? [this.#emptyDays, this.#pages] : [this.#pages, this.#emptyDays];
    other.delete(path);
    into.set(path, { page, restsUntil: 0 });
    return into.has(path);
  }

  /** A catalogue was replaced: every present page of the locale is due, and still served. */
  markStale(locale: string): void {
    this.#staleness.replaced(locale);
  }
}

/** The page store of this process. `PAGE_CACHE_MB` limits its parts together. */
export function pageStore(): PageStore {
  return processWide('page-store', () => {
    const store = new PageStore(capsOf(webEnvironment().pageCacheBytes), sharedPages());
    meters().watchPages(() => ({ bytes: { ...store.bytes }, pages: store.size }));
    return store;
  });
}
