import { pageFromBytes, pageToBytes } from '#src/request/cache/page-bytes.ts';
import type { SharedPage, SharedPages } from '#src/request/cache/shared-pages.ts';
import { steadyNow } from '#src/kernel/date/clock.ts';
import { meters } from '#src/config/metrics.ts';
import type { RedisCalls } from './redis-calls.ts';

/** Pages that are on their way to Redis at one time; further ones are not sent. */
const mostOnTheirWay = 32;

/**
 * Pages in Redis. It costs nothing but speed when it is stopped, hangs or is full ({@link RedisCalls}). How old a page is
 * follows from how long Redis still keeps it: the one clock that all processes have in common.
 */
export class RedisPages implements SharedPages {
  readonly #calls: RedisCalls;
  readonly #prefix: string;
  readonly #asked = new Map<string, Promise<SharedPage | undefined>>();
  #onTheirWay = 0;

  /** @param generation pages of another one are not seen (`generationOf`) */
  constructor(calls: RedisCalls, generation: string) {
    this.#calls = calls;
    this.#prefix = `velours:${generation}:page:`;
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
    let page: SharedPage | undefined;
    const asked = steadyNow();
    await this.#calls.ask(
      'page-read',
      // A page that replaces another one in between seems older than it is, never younger.
      (redis) => Promise.all([redis.pTTL(key), redis.get(key)]),
      ([keptFor, bytes]) => {
        if (bytes === null) return 'miss';
        meters().sharedBytes('page-read', bytes.length);
        page = pageFromBytes(bytes, (expire) => asked - (expire * 1_000 - keptFor));
        if (page === undefined) this.#calls.tell('a page in it cannot be read');
        return page === undefined ? 'unreadable' : 'hit';
      },
    );
    return page;
  }

  set(path: string, page: SharedPage): void {
    const { lifetime, lastModified } = page;
    const keptFor = Math.floor((lifetime?.expire ?? 0) * 1_000 - (steadyNow() - lastModified));
    if (keptFor <= 0 || this.#onTheirWay >= mostOnTheirWay || !this.#calls.isReady) return;
    this.#onTheirWay += 1;
    const bytes = pageToBytes(page);
    meters().sharedBytes('page-write', bytes.length);
    const expiration = { type: 'PX', value: keptFor } as const;
    void this.#calls
      .ask('page-write', (redis) => redis.set(this.#prefix + path, bytes, { expiration }))
      .finally(() => (this.#onTheirWay -= 1));
  }
}
