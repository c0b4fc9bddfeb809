import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { instantOf, localTimeAt } from '#src/kernel/date/zone.ts';

const zone = 'Europe/Paris';

/**
 * How far noon of today in Paris is ahead of the machine's clock, in milliseconds; negative: it is over. Processes whose
 * clocks are some hours around it have one programme day, at whatever hour the suite runs.
 */
export function aheadToNoon(): number {
  const now = new Date();
  return instantOf(`${localTimeAt(now, zone).slice(0, 10)} 12:00:00`, zone).getTime() - now.getTime();
}

/**
 * The clock of another process of a test, which is set forward and back while it runs, as an operator or a time server does:
 * its time of day moves, and nothing else.
 */
export class MovedClock {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'velours-clock-'));
  readonly #file = path.join(this.#folder, 'ahead');

  /** @param ahead of the machine's clock at first, in milliseconds */
  constructor(ahead = 0) {
    this.set(ahead);
  }

  /** Variables for a process of Node that goes by this clock. */
  get environment(): Readonly<Record<string, string>> {
    const preload = fileURLToPath(new URL('moved-clock-preload.ts', import.meta.url));
    return { MOVED_CLOCK: this.#file, NODE_OPTIONS: `--import ${preload}` };
  }

  /** @param ahead of the machine's clock from now on, in milliseconds; negative: behind it */
  set(ahead: number): void {
    writeFileSync(`${this.#file}.new`, String(ahead));
    renameSync(`${this.#file}.new`, this.#file);
  }

  /** Removes its file; nothing may go by it any more. */
  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
