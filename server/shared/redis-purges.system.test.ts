import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OwnRedis, redisProgram } from '#tests/support/own-redis.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { RedisCalls } from './redis-calls.ts';
import { RedisPurges } from './redis-purges.ts';

if (redisProgram === undefined && process.env.CI)
  throw new Error('no redis-server: purges of several processes need one (REDIS_PATH)');

const show = 'show:fr:the-lamplighter-31207';
const site = 'site:fr';

describe.skipIf(redisProgram === undefined)('purges through a real Redis', () => {
  let redis: OwnRedis;
  let open: RedisCalls[] = [];

  beforeAll(async () => {
    redis = await OwnRedis.start(redisProgram ?? '');
  });
  afterAll(() => redis.stop());
  beforeEach(() => redis.call('FLUSHALL'));
  afterEach(() => {
    for (const calls of open) calls.close();
    open = [];
  });

  /** One more process, and what it has heard of. */
  async function another({ isConnected = false } = {}) {
    const heard = new Map<string, number>();
    const calls = new RedisCalls(redis.url);
    open.push(calls);
    if (isConnected) await waitFor(() => expect(calls.isReady).toBe(true));
    const purges = new RedisPurges(calls, (tags, at) => {
      for (const tag of tags) heard.set(tag, Math.max(at, heard.get(tag) ?? 0));
    });
    await waitFor(async () => {
      expect(calls.isReady).toBe(true);
      expect(await redis.call('PUBSUB', 'NUMSUB', 'velours:purges')).toContain(`:${open.length}\r\n`);
    });
    return { purges, heard };
  }

  it('every process hears of a purge within a second', async () => {
    const [one, other, third] = [await another(), await another(), await another()];
    const start = Date.now();
    expect(await one.purges.purge([show, site])).toBe(true);
    expect([...one.heard.keys()]).toEqual([show, site]);
    for (const { heard } of [other, third])
      await waitFor(() => expect([...heard.keys()]).toEqual([show, site]));
    expect(Date.now() - start).toBeLessThan(1_000);
    for (const { heard } of [one, other, third])
      for (const at of heard.values()) expect(at).toBeGreaterThanOrEqual(start);
  });

  it('a process hears of it also when it was connected before it listened', async () => {
    const [one, other] = [await another(), await another({ isConnected: true })];
    await one.purges.purge([show]);
    await waitFor(() => expect([...other.heard.keys()]).toEqual([show]));
  });

  it('a process that starts later learns what was purged, and since when', async () => {
    const one = await another();
    const start = Date.now();
    await one.purges.purge([show]);
    const end = Date.now();
    const late = await another();
    await waitFor(() => expect([...late.heard.keys()]).toEqual([show]));
    expect(late.heard.get(show)).toBeGreaterThanOrEqual(start);
    expect(late.heard.get(show)).toBeLessThanOrEqual(end);
  });

  it('what could not be told is told when Redis is back, also to those that were away', async () => {
    const [one, other] = [await another(), await another()];
    await redis.kill();
    expect(await one.purges.purge([show])).toBe(false);
    // The purge counts in this process at once.
    expect([...one.heard.keys()]).toEqual([show]);
    expect([...other.heard.keys()]).toEqual([]);
    await redis.restart();
    await waitFor(() => expect([...other.heard.keys()]).toEqual([show]));
  });

  it('a Redis that hangs keeps nobody waiting, and passes the purge on when it wakes', async () => {
    const [one, other] = [await another(), await another()];
    redis.hang();
    try {
      expect(await one.purges.purge([show])).toBe(false);
    } finally {
      redis.wake();
    }
    await waitFor(() => expect([...other.heard.keys()]).toEqual([show]));
  });

  it('a Redis that is full passes it on to all that listen', async () => {
    const [one, other] = [await another(), await another()];
    await redis.fill();
    try {
      expect(await one.purges.purge([show])).toBe(true);
      await waitFor(() => expect([...other.heard.keys()]).toEqual([show]));
    } finally {
      await redis.call('CONFIG', 'SET', 'maxmemory', '0');
    }
  });

  it('what is no message changes nothing', async () => {
    const one = await another();
    for (const message of ['x', '{}', '{"from":1,"tags":[]}', '{"from":"a","tags":"site:fr"}'])
      await redis.call('PUBLISH', 'velours:purges', message);
    await redis.call('PUBLISH', 'velours:purges', `{"from":"a","tags":["${site}"]}`);
    await waitFor(() => expect([...one.heard.keys()]).toEqual([site]));
  });
});
