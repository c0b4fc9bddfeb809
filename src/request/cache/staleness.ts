import { noRevision } from '#src/api/memory.ts';
import { purges, type PurgeCounts } from '#src/api/purge/purges.ts';
import { isLocale, siteOf } from '#src/sites/registry.ts';
import { localeOfPath } from './page-life.ts';
import { revisionOfPath } from './page-revision.ts';
import type { SharedPage } from './shared-pages.ts';

/** What the staleness of a page depends on. */
interface Aged {
  /** How many purges and replaced catalogues the process had heard of when its rendering began ({@link heardUntilNow}). */
  readonly heard: number;
  /** The cache tags of the page; those of items can be purged (`src/api/purge/purge-tag.ts`). */
  readonly tags: readonly string[];
}

/** Everything whose purge makes a page stale: its site, and what it shows. */
function namesOf(path: string, tags: readonly string[]): readonly string[] {
  const locale = localeOfPath(path);
  return isLocale(locale) ? [`site:${siteOf(locale)}`, ...tags] : [];
}

/** What a page has heard of that is from before any purge or replaced catalogue of this process. */
export const fromBeforeAnything = -1;

/** How many purges and replaced catalogues this process has heard of. */
export function heardUntilNow(): number {
  return purges().heard;
}

/** By what a page of this process tells others which purges it is from after. */
export function purgesIn(path: string, { heard, tags }: Aged): PurgeCounts {
  return purges().countsWithin(namesOf(path, tags), heard);
}

/** Whether a page of another process is of another catalogue than is known here, or from before a purge that is. */
export function isOldFrom(
  { revision, tags, purges: within }: Pick<SharedPage, 'revision' | 'tags' | 'purges'>,
  path: string,
): boolean {
  const present = revisionOfPath(path);
  return (present !== noRevision && revision !== present) || purges().isBeyond(namesOf(path, tags), within);
}

/** Which pages are stale because of what happened to the catalogue, whatever their lifetime. */
export class Staleness {
  readonly #replaced = new Map<string, number>();

  /** The catalogue of a locale was replaced. */
  replaced(locale: string): void {
    this.#replaced.set(locale, purges().hear());
  }

  /** Whether a page is from before its catalogue was replaced, or before something that it shows was purged. */
  isOld(path: string, { heard, tags }: Aged): boolean {
    const replaced = this.#replaced.get(localeOfPath(path)) ?? 0;
    return heard < Math.max(replaced, purges().newestOf(namesOf(path, tags)));
  }
}
