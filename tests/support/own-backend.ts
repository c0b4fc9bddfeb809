import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteId } from '#src/sites/site.ts';
import { freePort } from './own-web.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startLimitMs = 120_000;

/** How a command of the project ended. */
export interface CommandResult {
  readonly code: number | null;
  /** Standard output and error, as they came. */
  readonly output: string;
}

/** A backend process of this test's own: one site, a fresh data folder, a free port, the real clock. */
export class OwnBackend {
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly #port: number;
  readonly #environment: NodeJS.ProcessEnv;

  private constructor(child: ChildProcess, folder: string, port: number, environment: NodeJS.ProcessEnv) {
    this.#process = child;
    this.#folder = folder;
    this.#port = port;
    this.#environment = environment;
  }

  /** Starts it and waits until its catalogue is there. */
  static async start(site: SiteId): Promise<OwnBackend> {
    const folder = await mkdtemp(path.join(tmpdir(), 'velours-e2e-'));
    const port = await freePort();
    const environment = {
      ...process.env,
      VELOURS_ENV: 'test',
      VELOURS_NOW: '',
      VELOURS_DATA: folder,
      VELOURS_SITES: site,
      LOG_LEVEL: 'error',
      BACKEND_PORT: String(port),
    };
    const child = spawn(process.execPath, ['backend/main.ts'], {
      cwd: root,
      stdio: 'ignore',
      env: environment,
    });
    const backend = new OwnBackend(child, folder, port, environment);
    const deadline = Date.now() + startLimitMs;
    while (Date.now() < deadline && child.exitCode === null) {
      const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready) return backend;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await backend.stop();
    throw new Error(`the backend was not ready within ${startLimitMs} ms`);
  }

  /** The base of a site's API, with `{site}` in it. */
  get apiOrigin(): string {
    return `http://127.0.0.1:${this.#port}/{site}`;
  }

  /** Runs the import command beside the running backend. */
  async import(...given: readonly string[]): Promise<CommandResult> {
    const child = spawn(process.execPath, ['backend/import/command.ts', ...given], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: this.#environment,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await once(child, 'close');
    return { code: child.exitCode, output };
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      const ended = once(this.#process, 'exit');
      this.#process.kill('SIGTERM');
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}
