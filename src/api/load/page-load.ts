import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '#src/config/process-wide.ts';
import { cacheProfiles } from '../cache-manifest.ts';

/** How long a page that was made from something lives, in seconds. */
interface Life {
  readonly revalidate: number;
  readonly expire: number;
}

/** A page asked for something while it was rendered that was not loaded before. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError';
}

/**
 * What one page is made from (ADR-0107). First everything is loaded, each thing once, by a name; then the page is rendered, as
 * often as Next.js likes, and finds every value as a constant. The page lives for as long as the shortest life in it.
 */
export class PageLoad {
  readonly #values = new Map<string, Promise<unknown>>();
  readonly #missing = new Map<string, () => Promise<unknown>>();
  readonly #tags = new Set<string>();
  #life: Life = cacheProfiles.vocabulary;
  #isRendering = false;

  /** How long the page is fresh, and how long it may be served at all, in seconds. */
  get lifetime(): Life {
    return this.#life;
  }

  /** What the page says about itself by name: the items that it shows, that it has a gap, that it is of an empty day. */
  get tags(): readonly string[] {
    return [...this.#tags];
  }

  /** The names of what the rendering asked for that was not loaded. */
  get missing(): readonly string[] {
    return [...this.#missing.keys()];
  }

  /** Notes how long something in the page lives, and what it is. */
  note({ revalidate, expire }: Life, tags: readonly string[] = []): void {
    this.#life = {
      revalidate: Math.min(this.#life.revalidate, revalidate),
      expire: Math.min(this.#life.expire, expire),
    };
    for (const tag of tags) this.#tags.add(tag);
  }

  /**
   * The value of a name, made when it is first asked for.
   *
   * @throws NotLoadedError while the page is rendered, when it was not loaded before
   */
  once<T>(name: string, make: () => Promise<T>): Promise<T> {
    // The name determines the type of the value.
    const known = this.#values.get(name) as Promise<T> | undefined;
    if (known !== undefined) return known;
    if (this.#isRendering) {
      this.#missing.set(name, make);
      throw new NotLoadedError(`${name} was not loaded before the page was rendered`);
    }
    const value = make();
    // Whoever waits for it gets the error.
    value.catch(() => undefined);
    this.#values.set(name, value);
    return value;
  }

  /** Everything is loaded: from now on the page is rendered. */
  rendering(): void {
    this.#isRendering = true;
  }

  /** Loads what the rendering asked for in vain. */
  async loadMissing(): Promise<void> {
    const asked = [...this.#missing];
    this.#missing.clear();
    this.#isRendering = false;
    await Promise.all(asked.map(async ([name, make]) => this.once(name, make).catch(() => undefined)));
  }
}

const running = () => processWide('page-load', () => new AsyncLocalStorage<PageLoad>());

/** Runs what loads or renders a page. */
export function loadWithin<T>(load: PageLoad, run: () => T): T {
  return running().run(load, run);
}

/** The page that this code loads or renders; undefined where there is none: for files, calls and checks. */
export function currentLoad(): PageLoad | undefined {
  return running().getStore();
}

/** A value that a page gets once ({@link PageLoad.once}); outside of a page it is made for each that asks. */
export async function once<T>(name: string, make: () => Promise<T>): Promise<T> {
  const load = currentLoad();
  return load === undefined ? make() : load.once(name, make);
}
