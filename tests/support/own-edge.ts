import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { connect } from 'node:tls';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ask, askSecurely, type WireAnswer } from './ask.ts';
import { makeCertificate } from './own-certificate.ts';
import { freePort } from './own-web.ts';

const shipped = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));
const startLimitMs = 10_000;

/** The ports of the processes behind an edge, on this machine. */
interface Behind {
  readonly web: number | readonly number[];
  readonly backend: number;
}

/** A piece of the configuration, and what stands in its place. */
export type Changed = readonly [piece: string, by: string];

/** One program on one address asks for more than a visitor may: the limit for an address counts as shipped, and never ends. */
export const forOneProgram: readonly Changed[] = [['rate=100r/s', 'rate=1000000r/s']];

/** Each query is an entry of its own, so that every request with a new one comes to a web process. */
export const eachQueryApart: Changed = ['proxy_cache_key "', 'proxy_cache_key "$request_uri '];

/** The zones of its cache, and their folders. */
const folderOf = { pages: 'cache', invented: 'cache-invented' } as const;
type Zone = keyof typeof folderOf;

/** What a question over plain http says besides host and path. */
export interface PlainQuestion {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a question over TLS says besides its path. */
export interface SecureQuestion extends PlainQuestion {
  /** The French site by default. */
  readonly host?: string;
  /** The address of this machine that asks. */
  readonly from?: string;
}

/** The ports of an edge. */
interface Ports {
  readonly plain: number;
  readonly secure: number;
}

/**
 * Replaces a text that must occur at least once: a missing text is an error, so that the test never runs with an
 * unexpected configuration.
 */
function replaced(configuration: string, piece: string, by: string): string {
  if (!configuration.includes(piece)) throw new Error(`deploy/nginx.conf: expected ${piece}`);
  return configuration.replaceAll(piece, by);
}

/** The shipped configuration with this machine's ports and a folder of the caller; only what is named is changed besides. */
async function edgeConfiguration(
  folder: string,
  ports: Ports,
  behind: Behind,
  changed: readonly Changed[],
): Promise<string> {
  const web = (port: number) => `server 127.0.0.1:${port} `;
  const places: readonly Changed[] = [
    ...changed,
    ['listen 8080', `listen 127.0.0.1:${ports.plain}`],
    ['listen 8443', `listen 127.0.0.1:${ports.secure}`],
    [
      'server web:3000 max_fails=0;',
      [behind.web]
        .flat()
        .map((port) => `${web(port)}max_fails=0;`)
        .join('\n'),
    ],
    ['/etc/nginx/tls', folder],
    ['server backend:4000;', `server 127.0.0.1:${behind.backend};`],
    ['/tmp/nginx.pid', `${folder}/nginx.pid`],
    ['/tmp/client', `${folder}/client`],
    ['/tmp/proxy', `${folder}/proxy`],
    ['/tmp/fastcgi', `${folder}/fastcgi`],
    ['/tmp/uwsgi', `${folder}/uwsgi`],
    ['/tmp/scgi', `${folder}/scgi`],
    ['/tmp/velours-cache', `${folder}/cache`],
    ['/dev/stdout', `${folder}/access.log`],
    ['/dev/stderr', `${folder}/error.log`],
  ];
  return places.reduce((whole, [piece, by]) => replaced(whole, piece, by), await readFile(shipped, 'utf8'));
}

/**
 * A separate nginx for a test, with the shipped configuration; the sites are `{site}.example.com`, as in that
 * configuration.
 */
export class OwnEdge {
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly #ports: Ports;
  readonly #certificate: string;
  readonly #changed: readonly Changed[];
  #errors = '';

  private constructor(
    child: ChildProcess,
    folder: string,
    ports: Ports,
    certificate: string,
    changed: readonly Changed[],
  ) {
    this.#process = child;
    this.#folder = folder;
    this.#ports = ports;
    this.#certificate = certificate;
    this.#changed = changed;
    child.stderr?.on('data', (chunk: Buffer) => (this.#errors += chunk.toString()));
  }

  /**
   * Starts it and waits until it answers.
   *
   * @param program path of nginx
   * @param changed pieces of the configuration that a measurement needs otherwise
   * @param environment variables besides this process's own
   */
  static async start(
    program: string,
    behind: Behind,
    changed: readonly Changed[] = [],
    environment: Readonly<Record<string, string>> = {},
  ): Promise<OwnEdge> {
    const folder = await mkdtemp(path.join(tmpdir(), 'velours-edge-'));
    const ports = { plain: await freePort(), secure: await freePort() };
    const certificate = await makeCertificate(folder);
    const file = path.join(folder, 'nginx.conf');
    await writeFile(file, await edgeConfiguration(folder, ports, behind, changed));
    // As root, nginx would run its workers as another user, who may not read the folder.
    const user = process.getuid?.() === 0 ? 'user root; ' : '';
    // Of its environment nginx keeps what it is told to keep.
    const kept = Object.keys(environment).map((name) => `env ${name}; `);
    const directives = `${user}${kept.join('')}daemon off;`;
    const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', file, '-g', directives], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...environment },
    });
    const edge = new OwnEdge(child, folder, ports, certificate, changed);
    const deadline = Date.now() + startLimitMs;
    while (Date.now() < deadline && child.exitCode === null) {
      try {
        await edge.getPlain('/', 'nobody.example');
        return edge;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    await edge.stop();
    throw new Error(`nginx did not answer within ${startLimitMs} ms: ${edge.#errors}`);
  }

  /** Requests a path exactly as given, from the French site unless options say otherwise. */
  get(
    target: string,
    { method = 'GET', host = 'fr.example.com', headers = {}, from }: SecureQuestion = {},
  ): Promise<WireAnswer> {
    const place = from === undefined ? this.#place : { ...this.#place, localAddress: from };
    return askSecurely(place, target, { method, headers: { host, ...headers } });
  }

  /** Where it is reached with TLS, and the certificate that vouches for it. */
  get #place() {
    return { port: this.#ports.secure, ca: this.#certificate, servername: 'fr.example.com' } as const;
  }

  /** Asks over plain http. */
  getPlain(
    target: string,
    host: string,
    { method = 'GET', headers = {} }: PlainQuestion = {},
  ): Promise<WireAnswer> {
    return ask(this.#ports.plain, target, { method, headers: { host, ...headers } });
  }

  /** The port and the certificate for connections of a test’s own making. */
  get tls(): { readonly port: number; readonly ca: string } {
    return { port: this.#ports.secure, ca: this.#certificate };
  }

  /** The port for connections of a test’s own making without TLS. */
  get plainPort(): number {
    return this.#ports.plain;
  }

  /** What it has told about requests until now, line by line. */
  async accessLog(): Promise<readonly string[]> {
    return (await readFile(path.join(this.#folder, 'access.log'), 'utf8')).split('\n').slice(0, -1);
  }

  /** What it has told about everything else. */
  errorLog(): Promise<string> {
    return readFile(path.join(this.#folder, 'error.log'), 'utf8');
  }

  /** What it has told where its configuration names no place. */
  get errors(): string {
    return this.#errors;
  }

  /**
   * The names of the files in which it keeps answers.
   *
   * @param zones of its cache: `pages`, and `invented` for what visitors can invent without end
   */
  async kept(zones: readonly Zone[] = ['pages', 'invented']): Promise<readonly string[]> {
    const folders = zones.map((zone) => path.join(this.#folder, folderOf[zone]));
    const all = folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true }));
    return (await Promise.all(all))
      .flat()
      .filter((one) => one.isFile())
      .map(({ name }) => name);
  }

  /** How much room on the disk its answers take, in MB (10⁶ bytes). */
  async keptMegabytes(): Promise<number> {
    const cache = path.join(this.#folder, folderOf.pages);
    const sizes = (await readdir(cache, { recursive: true })).map(async (name) => {
      // One that has just been thrown away takes none.
      const blocks = (await stat(path.join(cache, name)).catch(() => null))?.blocks ?? 0;
      return (blocks * 512) / 1e6;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  /** The folder with `fullchain.pem` and `privkey.pem`, for another server with the same certificate. */
  get folder(): string {
    return this.#folder;
  }

  /**
   * Asks for a path again and again, on connections that stay open, from an address of this machine; of the French site
   * unless options say otherwise.
   */
  async flood(
    target: string,
    {
      requests,
      connections,
      from,
      host = 'fr.example.com',
    }: { requests: number; connections: number; from: string; host?: string },
  ): Promise<readonly Pick<WireAnswer, 'status' | 'headers'>[]> {
    const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: from, ...this.#place });
    const answers: Pick<WireAnswer, 'status' | 'headers'>[] = [];
    let left = requests;
    const worker = async () => {
      while (left-- > 0) {
        const outgoing = request({
          host: '127.0.0.1',
          ...this.#place,
          path: target,
          agent,
          headers: { host },
        });
        outgoing.end();
        const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
        answer.resume();
        await once(answer, 'end');
        answers.push({ status: answer.statusCode ?? 0, headers: answer.headers });
      }
    };
    await Promise.all(Array.from({ length: connections }, worker));
    agent.destroy();
    return answers;
  }

  /**
   * Sends bytes unchanged, within TLS.
   *
   * @returns all bytes that arrived until the connection was closed
   */
  async raw(bytes: string): Promise<string> {
    const socket = connect({ host: '127.0.0.1', ...this.#place });
    socket.on('error', () => socket.destroy());
    socket.write(bytes);
    return text(socket);
  }

  /**
   * Gives it other processes and another release, as an operator does who deploys: the file is written anew and read again,
   * while what is on its way arrives. It takes over within moments, and this does not wait for it.
   */
  async switchTo(behind: Behind, release: number): Promise<void> {
    const told = 'map $host $release {\n    default ';
    const changed: Changed = [`${told}1;`, `${told}${release};`];
    const configuration = await edgeConfiguration(this.#folder, this.#ports, behind, [
      ...this.#changed,
      changed,
    ]);
    await writeFile(path.join(this.#folder, 'nginx.conf'), configuration);
    this.#process.kill('SIGHUP');
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      const ended = once(this.#process, 'exit');
      this.#process.kill('SIGTERM');
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}
