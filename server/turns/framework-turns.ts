import PQueue from 'p-queue';
import type { SiteResponse } from '../site-response.ts';

/** The bounds of what the framework is asked at once. */
export interface TurnBounds {
  /** How many requests it works on at a time: more take memory and make no page sooner. */
  readonly atOnce: number;
  /** How many wait for their turn at most. */
  readonly waiting: number;
  /** How long one waits at most, in milliseconds: longer than that nobody waits for a page. */
  readonly waitMs: number;
}

/** The bounds of the server as shipped; measured in docs/reliability.md, "Many cold pages at once". */
export const turnBounds: TurnBounds = { atOnce: 16, waiting: 2_000, waitMs: 10_000 };

/** Too many requests wait for the framework, or this one has waited for too long. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/**
 * Requests that the framework has to answer, so many at a time that the process keeps its memory and visitors their
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

  /** How many requests the framework works on, and how many wait. */
  get now(): { readonly working: number; readonly waiting: number } {
    return { working: this.#queue.pending, waiting: this.#queue.size };
  }

  /**
   * Works on a request when its turn comes.
   *
   * @param work settles when the answer is sent
   * @param isSpeculative whether nobody waits for the answer yet: everybody else goes first
   * @throws {BusyError} when its turn does not come in time
   */
  run(response: SiteResponse, work: () => Promise<void>, isSpeculative: boolean): Promise<void> {
    const { waiting, waitMs } = this.#bounds;
    if (this.#queue.size >= waiting)
      return Promise.reject(new BusyError(`${waiting} requests wait for the framework`));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const wait = new AbortController();
    const giveUp = () => wait.abort(new BusyError(`waited ${waitMs} ms for the framework`));
    const timer = setTimeout(giveUp, waitMs);
    response.once('close', giveUp);
    const turn = async () => {
      clearTimeout(timer);
      response.off('close', giveUp);
      const begun = response.whenBegun();
      const done = work();
      done.then(resolve, reject);
      await Promise.race([begun, done.catch(() => undefined)]);
    };
    this.#queue
      .add(turn, { signal: wait.signal, priority: isSpeculative ? 0 : 1 })
      .catch((error: unknown) => {
        clearTimeout(timer);
        response.off('close', giveUp);
        reject(error instanceof Error ? error : new Error(String(error)));
      });
    return promise;
  }
}
