import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { purges, type Purges } from '#src/api/purge/purges.ts';
import type { RedisCalls } from './redis-calls.ts';

/** Purges are about content, so all builds share them: while a release is rolled out, both have to hear of them. */
const channel = 'velours:purges';
const remembered = 'velours:purged';

/** Longer than any page may be served, in seconds: eight days. */
const rememberedSeconds = 691_200;
const mostRemembered = 20_000;
/** After this time a purge that could not be told is told again, in milliseconds. */
const againMs = 1_000;

/** `count` is missing in messages of earlier releases. */
const messageForm = z.object({ from: z.string(), tags: z.array(z.string()), count: z.number().optional() });

/**
 * Numbers a purge, remembers it for processes that are away now or start later, and tells the others, all at once: so
 * everybody hears of purges in the order of their numbers. Redis that is full remembers nothing and still tells; the
 * number is higher than any that the caller knows.
 *
 * KEYS: the remembered tags, scored by number. ARGV: the highest number known, the message up to its number, the tags.
 */
const tellScript = `
local newest = redis.call('ZREVRANGE', KEYS[1], 0, 0, 'WITHSCORES')
local count = math.max(tonumber(newest[2] or '0'), tonumber(ARGV[1])) + 1
for i = 3, #ARGV do redis.pcall('ZADD', KEYS[1], count, ARGV[i]) end
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, ${-mostRemembered - 1})
redis.call('EXPIRE', KEYS[1], ${rememberedSeconds})
redis.call('PUBLISH', '${channel}', ARGV[2] .. string.format('%.0f', count) .. '}')
return count`;

/**
 * Purges that all processes hear of: as a message, and those that were away from what Redis remembers. One that cannot be
 * told waits here until it can. Redis numbers them: no clock decides which of two is newer, or whether a page is from
 * before one (ADR-0085).
 */
export class RedisPurges {
  readonly #calls: RedisCalls;
  readonly #purges: Purges;
  readonly #own = randomUUID();
  /** By tag, the number in this process of its newest purge. */
  readonly #untold = new Map<string, number>();
  #again: NodeJS.Timeout | undefined;
  #hasCaughtUp = false;

  /** @param heard where this process keeps what was purged */
  constructor(calls: RedisCalls, heard: Purges = purges()) {
    this.#calls = calls;
    this.#purges = heard;
    calls.listen(
      channel,
      (message) => this.#heard(message),
      () => {
        this.#hasCaughtUp = false;
        void this.#work();
      },
    );
  }

  /** Purges here and everywhere. @returns whether the others have been told */
  async purge(tags: readonly string[]): Promise<boolean> {
    this.#purges.note(tags);
    for (const tag of tags) this.#untold.set(tag, this.#purges.heard);
    const told = await this.#tell();
    if (!told) void this.#work();
    return told;
  }

  #heard(message: string): void {
    const read = messageForm.safeParse(jsonIn(message));
    if (!read.success || read.data.from === this.#own) return;
    const { tags, count = this.#purges.lastCount + 1 } = read.data;
    this.#purges.note(tags, count);
  }

  /** Does what is left to do, again and again until it is done. */
  async #work(): Promise<void> {
    const done = await Promise.all([this.#catchUp(), this.#tell()]);
    clearTimeout(this.#again);
    if (!done.every(Boolean)) this.#again = setTimeout(() => void this.#work(), againMs).unref();
  }

  async #catchUp(): Promise<boolean> {
    if (this.#hasCaughtUp) return true;
    const known = await this.#calls.ask('purge-read', (redis) => redis.zRangeWithScores(remembered, 0, -1));
    if (known === undefined) return false;
    for (const { value, score: count } of known) {
      const tag = String(value);
      if (count > this.#purges.countOf(tag)) this.#purges.note([tag], count);
    }
    this.#hasCaughtUp = true;
    return true;
  }

  async #tell(): Promise<boolean> {
    const untold = [...this.#untold];
    if (untold.length === 0) return true;
    const tags = untold.map(([tag]) => tag);
    const message = `${JSON.stringify({ from: this.#own, tags }).slice(0, -1)},"count":`;
    const count = await this.#calls.ask('purge-tell', (redis) =>
      redis.eval(tellScript, {
        keys: [remembered],
        arguments: [String(this.#purges.lastCount), message, ...tags],
      }),
    );
    if (typeof count !== 'number') return false;
    const told = untold.filter(([tag, heard]) => this.#untold.get(tag) === heard).map(([tag]) => tag);
    for (const tag of told) this.#untold.delete(tag);
    this.#purges.number(told, count);
    return true;
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
