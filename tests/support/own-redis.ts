import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '../../tools/lib/programs.ts';
import { freePort } from './own-web.ts';

const startLimitMs = 60_000;

/** The path of redis-server; undefined: suites that need it count as skipped, but in CI they fail. */
export const redisProgram = process.env.REDIS_PATH || findProgram(['redis-server'], ['/usr/local/bin']);

/** A separate Redis for a test, which keeps nothing on disk. */
export class OwnRedis {
  readonly #program: string;
  readonly #port: number;
  readonly #folder: string;
  #process: ChildProcess;

  private constructor(program: string, port: number, folder: string) {
    this.#program = program;
    this.#port = port;
    this.#folder = folder;
    this.#process = this.#spawn();
  }

  /** Starts it on a free port, and waits until it answers. */
  static async start(program: string): Promise<OwnRedis> {
    const folder = await mkdtemp(path.join(tmpdir(), 'velours-redis-'));
    const redis = new OwnRedis(program, await freePort(), folder);
    await redis.#answering();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  #spawn(): ChildProcess {
    const options = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    return spawn(this.#program, [...options, '--dir', this.#folder], { stdio: 'ignore' });
  }

  async #answering(): Promise<void> {
    const deadline = performance.now() + startLimitMs;
    while (performance.now() < deadline) {
      if ((await this.call('PING').catch(() => '')).startsWith('+PONG')) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`redis-server did not answer within ${startLimitMs} ms`);
  }

  /** Makes one call. @returns the reply as it came */
  async call(...words: readonly string[]): Promise<string> {
    const socket = connect(this.#port, '127.0.0.1');
    const failed = once(socket, 'error').then(([error]) => Promise.reject(error as Error));
    const parts = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`);
    socket.write(`*${words.length}\r\n${parts.join('')}`);
    const [reply] = (await Promise.race([once(socket, 'data'), failed])) as [Buffer];
    failed.catch(() => undefined);
    socket.destroy();
    return reply.toString();
  }

  /** It takes connections, and answers nothing. */
  hang(): void {
    this.#process.kill('SIGSTOP');
  }

  /** After {@link hang}, it answers again. */
  wake(): void {
    this.#process.kill('SIGCONT');
  }

  /** Refuses to write more than it holds now. */
  async fill(): Promise<void> {
    await this.call('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
    await this.call('CONFIG', 'SET', 'maxmemory', '1');
  }

  /** After {@link fill}, it takes whatever comes. */
  async makeRoom(): Promise<void> {
    await this.call('CONFIG', 'SET', 'maxmemory', '0');
  }

  /** Ends it at once; what it held is lost. */
  async kill(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }

  /** After {@link kill}, an empty one on the same port. */
  async restart(): Promise<void> {
    this.#process = this.#spawn();
    await this.#answering();
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
