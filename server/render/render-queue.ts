import PQueue from 'p-queue';

/** The bounds of what Next.js is asked at once. */
export interface QueueBounds {
  /** How much it works on at a time: more takes memory and makes no page sooner. */
  readonly atOnce: number;
  /** How much waits for its turn at most. */
  readonly waiting: number;
  /** How long it waits at most, in milliseconds: longer than that nobody waits for a page. */
  readonly waitMs: number;
}

/** The bounds of the server as shipped; measured in lab/soak/burst.md. */
export const queueBounds: QueueBounds = { atOnce: 16, waiting: 2_000, waitMs: 10_000 };

/** Too much waits for Next.js, or this has waited for too long. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Nobody waits for the result any more. */
export class GoneError extends Error {
  override readonly name = 'GoneError';
}

/** Who goes first: what visitors wait for, then everything else. */
export const ranks = { visitor: 1, background: 0 } as const;

/** One of {@link ranks}. */
export type Rank = (typeof ranks)[keyof typeof ranks];

/** What Next.js has to do, so much at a time that the process keeps its memory and visitors their patience. */
export class RenderQueue {
  readonly #queue: PQueue;
  readonly #bounds: QueueBounds;

  constructor(bounds: QueueBounds = queueBounds) {
    this.#bounds = bounds;
    this.#queue = new PQueue({ concurrency: bounds.atOnce });
  }

  /** How much Next.js works on, and how much waits. */
  get now(): { readonly working: number; readonly waiting: number } {
    return { working: this.#queue.pending, waiting: this.#queue.size };
  }

  /**
   * Works when its turn comes; the turn ends when the work settles.
   *
   * @param gone aborted with a {@link GoneError} when nobody waits any more; it has no effect on work that has begun
   * @throws BusyError when its turn does not come in time
   */
  async run<T>(work: () => Promise<T>, rank: Rank, gone?: AbortSignal): Promise<T> {
    const { waiting, waitMs } = this.#bounds;
    if (this.#queue.size >= waiting) throw new BusyError(`${waiting} requests wait for Next.js`);
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(new BusyError(`waited ${waitMs} ms for Next.js`)), waitMs);
    const leave = () => wait.abort(gone?.reason);
    gone?.addEventListener('abort', leave, { once: true });
    const waited = () => {
      clearTimeout(timer);
      gone?.removeEventListener('abort', leave);
    };
    const start = () => {
      waited();
      return work();
    };
    try {
      gone?.throwIfAborted();
      return await this.#queue.add(start, { signal: wait.signal, priority: rank });
    } finally {
      waited();
    }
  }
}
