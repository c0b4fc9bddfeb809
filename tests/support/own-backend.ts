import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteId } from '#src/sites/site.ts';
import { backendProcess } from '../../tools/lib/web-process.ts';
import { freePort } from './own-web.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startLimitMs = 900_000;

/** The result of a command of the project. */
export interface CommandResult {
  readonly code: number | null;
  /** Standard output and standard error in their order. */
  readonly output: string;
}

/** The place of a separate backend; by default a new data folder and a free port. */
export interface OwnBackendPlace {
  /** Absolute path; the caller who gives it removes the folder. */
  readonly folder?: string;
  readonly port?: number;
  /** Additional environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A file for all that it writes; by default nobody reads it. */
  readonly log?: string;
}

/** A separate backend process for a test: some sites, the real clock, no pictures made in advance. */
export class OwnBackend {
  readonly #process: ChildProcess;
  /** The folder to remove at the end; null when the caller gave it. */
  readonly #folder: string | null;
  readonly #port: number;
  readonly #environment: NodeJS.ProcessEnv;

  private constructor(
    child: ChildProcess,
    folder: string | null,
    port: number,
    environment: NodeJS.ProcessEnv,
  ) {
    this.#process = child;
    this.#folder = folder;
    this.#port = port;
    this.#environment = environment;
  }

  /** Starts it and waits until the catalogues of its sites are loaded. */
  static async start(sites: readonly SiteId[], place: OwnBackendPlace = {}): Promise<OwnBackend> {
    const folder = place.folder ?? (await mkdtemp(path.join(tmpdir(), 'velours-backend-')));
    const port = place.port ?? (await freePort());
    const environment = {
      ...process.env,
      VELOURS_ENV: 'test',
      VELOURS_NOW: '',
      VELOURS_DATA: folder,
      VELOURS_SITES: sites.join(','),
      LOG_LEVEL: 'error',
      BACKEND_PORT: String(port),
      ...place.environment,
    };
    const log = place.log === undefined ? null : await open(place.log, 'a');
    const child = spawn(process.execPath, backendProcess, {
      cwd: root,
      stdio: log === null ? 'ignore' : ['ignore', log.fd, log.fd],
      env: environment,
    });
    await log?.close();
    const backend = new OwnBackend(child, place.folder === undefined ? folder : null, port, environment);
    const deadline = Date.now() + startLimitMs;
    while (Date.now() < deadline && child.exitCode === null) {
      const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready) return backend;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await backend.stop();
    throw new Error(`the backend was not ready within ${startLimitMs} ms`);
  }

  /** Process id. */
  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** The base of a site's API, with `{site}` in it. */
  get apiOrigin(): string {
    return `http://127.0.0.1:${this.#port}/{site}`;
  }

  /** Runs the import command while the backend runs. */
  async import(...given: readonly string[]): Promise<CommandResult> {
    const child = spawn(process.execPath, ['tools/import.ts', '--env-file', devNull, ...given], {
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
    if (this.#folder !== null) await rm(this.#folder, { recursive: true, force: true });
  }
}
