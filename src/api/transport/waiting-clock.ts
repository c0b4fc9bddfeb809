import { processWide } from '#src/config/process-wide.ts';

/** How often time is counted while somebody waits, in milliseconds. */
const tickMs = 20;
/** What the time from one tick to the next counts at most: the rest this process was busy, and could not have taken an answer. */
const longestTickMs = 2 * tickMs;

/** Somebody who waits, at most until a time of the clock. */
interface Waiter {
  readonly until: number;
  readonly over: () => void;
}

/**
 * Counts how long this process waits for the API. Time in which it was busy with its own work, or had no processor, does not count:
 * an answer may have come meanwhile. It stands still while nobody waits.
 */
export class WaitingClock {
  readonly #waiters = new Set<Waiter>();
  #time = 0;
  #last = 0;
  #timer: NodeJS.Timeout | undefined;

  /** The time that was waited until now, in milliseconds since the process began. */
  get time(): number {
    return this.#time;
  }

  /**
   * Calls `over` when so much more time was waited.
   *
   * @returns ends the wait before that
   */
  wait(milliseconds: number, over: () => void): () => void {
    const waiter = { until: this.#time + milliseconds, over };
    this.#waiters.add(waiter);
    if (this.#timer === undefined) {
      this.#last = performance.now();
      this.#timer = setInterval(() => this.#tick(), tickMs);
    }
    return () => this.#leave(waiter);
  }

  #tick(): void {
    const at = performance.now();
    this.#time += Math.min(longestTickMs, at - this.#last);
    this.#last = at;
    for (const waiter of this.#waiters) {
      if (waiter.until > this.#time) continue;
      this.#leave(waiter);
      waiter.over();
    }
  }

  #leave(waiter: Waiter): void {
    this.#waiters.delete(waiter);
    if (this.#waiters.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** The waiting clock of this process. */
export function waitingClock(): WaitingClock {
  return processWide('waiting-clock', () => new WaitingClock());
}

/**
 * A signal that is aborted with a `TimeoutError` when so much time was waited.
 *
 * @returns the signal, and what ends the wait
 */
export function waitingTimeout(milliseconds: number): {
  readonly signal: AbortSignal;
  readonly end: () => void;
} {
  const controller = new AbortController();
  const late = () => controller.abort(new DOMException('no answer in time', 'TimeoutError'));
  return { signal: controller.signal, end: waitingClock().wait(milliseconds, late) };
}
