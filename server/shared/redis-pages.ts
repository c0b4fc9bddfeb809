import { createClient, ErrorReply, RESP_TYPES } from '@redis/client';
import { log } from '#src/api/log.ts';
import { Breaker } from '#src/api/transport/breaker.ts';
import { pageFromBytes, pageToBytes } from '#src/request/cache/page-bytes.ts';
import type { SharedPage, SharedPages } from '#src/request/cache/shared-pages.ts';
import { inTime, NotInTime } from './in-time.ts';

/** How long Redis may take for a call, in milliseconds. */
const longestCallMs = 50;
/** A connection on which nothing arrives for this long is dead, in milliseconds: a ping is sent twice in this time. */
const silenceMs = 2_000;
/** The longest wait before Redis is tried again, in milliseconds. */
const longestWaitMs = 2_000;
/** Pages that are on their way to Redis at one time; further ones are not sent. */
const mostOnTheirWay = 32;
/** At most one line of the log in this time, in milliseconds. */
const quietMs = 60_000;

/** Where the shared pages are. */
export interface RedisPlace {
  readonly url: string;
  /** Pages of another generation are not seen (`generationOf`). */
  readonly generation: string;
}

/**
 * Pages in Redis. A call that takes longer than 50 ms counts as failed, and after three failures in a row Redis is asked
 * again every two seconds only ({@link Breaker}). So Redis costs nothing but speed when it is stopped, hangs or is full.
 */
export class RedisPages implements SharedPages {
  readonly #client: ReturnType<typeof connectionTo>;
  readonly #prefix: string;
  readonly #breaker = new Breaker();
  readonly #asked = new Map<string, Promise<SharedPage | undefined>>();
  #onTheirWay = 0;
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor({ url, generation }: RedisPlace) {
    this.#prefix = `velours:${generation}:page:`;
    this.#client = connectionTo(url);
    this.#client.on('error', (error: unknown) => this.#tell(error));
    // It connects again by itself until it is closed.
    this.#client.connect().catch((error: unknown) => this.#tell(error));
  }

  /** Whether Redis can be asked now. */
  get isReady(): boolean {
    return this.#client.isReady && !this.#breaker.isOpen;
  }

  get(path: string): Promise<SharedPage | undefined> {
    const key = this.#prefix + path;
    let asked = this.#asked.get(key);
    if (asked === undefined) {
      asked = this.#read(key).finally(() => this.#asked.delete(key));
      this.#asked.set(key, asked);
    }
    return asked;
  }

  async #read(key: string): Promise<SharedPage | undefined> {
    const bytes = await this.#ask(() => this.#client.get(key));
    if (bytes === undefined || bytes === null) return undefined;
    const page = pageFromBytes(bytes);
    if (page === undefined) this.#tell(new Error('a page in Redis cannot be read'));
    return page;
  }

  set(path: string, page: SharedPage): void {
    const seconds = page.lifetime?.expire;
    if (seconds === undefined || this.#onTheirWay >= mostOnTheirWay || !this.isReady) return;
    this.#onTheirWay += 1;
    const bytes = pageToBytes(page);
    void this.#ask(() =>
      this.#client.set(this.#prefix + path, bytes, { expiration: { type: 'EX', value: seconds } }),
    ).finally(() => (this.#onTheirWay -= 1));
  }

  delete(path: string): void {
    void this.#ask(() => this.#client.del(this.#prefix + path));
  }

  /** Ends the connection at once. */
  close(): void {
    if (this.#client.isOpen) this.#client.destroy();
  }

  /** Makes one call. @returns undefined when there is no answer in time */
  async #ask<T>(call: () => Promise<T>): Promise<T | undefined> {
    if (!this.#client.isReady || !this.#breaker.admits()) return undefined;
    try {
      const answer = await inTime(longestCallMs, call());
      this.#breaker.succeeded();
      return answer;
    } catch (error) {
      // Redis that refuses to write because it is full can still be read.
      if (error instanceof ErrorReply) this.#breaker.succeeded();
      else this.#breaker.failed();
      this.#tell(error);
      return undefined;
    }
  }

  #tell(error: unknown): void {
    const at = performance.now();
    if (at - this.#toldAt < quietMs) return;
    this.#toldAt = at;
    const reason = error instanceof NotInTime || !(error instanceof Error) ? String(error) : error.message;
    log.warn({ reason }, 'the shared pages cannot be used: every process works on with its own');
  }
}

function connectionTo(url: string) {
  return createClient({
    url,
    // What cannot be sent now is not wanted later.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    pingInterval: silenceMs / 2,
    socket: {
      connectTimeout: silenceMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (tries) => Math.min(longestWaitMs, 100 * 2 ** tries),
    },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
}
