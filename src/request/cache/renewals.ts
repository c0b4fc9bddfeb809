/** Pages that are rendered again at one time, behind the visitors' backs. */
const most = 4;

/** After this time, in milliseconds, a page counts as not being rendered any more: a rendering that fails says nothing. */
const longestMs = 30_000;

/**
 * Limits how many pages are rendered again at one time. The framework begins to render every page that it finds stale, at
 * once and without a limit: a crawler that goes through a few hundred pages after a catalogue was replaced would begin as
 * many renderings as it asks for, and their data fill the memory of the process (441 of them were found in a process that
 * had run out of it).
 */
export class Renewals {
  readonly #begun = new Map<string, number>();

  /**
   * Whether the page may be rendered again now: there is room, and it is not being rendered already.
   *
   * @param at milliseconds since 1970
   */
  begin(key: string, at: number): boolean {
    for (const [other, since] of this.#begun) if (at - since > longestMs) this.#begun.delete(other);
    if (this.#begun.has(key) || this.#begun.size >= most) return false;
    this.#begun.set(key, at);
    return true;
  }

  /** The page has been rendered, or left the cache. */
  end(key: string): void {
    this.#begun.delete(key);
  }
}
