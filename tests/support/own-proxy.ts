import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '../../tools/lib/programs.ts';
import { ask } from './ask.ts';
import { makeCertificate } from './own-certificate.ts';
import { freePort } from './own-web.ts';

const startLimitMs = 60_000;
const folders = ['/usr/sbin', '/usr/local/sbin'];

/** Where a proxy listens: for HTTP/1.1, for HTTP/2 without TLS to clients that know it does, and for both with TLS. */
interface ProxyPorts {
  readonly plain: number;
  readonly http2: number;
  readonly secure: number;
}

/** What the configuration of a proxy depends on. */
interface Placed {
  readonly ports: ProxyPorts;
  readonly web: number;
  /** With its certificate, when it has TLS, and for its own files. */
  readonly folder: string;
}

/** A reverse proxy besides the shipped nginx, as an operator may have one. */
interface ProxyKind {
  /** Path of its program; undefined: what needs it counts as skipped. */
  readonly program: string | undefined;
  /** Statuses above 500 by which it refuses a request. */
  readonly refusals: readonly number[];
  /** Whether it speaks TLS by itself. */
  readonly hasTls: boolean;
  readonly configuration: (placed: Placed) => string;
  readonly args: (file: string, placed: Placed) => readonly string[];
}

/** Keeps connections to web open and gives them to whoever asks next: what smuggling needs. */
const haproxy = ({ ports, web, folder }: Placed) => `
defaults
  mode http
  timeout connect 1s
  timeout client 5s
  timeout server 10s
  timeout http-request 5s
  http-reuse always
frontend sites
  bind 127.0.0.1:${ports.plain}
  bind 127.0.0.1:${ports.http2} proto h2
  bind 127.0.0.1:${ports.secure} ssl crt ${folder}/both.pem alpn h2,http/1.1
  default_backend web
backend web
  server web 127.0.0.1:${web}
`;

const varnish = ({ web }: Placed) => `vcl 4.1;
backend default { .host = "127.0.0.1"; .port = "${web}"; }
`;

/** The proxies that suites know, with the defaults of Debian's packages; Varnish speaks HTTP/2 only when it is told to. */
export const proxyKinds = {
  haproxy: {
    program: process.env.HAPROXY_PATH || findProgram(['haproxy'], folders),
    refusals: [],
    hasTls: true,
    configuration: haproxy,
    args: (file) => ['-db', '-f', file],
  },
  varnish: {
    program: process.env.VARNISH_PATH || findProgram(['varnishd'], folders),
    refusals: [503],
    hasTls: false,
    configuration: varnish,
    args: (file, { ports, folder }) => [
      '-F',
      '-a',
      `127.0.0.1:${ports.plain}`,
      '-a',
      `127.0.0.1:${ports.http2}`,
      '-f',
      file,
      '-n',
      `${folder}/n`,
      '-s',
      'malloc,32m',
      '-p',
      'feature=+http2',
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
  /** Where it takes requests. */
  readonly ports: ProxyPorts;
  /** The certificate that vouches for it; null: it has no TLS. */
  readonly ca: string | null;

  private constructor(child: ChildProcess, { folder, ports }: Placed, ca: string | null) {
    this.#process = child;
    this.#folder = folder;
    this.ports = ports;
    this.ca = ca;
  }

  /** Starts it and waits until it answers. */
  static async start(program: string, kind: ProxyKind, web: number): Promise<OwnProxy> {
    const folder = await mkdtemp(path.join(tmpdir(), 'velours-proxy-'));
    const ports = { plain: await freePort(), http2: await freePort(), secure: await freePort() };
    const placed = { ports, web, folder };
    const ca = kind.hasTls ? await makeCertificate(folder) : null;
    // HAProxy reads certificate and key from one file.
    if (ca !== null)
      await writeFile(
        path.join(folder, 'both.pem'),
        ca + (await readFile(path.join(folder, 'privkey.pem'), 'utf8')),
      );
    const file = path.join(folder, 'configuration');
    await writeFile(file, kind.configuration(placed));
    const child = spawn(program, [...kind.args(file, placed)], { stdio: 'ignore' });
    const proxy = new OwnProxy(child, placed, ca);
    const deadline = Date.now() + startLimitMs;
    while (Date.now() < deadline && proxy.#process.exitCode === null) {
      try {
        await ask(ports.plain, '/', { method: 'GET', headers: { host: 'nobody.example' } });
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
