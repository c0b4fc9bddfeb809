import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A clock that goes on, and that a test moves for several programs at once, nginx among them, by libfaketime. For a process of
 * Node alone there is `MovedClock`.
 */
export class FakedTime {
  readonly #folder: string;
  readonly #library: string;
  #aheadMs = 0;

  private constructor(folder: string, library: string) {
    this.#folder = folder;
    this.#library = library;
  }

  /**
   * @param library path of libfaketime (`fakeTime`)
   * @param at its first time, ISO 8601
   */
  static async start(library: string, at: string): Promise<FakedTime> {
    const clock = new FakedTime(await mkdtemp(path.join(tmpdir(), 'velours-clock-')), library);
    await clock.set(at);
    return clock;
  }

  get #file(): string {
    return path.join(this.#folder, 'ahead');
  }

  /** What programs need in their environment to go by this clock; their timers go by the machine's. */
  get environment(): Readonly<Record<string, string>> {
    return {
      LD_PRELOAD: this.#library,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    };
  }

  /** Moves it to an instant, ISO 8601. Programs that run notice it within a second. */
  async set(at: string): Promise<void> {
    this.#aheadMs = Date.parse(at) - Date.now();
    const seconds = this.#aheadMs / 1_000;
    await writeFile(`${this.#file}.new`, `${seconds < 0 ? '' : '+'}${seconds.toFixed(3)}\n`);
    await rename(`${this.#file}.new`, this.#file);
  }

  /** What it says, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#aheadMs;
  }

  stop(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }
}
