import { pageFromBytes, pageToBytes } from '#src/request/cache/page-bytes.ts';
import type { SharedPage, SharedPages } from '#src/request/cache/shared-pages.ts';
import type { RedisCalls } from './redis-calls.ts';

/** Pages that are on their way to Redis at one time; further ones are not sent. */
const mostOnTheirWay = 32;

/** Pages in Redis. It costs nothing but speed when it is stopped, hangs or is full ({@link RedisCalls}). */
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
    const bytes = await this.#calls.ask((redis) => redis.get(key));
    if (bytes === undefined || bytes === null) return undefined;
    const page = pageFromBytes(bytes);
    if (page === undefined) this.#calls.tell('a page in it cannot be read');
    return page;
  }

  set(path: string, page: SharedPage): void {
    const seconds = page.lifetime?.expire;
    if (seconds === undefined || this.#onTheirWay >= mostOnTheirWay || !this.#calls.isReady) return;
    this.#onTheirWay += 1;
    const bytes = pageToBytes(page);
    const expiration = { type: 'EX', value: seconds } as const;
    void this.#calls
      .ask((redis) => redis.set(this.#prefix + path, bytes, { expiration }))
      .finally(() => (this.#onTheirWay -= 1));
  }

  delete(path: string): void {
    void this.#calls.ask((redis) => redis.del(this.#prefix + path));
  }
}
