import { LRUCache } from 'lru-cache';
import { noRevision } from '#src/api/memory.ts';
import { revisionOfPath } from './page-revision.ts';

/** What was true when the rendering of a page began. */
interface Beginning {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly revision: string;
}

const mostNoted = 1_000;
/** A rendering that takes longer than this, in milliseconds, has failed. */
const longestMs = 30_000;

/**
 * When the renderings that are under way began. A page that was read from the API before a purge, and is kept after it,
 * is as old as its beginning.
 */
export class Renderings {
  readonly #begun = new LRUCache<string, Beginning>({ max: mostNoted, ttl: longestMs });

  /**
   * The page of a path is going to be rendered.
   *
   * @param at milliseconds since 1970
   */
  begin(path: string, at: number): void {
    this.#begun.set(path, { at, revision: revisionOfPath(path) });
  }

  /**
   * The page of a path has been rendered.
   *
   * @param at milliseconds since 1970
   * @returns when that began, or the end where nobody saw the beginning; and the revision of the catalogue then, or the
   *   present one where none was known yet
   */
  end(path: string, at: number): Beginning {
    const begun = this.#begun.get(path);
    this.#begun.delete(path);
    const revision = begun?.revision ?? noRevision;
    return {
      at: Math.min(at, begun?.at ?? at),
      revision: revision === noRevision ? revisionOfPath(path) : revision,
    };
  }
}
