import { LRUCache } from 'lru-cache';
import { noRevision } from '#src/api/memory.ts';
import { revisionOfPath } from './page-revision.ts';
import { heardUntilNow } from './staleness.ts';

/** What was true when the rendering of a page began. */
interface Beginning {
  /** In milliseconds of the steady clock (`src/kernel/date/clock.ts`). */
  readonly at: number;
  readonly revision: string;
  /** How many purges and replaced catalogues the process had heard of. */
  readonly heard: number;
}

const mostNoted = 1_000;
const mostOfPage = 8;
/** A rendering that takes longer than this, in milliseconds, has failed. */
const longestMs = 30_000;

/**
 * What was true when the renderings that are under way began. A page that was read from the API before a purge, and is kept
 * after it, is from before it.
 */
export class Renderings {
  /** By path; the oldest first. A rendering that fails says nothing, and is left out when its time is over. */
  readonly #begun = new LRUCache<string, readonly Beginning[]>({ max: mostNoted, ttl: longestMs });

  /**
   * The page of a path is going to be rendered.
   *
   * @param at in milliseconds of the steady clock
   */
  begin(path: string, at: number): void {
    const now = { at, revision: revisionOfPath(path), heard: heardUntilNow() };
    this.#begun.set(path, [...this.#underWay(path, at), now].slice(-mostOfPage));
  }

  /**
   * The page of a path has been rendered. Of several renderings at a time nobody knows which one this was: it has heard of
   * no more than the first.
   *
   * @param at in milliseconds of the steady clock
   * @returns when that began, or the end where nobody saw the beginning; what had been heard of then; and the revision of
   *   the catalogue then, or the present one where none was known yet
   */
  end(path: string, at: number): Beginning {
    const begun = this.#underWay(path, at);
    if (begun.length > 1) this.#begun.set(path, begun.slice(0, -1));
    else this.#begun.delete(path);
    const [first, last] = [begun[0], begun.at(-1)];
    const revision = first?.revision ?? noRevision;
    return {
      at: Math.min(at, last?.at ?? at),
      revision: revision === noRevision ? revisionOfPath(path) : revision,
      heard: first?.heard ?? heardUntilNow(),
    };
  }

  #underWay(path: string, at: number): readonly Beginning[] {
    return this.#begun.get(path)?.filter((one) => at - one.at < longestMs) ?? [];
  }
}
