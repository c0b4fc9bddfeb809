/** Pages that are rendered again at one time, behind the visitors' backs. */
const most = 4;

/** As many while a visitor waits for a page: the process has one processor for all of them. */
const mostBeside = 1;

/** A visitor waits no longer for a page, in milliseconds (REL4): one whose rendering fails says nothing either. */
const longestWaitMs = 2_000;

/** After this time, in milliseconds, a page counts as not being rendered any more: a rendering that fails says nothing. */
const longestMs = 30_000;

/** Gives a place back that nobody has used; it does nothing afterwards, or once the page is being rendered. */
export type GiveBack = () => void;

/**
 * Limits how many pages are rendered again at one time. Next.js begins to render every page that it finds stale, at
 * once and without a limit: a crawler that goes through a few hundred pages after a catalogue was replaced would begin as
 * many renderings as it asks for, and their data fill the memory of the process (441 of them were found in a process that
 * had run out of it).
 */
export class Renewals {
  readonly #begun = new Map<string, number>();
  /** Keys whose place is taken for a request that is on its way to Next.js. */
  readonly #reserved = new Map<string, GiveBack>();
  /** Keys of the pages that visitors wait for, and since when. */
  readonly #waited = new Map<string, number>();

  /**
   * Whether the page may be rendered again now: its place is reserved, or there is room and it is not being rendered
   * already.
   *
   * @param at in milliseconds of the steady clock
   */
  begin(key: string, at: number): boolean {
    if (this.#reserved.delete(key)) return true;
    return this.#take(key, at);
  }

  /**
   * Takes the page's place ahead, for the one request that goes to Next.js and begins the rendering there; the
   * next {@link begin} of the page uses it. The request may never come there, or learn there what another one was told.
   *
   * @param at in milliseconds of the steady clock
   * @returns null when the page is being rendered already, or nothing else may be now
   */
  reserve(key: string, at: number): GiveBack | null {
    if (!this.#take(key, at)) return null;
    const giveBack = () => {
      if (this.#reserved.get(key) !== giveBack) return;
      this.#reserved.delete(key);
      this.#begun.delete(key);
    };
    this.#reserved.set(key, giveBack);
    return giveBack;
  }

  /**
   * A visitor waits for a page: less is rendered again until it is there, or its time is over.
   *
   * @param at in milliseconds of the steady clock
   */
  waitedFor(key: string, at: number): void {
    this.#forgetWaits(at);
    this.#waited.set(key, at);
  }

  /** The page has been rendered, or left the cache. */
  end(key: string): void {
    this.#begun.delete(key);
    this.#reserved.delete(key);
    this.#waited.delete(key);
  }

  #forgetWaits(at: number): void {
    for (const [key, since] of this.#waited) if (at - since > longestWaitMs) this.#waited.delete(key);
  }

  #take(key: string, at: number): boolean {
    for (const [other, since] of this.#begun) if (at - since > longestMs) this.end(other);
    this.#forgetWaits(at);
    const room = this.#waited.size > 0 ? mostBeside : most;
    if (this.#begun.has(key) || this.#begun.size >= room) return false;
    this.#begun.set(key, at);
    return true;
  }
}
