import { setTimeout as sleep } from 'node:timers/promises';
import { stop } from './processes.ts';
import type { Child } from './processes.ts';

/** The first wait before a part is started again, in milliseconds; each further one is twice as long. */
const firstWait = 1_000;
const longestWait = 30_000;
/** A part that lives this long has started well, in milliseconds: its earlier ends no longer count. */
const longEnough = 60_000;
/** A part that ends this many times without living long enough is given up. */
const mostQuickEnds = 5;

/** What a keeper needs. */
export interface Keeping {
  /** Starts the part. */
  start: () => Child;
  /** Hears one line for every end that is mended. */
  say: (line: string) => void;
  /** Hears why the part is given up. */
  giveUp: (message: string) => void;
  now?: () => number;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Keeps one part of the product running: an end that nobody ordered is mended by another start, after a wait that
 * doubles. A part that ends before it was ever up is not started again, because the reason will not go away by itself.
 */
export class Keeper {
  readonly #name: string;
  readonly #keeping: Keeping;
  readonly #now: () => number;
  readonly #wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly #stopping = new AbortController();
  #child: Child;
  #startedAt: number;
  #wasUp = false;
  #quickEnds = 0;

  constructor(name: string, keeping: Keeping) {
    this.#name = name;
    this.#keeping = keeping;
    this.#now = keeping.now ?? (() => performance.now());
    this.#wait = keeping.wait ?? ((milliseconds, signal) => sleep(milliseconds, undefined, { signal }));
    this.#startedAt = this.#now();
    this.#child = this.#start();
  }

  /** The process that runs, or ran last. */
  get child(): Child {
    return this.#child;
  }

  /** The part answers: from now on its ends are mended. */
  isUp(): void {
    this.#wasUp = true;
  }

  /** Ends the part, and starts it no more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await stop(this.#child);
  }

  #start(): Child {
    const child = this.#keeping.start();
    this.#startedAt = this.#now();
    void child.ended.then(() => this.#ended(child));
    return child;
  }

  async #ended(child: Child): Promise<void> {
    const { signal } = this.#stopping;
    if (signal.aborted) return;
    const how = howItEnded(child);
    if (!this.#wasUp) {
      this.#keeping.giveUp(`The ${this.#name} ended ${how} before it answered.`);
      return;
    }
    this.#quickEnds = this.#now() - this.#startedAt < longEnough ? this.#quickEnds + 1 : 1;
    if (this.#quickEnds >= mostQuickEnds) {
      this.#keeping.giveUp(
        `The ${this.#name} ended ${how}, ${mostQuickEnds} times in a row within ${longEnough / 1_000} s of its start: given up.`,
      );
      return;
    }
    const wait = Math.min(firstWait * 2 ** (this.#quickEnds - 1), longestWait);
    this.#keeping.say(`The ${this.#name} ended ${how}; it is started again in ${wait / 1_000} s.`);
    await this.#wait(wait, signal).catch(() => undefined);
    // Told to stop while it waited.
    if (!signal.aborted) this.#child = this.#start();
  }
}

function howItEnded({ process: { exitCode, signalCode } }: Child): string {
  return signalCode === null ? `with code ${exitCode ?? 1}` : `by ${signalCode}`;
}
