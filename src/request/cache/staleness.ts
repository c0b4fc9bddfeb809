import { purgedAt } from '#src/api/purge/purges.ts';
import { isLocale, siteOf } from '#src/sites/registry.ts';
import { localeOfPath, staleAtOnce } from './page-life.ts';
import type { PageLifetime } from './page-store.ts';

/** What the staleness of a page depends on. */
interface Aged {
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  /** The cache tags of the page; those of items can be purged (`src/api/purge/purge-tag.ts`). */
  readonly tags: readonly string[];
}

/** Since when pages are stale because of what happened to the catalogue, whatever their lifetime. */
export class Staleness {
  readonly #replacedAt = new Map<string, number>();

  /**
   * The catalogue of a locale was replaced.
   *
   * @param at milliseconds since 1970
   */
  replaced(locale: string, at: number): void {
    this.#replacedAt.set(locale, at);
  }

  /** Whether a page is from before its catalogue was replaced, or before something that it shows was purged. */
  isOld(path: string, { lastModified, tags }: Aged): boolean {
    const locale = localeOfPath(path);
    const purged = isLocale(locale) ? purgedAt([`site:${siteOf(locale)}`, ...tags]) : 0;
    return lastModified < Math.max(this.#replacedAt.get(locale) ?? 0, purged);
  }

  /** The lifetime that the framework is told: an old page is stale at once, and does not expire sooner. */
  toldOf(path: string, page: Aged, lifetime: PageLifetime): PageLifetime {
    return this.isOld(path, page) ? { ...lifetime, revalidate: staleAtOnce } : lifetime;
  }
}
