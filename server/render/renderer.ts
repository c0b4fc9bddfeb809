import { gapTag } from '#src/api/load/gap-tag.ts';
import { ofOneRevision } from '#src/api/transport/one-revision.ts';
import { loadWithin, PageLoad } from '#src/api/load/page-load.ts';
import { cacheProfiles } from '#src/api/cache-manifest.ts';
import { log } from '#src/api/log.ts';
import { noRevision } from '#src/api/memory.ts';
import { inBudget, newBudget, takeTime, within } from '#src/api/transport/budget.ts';
import { RequiredReadError } from '#src/api/transport/failure.ts';
import { headersIn, type PageValue } from '#src/next/page-value.ts';
import { steadyNow } from '#src/kernel/date/clock.ts';
import { partsOf, type KeptPage } from '#src/request/cache/kept-page.ts';
import { revisionOfPath } from '#src/request/cache/page-revision.ts';
import type { PageStore } from '#src/request/cache/page-store.ts';
import { heardUntilNow } from '#src/request/cache/staleness.ts';
import { protectedPage } from '#src/request/safety/page-entry.ts';
import type { Handle } from './handle.ts';
import { askForPage } from './internal-request.ts';
import { BusyError, GoneError, ranks, RenderQueue, type Rank } from './render-queue.ts';

/** Next.js could not render a page. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  /** Whether the API is the reason: then the page is there again when the API is. */
  readonly isOutage: boolean;

  constructor(path: string, isOutage: boolean) {
    super(`${path} could not be rendered${isOutage ? ' because of the API' : ''}`);
    this.isOutage = isOutage;
  }
}

/** Whether a page cannot be rendered for another reason than the API, or too much to do. */
export function isOwnFault(error: unknown): boolean {
  if (error instanceof BusyError || error instanceof GoneError) return false;
  return !(error instanceof RenderError && error.isOutage);
}

/** Pages that are rendered again at one time, while nobody waits for them. */
const mostRenewals = 4;
/** As many while a visitor waits for a page: the process has one processor for all of them. */
const mostRenewalsBeside = 1;

/** How often a page is rendered at most that asks for what was not loaded before. */
const mostLoads = 4;

/** Pages that are loaded at one time before it is known whether they are there. */
const mostBegun = 16;

/** A page that is being rendered, and who waits for it. */
interface Flight {
  readonly page: Promise<KeptPage>;
  /** Whether nobody waited when it began: then it takes its time. */
  readonly takesTime: boolean;
  readonly gone: AbortController;
  waiting: number;
}

/** What a page is made from, from the beginning of its loading: a page is as old as that. */
interface Loaded {
  readonly at: number;
  readonly heard: number;
  readonly revision: string;
  readonly load: PageLoad;
}

interface RendererParts {
  readonly handle: Handle;
  /** Loads everything that a page is made from into the present `PageLoad`; throws RequiredReadError. */
  readonly load: (path: string) => Promise<void>;
  readonly store: PageStore;
  readonly queue: RenderQueue;
  /** Next.js's `serverDistDir`, `.next/server`. */
  readonly serverFolder: string;
}

/**
 * The only way in which a page is rendered (ADR-0106): one rendering of a page at a time, a few pages at a time. Whoever asks
 * meanwhile gets the same page. What is rendered is kept in the store.
 */
export class Renderer {
  readonly #parts: RendererParts;
  readonly #flights = new Map<string, Flight>();
  /** Pages that are loaded while it is asked whether they are there. */
  readonly #begun = new Map<string, Promise<Loaded>>();
  #visitors = 0;
  #renewals = 0;

  constructor(parts: RendererParts) {
    this.#parts = parts;
  }

  /** How much Next.js works on, and how much waits for it. */
  get now(): RenderQueue['now'] {
    return this.#parts.queue.now;
  }

  /**
   * Begins to load a page while it is asked whether it is there: that takes as long as one call of the API. Not when others wait for
   * their turn already.
   *
   * @returns forgets what was loaded, unless the page is rendered from it
   */
  begin(path: string): () => void {
    const isBusy = this.#parts.queue.now.waiting > 0 || this.#begun.size >= mostBegun;
    if (isBusy || this.#flights.has(path) || this.#begun.has(path)) return () => undefined;
    const begun = this.#load(path);
    this.#begun.set(path, begun);
    return () => {
      if (this.#begun.get(path) === begun) this.#begun.delete(path);
    };
  }

  /**
   * Renders a page that somebody waits for, within the time of the request that this runs in.
   *
   * @param gone aborted when whoever waits has left
   * @throws RenderError, BusyError, GoneError
   */
  async page(path: string, rank: Rank = ranks.visitor, gone?: AbortSignal): Promise<KeptPage> {
    gone?.throwIfAborted();
    const flight = this.#flights.get(path) ?? this.#begin(path, rank);
    const visitors = rank === ranks.visitor ? 1 : 0;
    flight.waiting += 1;
    this.#visitors += visitors;
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(new GoneError('nobody waits for the answer'));
    gone?.addEventListener('abort', leave, { once: true });
    try {
      // Who waits for a rendering that takes its time may not have as much.
      const ready = flight.takesTime ? inBudget(flight.page) : flight.page;
      const page = await Promise.race([ready, left.promise]);
      if (page === undefined) throw new RenderError(path, true);
      return page;
    } finally {
      gone?.removeEventListener('abort', leave);
      this.#visitors -= visitors;
      flight.waiting -= 1;
      if (flight.waiting === 0) flight.gone.abort(new GoneError('nobody waits for the page'));
    }
  }

  /** Renders a page again that is due, while nobody waits: not now when enough others are. Never rejects. */
  async renew(path: string): Promise<void> {
    const most = this.#visitors > 0 ? mostRenewalsBeside : mostRenewals;
    if (this.#flights.has(path) || this.#renewals >= most) return;
    this.#renewals += 1;
    try {
      const { store } = this.#parts;
      // Another process may have rendered it meanwhile.
      if ((await store.take(path)) && !store.isDue(path)) return;
      await within(newBudget(), () => {
        takeTime();
        return (this.#flights.get(path) ?? this.#begin(path, ranks.background)).page;
      });
    } catch (error) {
      // The page stays as it is.
      if (isOwnFault(error)) log.error({ err: error, path }, 'a page could not be rendered again');
      this.#parts.store.rest(path);
    } finally {
      this.#renewals -= 1;
    }
  }

  #begin(path: string, rank: Rank): Flight {
    const gone = new AbortController();
    const page = this.#parts.queue
      .run(() => this.#render(path), rank, rank === ranks.visitor ? gone.signal : undefined)
      .finally(() => this.#flights.delete(path));
    page.catch(() => undefined);
    const flight: Flight = { page, takesTime: rank === ranks.background, gone, waiting: 0 };
    this.#flights.set(path, flight);
    return flight;
  }

  async #render(path: string): Promise<KeptPage> {
    const { store, serverFolder } = this.#parts;
    const begun = await this.#taken(path);
    const { load } = begun;
    const value = await loadWithin(load, () => this.#made(path, load));
    const { lifetime, tags } = load;
    const safe = protectedPage(path, value, serverFolder, tags.includes(gapTag));
    const page: KeptPage = {
      parts: await partsOf(safe),
      headers: headersIn(safe),
      lastModified: begun.at,
      lifetime,
      tags,
      heard: begun.heard,
    };
    // The first answers of a process name the revision of their catalogue.
    store.set(path, page, begun.revision === noRevision ? revisionOfPath(path) : begun.revision);
    return page;
  }

  /** Loads a page of one revision of the catalogue. One that is mixed all the same lives for seconds. */
  #load(path: string): Promise<Loaded> {
    const loaded = ofOneRevision(async () => {
      // What is purged or replaced from now on is not in the page.
      const from = { at: steadyNow(), heard: heardUntilNow(), revision: revisionOfPath(path) };
      const load = new PageLoad();
      await loadWithin(load, () => this.#parts.load(path));
      return { ...from, load };
    }).then(({ value, mixed }) => {
      if (mixed) value.load.note(cacheProfiles.failure, [gapTag]);
      return value;
    });
    // Whoever renders the page gets the error.
    loaded.catch(() => undefined);
    return loaded;
  }

  /** What a page is made from, whether or not it was begun before its turn. */
  async #taken(path: string): Promise<Loaded> {
    const begun = this.#begun.get(path) ?? this.#load(path);
    this.#begun.delete(path);
    try {
      return await begun;
    } catch (error) {
      throw error instanceof RequiredReadError ? new RenderError(path, true) : error;
    }
  }

  /** Has Next.js render a page from what it is made from. */
  async #made(path: string, load: PageLoad): Promise<PageValue> {
    for (let left = mostLoads; left > 0; left -= 1) {
      load.rendering();
      const value = await askForPage(this.#parts.handle, path);
      const { missing } = load;
      if (missing.length === 0 && value !== null) return value;
      if (missing.length === 0) break;
      // Next.js may have caught the error and left a hole.
      log.warn({ path, missing }, 'a page asked for what was not loaded for it');
      await load.loadMissing();
    }
    throw new RenderError(path, false);
  }
}
