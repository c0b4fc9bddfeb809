import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { notePurges } from '#src/api/purge/purges.ts';
import type { RedisCalls } from './redis-calls.ts';

/** Purges are about content, so all builds share them: while a release is rolled out, both have to hear of them. */
const channel = 'velours:purges';
const remembered = 'velours:purged';

/** Longer than any page may be served, in milliseconds: eight days. */
const rememberedMs = 691_200_000;
const mostRemembered = 20_000;
/** After this time a purge that could not be told is told again, in milliseconds. */
const againMs = 1_000;

const messageForm = z.object({ from: z.string(), tags: z.array(z.string()) });

/**
 * Purges that all processes hear of: as a message, and those that were away from what Redis remembers. One that cannot be
 * told waits here until it can.
 */
export class RedisPurges {
  readonly #calls: RedisCalls;
  readonly #note: typeof notePurges;
  readonly #own = randomUUID();
  /** By tag, in milliseconds since 1970. */
  readonly #untold = new Map<string, number>();
  #again: NodeJS.Timeout | undefined;
  #hasCaughtUp = false;

  /** @param note makes a purge happen in this process */
  constructor(calls: RedisCalls, note: typeof notePurges = notePurges) {
    this.#calls = calls;
    this.#note = note;
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
    const at = Date.now();
    this.#note(tags, at);
    for (const tag of tags) this.#untold.set(tag, at);
    const told = await this.#tell();
    if (!told) void this.#work();
    return told;
  }

  #heard(message: string): void {
    const read = messageForm.safeParse(jsonIn(message));
    if (!read.success || read.data.from === this.#own) return;
    // By this process's clock: what it kept until now is from before.
    this.#note(read.data.tags, Date.now());
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
    for (const { value, score } of known) this.#note([String(value)], Math.min(score, Date.now()));
    this.#hasCaughtUp = true;
    return true;
  }

  async #tell(): Promise<boolean> {
    const untold = [...this.#untold];
    if (untold.length === 0) return true;
    const message = JSON.stringify({ from: this.#own, tags: untold.map(([tag]) => tag) });
    const told = await this.#calls.ask('purge-tell', (redis) => redis.publish(channel, message));
    if (told === undefined) return false;
    for (const [tag, time] of untold) if (this.#untold.get(tag) === time) this.#untold.delete(tag);
    // For processes that are away now or start later; Redis that is full does not take it.
    await this.#calls.ask('purge-remember', (redis) =>
      redis
        .multi()
        .zAdd(
          remembered,
          untold.map(([value, score]) => ({ value, score })),
          { comparison: 'GT' },
        )
        .zRemRangeByScore(remembered, '-inf', Date.now() - rememberedMs)
        .zRemRangeByRank(remembered, 0, -mostRemembered - 1)
        .exec(),
    );
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
