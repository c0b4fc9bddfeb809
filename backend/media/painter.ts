import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { isPaintReply } from './paint-job.ts';
import type { PaintJob } from './paint-job.ts';

const program = join(import.meta.dirname, 'paint-process.ts');

/** How long the process waits for a further job before it is ended, in milliseconds. */
const idleMilliseconds = 10_000;
/** Its place behind the answers, from -20 to 19. */
const niceness = 10;

/**
 * Makes picture files in a process of its own that is there while there is work: the drawings' fonts and the
 * encoders take hundreds of megabytes and a whole core. One job at a time.
 */
export class Painter {
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;

  /** @throws {Error} when the picture cannot be drawn, the disk refuses or the process ends */
  async paint(job: PaintJob): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#running();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const hear = (message: unknown): void => {
      if (!isPaintReply(message)) return;
      if ('failed' in message) reject(new Error(message.failed));
      else resolve();
    };
    const leave = (): void => reject(new Error('the painting process ended'));
    child.on('message', hear).once('exit', leave).once('error', reject);
    child.send(job);
    try {
      await promise;
    } finally {
      child.off('message', hear).off('exit', leave).off('error', reject);
      this.#idle = setTimeout(() => this.close(), idleMilliseconds).unref();
    }
  }

  /** Ends the process; a further job starts a new one. */
  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill();
    this.#child = null;
  }

  #running(): ChildProcess {
    if (this.#child !== null) return this.#child;
    const child = fork(program, {
      execArgv: [],
      serialization: 'advanced',
      // glibc keeps a heap for each thread; two are enough for one picture at a time.
      env: { ...process.env, MALLOC_ARENA_MAX: '2', WATCH_REPORT_DEPENDENCIES: undefined },
    });
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    if (child.pid !== undefined) setPriority(child.pid, niceness);
    this.#child = child;
    return child;
  }
}
