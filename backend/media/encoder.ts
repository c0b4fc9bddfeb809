import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { isJobReply } from './encode-job.ts';
import type { Job } from './encode-job.ts';

const program = join(import.meta.dirname, 'encode-process.ts');

/** How long the process waits for another job before it is ended, in milliseconds. */
const idleMilliseconds = 10_000;
/**
 * How long a job may take before the process is ended, in milliseconds: a foreign file may be designed to take for
 * ever, but on a busy machine an ordinary file takes a minute.
 */
const longestJob = 600_000;
/** The process has a lower priority than the answers, on the scale from -20 to 19. */
const niceness = 10;

/**
 * Makes picture files in a separate process, which runs only while there is work: decoders and encoders need a hundred
 * megabytes and a whole core, and a broken file ends only that process. It runs one job at a time.
 */
export class Encoder {
  readonly #queue = new PQueue({ concurrency: 1 });
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;

  /**
   * Runs a job when its turn comes.
   *
   * @param urgent whether a request waits for it: it then goes before background jobs
   * @throws {Error} when the master is not a picture, a file cannot be written, or the process ends
   */
  run(job: Job, urgent: boolean): Promise<void> {
    return this.#queue.add(() => this.#run(job), { priority: urgent ? 1 : 0 });
  }

  /** Ends the process; another job starts a new one. */
  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill();
    this.#child = null;
  }

  async #run(job: Job): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#running();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const hear = (message: unknown): void => {
      if (!isJobReply(message)) return;
      if ('failed' in message) reject(new Error(message.failed));
      else resolve();
    };
    const leave = (): void => reject(new Error('the encoding process ended'));
    child.on('message', hear).once('exit', leave).once('error', reject);
    const tooLong = setTimeout(() => child.kill('SIGKILL'), longestJob).unref();
    child.send(job);
    try {
      await promise;
    } finally {
      clearTimeout(tooLong);
      child.off('message', hear).off('exit', leave).off('error', reject);
      this.#idle = setTimeout(() => this.close(), idleMilliseconds).unref();
    }
  }

  #running(): ChildProcess {
    if (this.#child !== null) return this.#child;
    const child = fork(program, {
      execArgv: [],
      serialization: 'advanced',
      // glibc has a heap for each thread; two are enough for one picture at a time.
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
