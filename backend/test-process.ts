import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { devNull } from 'node:os';
import path from 'node:path';

/** A program of the backend that a test started. */
export interface Run {
  process: ChildProcess;
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  /** Resolves with the output once it matches. */
  says(pattern: RegExp): Promise<string>;
}

/** The programs that tests started, to be killed after each one. */
export class Runs {
  readonly #running: Run[] = [];

  /** Kills what still runs. */
  async end(): Promise<void> {
    for (const run of this.#running.splice(0)) {
      run.process.kill('SIGKILL');
      await run.ended;
    }
  }

  /** Starts a command of the project (`tools/NAME.ts`) in the same way, without the `.env` file of whoever runs tests. */
  command(name: string, variables: Record<string, string>, args: readonly string[] = []): Run {
    return this.start(`../tools/${name}.ts`, variables, ['--env-file', devNull, ...args]);
  }

  /**
   * Starts a program on the Dutch site at a fixed time.
   * @param file from this folder, or absolute
   * @param before a program and its arguments that start it, e.g. in a namespace of its own
   */
  start(
    file: string,
    variables: Record<string, string>,
    args: readonly string[] = [],
    before: readonly string[] = [],
  ): Run {
    const program = [process.execPath, path.resolve(import.meta.dirname, file), ...args];
    const [command = '', ...rest] = [...before, ...program];
    const child = spawn(command, rest, {
      env: {
        PATH: process.env.PATH ?? '',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
        NODE_ENV: 'test',
        VELOURS_ENV: 'test',
        VELOURS_NOW: '2026-09-09T12:00:00+02:00',
        VELOURS_SITES: 'nl',
        BACKEND_PORT: '0',
        LOG_LEVEL: 'error',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    const waiting = new Set<() => void>();
    const hear = (chunk: Buffer): void => {
      text += chunk.toString();
      for (const wake of waiting) wake();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const run: Run = {
      process: child,
      output: () => text,
      ended,
      says: (pattern) =>
        new Promise((resolve, reject) => {
          const look = (): void => {
            if (!pattern.test(text)) return;
            waiting.delete(look);
            resolve(text);
          };
          waiting.add(look);
          look();
          void ended.then(() => reject(new Error(`ended before ${String(pattern)}: ${text}`)));
        }),
    };
    this.#running.push(run);
    return run;
  }
}
