import PQueue from 'p-queue';
import type { SiteResponse } from '../site-response.ts';

/** The bounds of what Next.js is asked at once. */
export interface TurnBounds {
  /** How many requests it works on at a time: more take memory and make no page sooner. */
  readonly atOnce: number;
  /** How many wait for their turn at most. */
  readonly waiting: number;
  /** How long one waits at most, in milliseconds: longer than that nobody waits for a page. */
  readonly waitMs: number;
}

/** The bounds of the server as shipped; measured in lab/soak/burst.md. */
export const turnBounds: TurnBounds = { atOnce: 16, waiting: 2_000, waitMs: 10_000 };

/** Too many requests wait for Next.js, or this one has waited for too long. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** What becomes of a request that Next.js answers. Both promises reject when it never begins with it. */
export interface Turn {
  /** The answer has begun, and what is in it is known here. */
  readonly begun: Promise<void>;
  readonly sent: Promise<void>;
}

/** Who goes first: what is rendered already, then everybody else, then prefetches. */
export const ranks = { rendered: 2, usual: 1, ahead: 0 } as const;

/** One of {@link ranks}. */
export type Rank = (typeof ranks)[keyof typeof ranks];

/** Nobody waits for the answer any more. */
export class GoneError extends Error {
  override readonly name = 'GoneError';
}

/**
 * Requests that Next.js has to answer, so many at a time that the process keeps its memory and visitors their
 * patience. A turn ends when the answer begins: who takes it slowly keeps nobody waiting.
 */
export class FrameworkTurns {
  readonly #queue: PQueue;
  readonly #bounds: TurnBounds;

  constructor(bounds: TurnBounds = turnBounds) {
    this.#bounds = bounds;
    this.#queue = new PQueue({ concurrency: bounds.atOnce });
  }

  /** Whether a request would have to wait. */
  get isBusy(): boolean {
    return this.#queue.pending >= this.#bounds.atOnce;
  }

  /** How many requests Next.js works on, and how many wait. */
  get now(): { readonly working: number; readonly waiting: number } {
    return { working: this.#queue.pending, waiting: this.#queue.size };
  }

  /**
   * Works on a request when its turn comes.
   *
   * @param work settles when the answer is sent
   * @param rank who goes first
   * @throws {BusyError} when its turn does not come in time
   * @throws {GoneError} when who asks has left before
   */
  run(response: SiteResponse, work: () => Promise<void>, rank: Rank): Turn {
    const begun = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    const fail = (error: Error) => {
      begun.reject(error);
      sent.reject(error);
    };
    const { waiting, waitMs } = this.#bounds;
    const turn = { begun: begun.promise, sent: sent.promise };
    if (this.#queue.size >= waiting) {
      fail(new BusyError(`${waiting} requests wait for Next.js`));
      return turn;
    }
    const wait = new AbortController();
    const leave = () => wait.abort(new GoneError('nobody waits for the answer'));
    const timer = setTimeout(() => wait.abort(new BusyError(`waited ${waitMs} ms for Next.js`)), waitMs);
    response.once('close', leave);
    const waited = () => {
      clearTimeout(timer);
      response.off('close', leave);
    };
    const start = async () => {
      waited();
      const isBegun = response.whenBegun();
      const done = work();
      done.then(sent.resolve, sent.reject);
      await Promise.race([isBegun, done.catch(() => undefined)]);
      begun.resolve();
    };
    this.#queue.add(start, { signal: wait.signal, priority: rank }).catch((error: unknown) => {
      waited();
      fail(error instanceof Error ? error : new Error(String(error)));
    });
    return turn;
  }
}
