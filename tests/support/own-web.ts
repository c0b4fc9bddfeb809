import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { webAllocator, webProcess } from '../../tools/lib/web-process.ts';
import { ask, type WireAnswer } from './ask.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startLimitMs = 300_000;

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('expected a TCP address');
  return address.port;
}

/** Options for a separate web process. */
interface OwnWebOptions {
  readonly port?: number;
  /** The folder of another checkout with a build of its own; this one by default. */
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Arguments of Node; those of the delivered process by default. */
  readonly args?: readonly string[];
  /** Shell commands in a file system of its own, before it starts there (`unshare`, as root). */
  readonly mounts?: string;
  /** Its output is kept ({@link OwnWeb.output}). */
  readonly isHeard?: boolean;
  /** Nobody reads its outputs, from the beginning. */
  readonly isUnheard?: boolean;
}

/** A separate web process for a test; the build must exist. */
export class OwnWeb {
  readonly #port: number;
  readonly #process: ChildProcess;
  readonly #siteOrigin: string;
  #errors = '';
  #output = '';

  private constructor(port: number, process: ChildProcess, siteOrigin: string) {
    this.#port = port;
    this.#process = process;
    this.#siteOrigin = siteOrigin;
    process.stderr?.on('data', (chunk: Buffer) => (this.#errors += chunk.toString()));
  }

  /**
   * Starts it with an API and waits until it answers.
   *
   * @param options.port a free port by default
   * @param options.environment variables besides the API's; `{port}` in `SITE_ORIGIN` is replaced by its own port, for
   * a browser
   */
  static async start(
    apiOrigin: string,
    {
      port: given,
      folder = root,
      environment = {},
      args: nodeArgs = webProcess,
      mounts,
      isHeard = false,
      isUnheard = false,
    }: OwnWebOptions = {},
  ): Promise<OwnWeb> {
    const port = given ?? (await freePort());
    const { SITE_ORIGIN = 'https://{site}.velours.test', ...others } = environment;
    const siteOrigin = SITE_ORIGIN.replace('{port}', String(port));
    const program = [process.execPath, ...nodeArgs];
    const [command = '', ...args] =
      mounts === undefined
        ? program
        : ['unshare', '-m', 'sh', '-ec', `${mounts}\nexec "$@"`, 'sh', ...program];
    const child = spawn(command, args, {
      cwd: folder,
      stdio: ['ignore', isUnheard || isHeard ? 'pipe' : 'ignore', 'pipe'],
      env: {
        ...process.env,
        ...webAllocator,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        VELOURS_ENV: 'test',
        VELOURS_NOW: '',
        LOG_LEVEL: 'error',
        // Suites whose subject is no time get whole pages on a busy machine too; `slow.spec.ts` sets its own.
        PAGE_TIMEOUT_MS: '60000',
        ...others,
        HOST: '127.0.0.1',
        PORT: String(port),
        API_ORIGIN: apiOrigin,
        SITE_ORIGIN: siteOrigin,
      },
    });
    const web = new OwnWeb(port, child, siteOrigin);
    if (isHeard) child.stdout?.setEncoding('utf8').on('data', (text: string) => (web.#output += text));
    if (isUnheard) for (const output of [child.stdout, child.stderr]) output?.destroy();
    const deadline = Date.now() + startLimitMs;
    while (Date.now() < deadline && child.exitCode === null) {
      try {
        if ((await web.get('fr', '/health/live')).status === 200) return web;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    const end =
      child.exitCode === null ? `did not answer within ${startLimitMs} ms` : `ended with ${child.exitCode}`;
    child.kill('SIGKILL');
    throw new Error(`the web process ${end}: ${web.errors}`);
  }

  /** Public origin of a site. */
  originOf(site: string): string {
    return this.#siteOrigin.replace('{site}', site);
  }

  /** Its address; the host `{site}.velours.test` selects the site. */
  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The port that it listens on. */
  get port(): number {
    return this.#port;
  }

  /** Process id. */
  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** Its output on standard output, where it is heard. */
  get output(): string {
    return this.#output;
  }

  /** Its output on standard error. */
  get errors(): string {
    return this.#errors;
  }

  /** Requests a path exactly as given, under a site's host. */
  get(
    site: string,
    path: string,
    { method = 'GET', headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
  ): Promise<WireAnswer> {
    return ask(this.#port, path, {
      method,
      headers: { host: new URL(this.originOf(site)).host, ...headers },
    });
  }

  /** Sends it a signal, and waits for nothing. */
  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  /** Tells it to stop. @returns its exit code, and how long it took to end */
  async end(): Promise<{ readonly code: number | null; readonly milliseconds: number }> {
    const start = performance.now();
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
    return { code: this.#process.exitCode, milliseconds: performance.now() - start };
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }
}
