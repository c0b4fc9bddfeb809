import { lengthOf, patternFrom, repacked, type PackedPage } from './packed-page.ts';

/** So many pages of a kind come before one of them is the pattern: a kind with few pages would gain nothing. */
const pagesBefore = 4;

/** A page against which others of its kind are compressed, and how many came before it. */
interface Kind {
  pages: number;
  pattern: Buffer | undefined;
}

/**
 * Pages of one kind say nearly the same: a film's page differs from another film's by a third, from itself on another day or
 * near another place by a tenth. So one page of each kind and locale becomes its pattern, and the others are
 * compressed against it (ADR-0074). A pattern stays as long as the process, because pages cannot be read without theirs.
 */
export class PagePatterns {
  readonly #kinds = new Map<string, Kind>();
  /** The first pattern of a kind in any locale: half as good as one of the own language. */
  readonly #ofOther = new Map<string, Buffer>();
  readonly #most: number;
  #bytes = 0;

  /** @param most bytes that all patterns may have; kinds that come when they are full have none of their own */
  constructor(most: number) {
    this.#most = most;
  }

  /** The bytes of all patterns. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The pattern for a page.
   *
   * @param path internal path, which begins with locale and kind
   */
  of(path: string): Buffer | undefined {
    const [, locale = '', kind = ''] = path.split('/', 3);
    return this.#kinds.get(`${locale}/${kind}`)?.pattern ?? this.#ofOther.get(kind);
  }

  /** Counts a page, and makes it the pattern of its kind when enough others have come and there is room for it. */
  learn(path: string, page: PackedPage): void {
    const [, locale = '', name = ''] = path.split('/', 3);
    const key = `${locale}/${name}`;
    const kind = this.#kinds.get(key) ?? { pages: 0, pattern: undefined };
    this.#kinds.set(key, kind);
    kind.pages += 1;
    if (kind.pattern !== undefined || kind.pages <= pagesBefore) return;
    const length = lengthOf(page.parts);
    if (this.#bytes + length > this.#most) return;
    kind.pattern = patternFrom(page);
    this.#bytes += length;
    if (!this.#ofOther.has(name)) this.#ofOther.set(name, kind.pattern);
  }

  /** A page from elsewhere, compressed against its pattern if there is one; it is counted. */
  packed(path: string, page: PackedPage): PackedPage {
    this.learn(path, page);
    const pattern = this.of(path);
    return pattern === undefined ? page : repacked(page, pattern);
  }
}
