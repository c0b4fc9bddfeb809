import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '../../tools/lib/programs.ts';
import { ask } from './ask.ts';
import { freePort } from './own-web.ts';

const startLimitMs = 60_000;
const folders = ['/usr/sbin', '/usr/local/sbin'];

/** A reverse proxy besides the shipped nginx, as an operator may have one. */
interface ProxyKind {
  /** Path of its program; undefined: what needs it counts as skipped. */
  readonly program: string | undefined;
  /** Statuses above 500 by which it refuses a request. */
  readonly refusals: readonly number[];
  readonly configuration: (port: number, web: number) => string;
  readonly args: (file: string, folder: string, port: number) => readonly string[];
}

/** Keeps connections to web open and gives them to whoever asks next: what smuggling needs. */
const haproxy = (port: number, web: number) => `
defaults
  mode http
  timeout connect 1s
  timeout client 5s
  timeout server 10s
  timeout http-request 5s
  http-reuse always
frontend sites
  bind 127.0.0.1:${port}
  default_backend web
backend web
  server web 127.0.0.1:${web}
`;

const varnish = (_port: number, web: number) => `vcl 4.1;
backend default { .host = "127.0.0.1"; .port = "${web}"; }
`;

/** The proxies that suites know, with the defaults of Debian's packages. */
export const proxyKinds = {
  haproxy: {
    program: process.env.HAPROXY_PATH || findProgram(['haproxy'], folders),
    refusals: [],
    configuration: haproxy,
    args: (file) => ['-db', '-f', file],
  },
  varnish: {
    program: process.env.VARNISH_PATH || findProgram(['varnishd'], folders),
    refusals: [503],
    configuration: varnish,
    args: (file, folder, port) => [
      '-F',
      '-a',
      `127.0.0.1:${port}`,
      '-f',
      file,
      '-n',
      `${folder}/n`,
      '-s',
      'malloc,32m',
      // As root it would run its worker as another user, who may not read the folder.
      '-j',
      'none',
    ],
  },
} as const satisfies Readonly<Record<string, ProxyKind>>;

/** A separate proxy for a test, in front of a web process. */
export class OwnProxy {
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly port: number;

  private constructor(child: ChildProcess, folder: string, port: number) {
    this.#process = child;
    this.#folder = folder;
    this.port = port;
  }

  /** Starts it and waits until it answers. */
  static async start(program: string, kind: ProxyKind, web: number): Promise<OwnProxy> {
    const folder = await mkdtemp(path.join(tmpdir(), 'velours-proxy-'));
    const port = await freePort();
    const file = path.join(folder, 'configuration');
    await writeFile(file, kind.configuration(port, web));
    const proxy = new OwnProxy(
      spawn(program, [...kind.args(file, folder, port)], { stdio: 'ignore' }),
      folder,
      port,
    );
    const deadline = Date.now() + startLimitMs;
    while (Date.now() < deadline && proxy.#process.exitCode === null) {
      try {
        await ask(port, '/', { method: 'GET', headers: { host: 'nobody.example' } });
        return proxy;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    await proxy.stop();
    throw new Error(`${program} did not answer within ${startLimitMs} ms`);
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
