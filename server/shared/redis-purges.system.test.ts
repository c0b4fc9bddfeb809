import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OwnRedis, redisProgram } from '#tests/support/own-redis.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { Purges } from '#src/api/purge/purges.ts';
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
    const heard = new Purges();
    const calls = new RedisCalls(redis.url);
    open.push(calls);
    if (isConnected) await waitFor(() => expect(calls.isReady).toBe(true));
    const purges = new RedisPurges(calls, heard);
    await waitFor(async () => {
      expect(calls.isReady).toBe(true);
      expect(await redis.call('PUBSUB', 'NUMSUB', 'velours:purges')).toContain(`:${open.length}\r\n`);
    });
    const known = () => [show, site].filter((tag) => heard.newestOf([tag]) > 0);
    return { purges, heard, known };
  }

  it('every process hears of a purge within a second', async () => {
    const [one, other, third] = [await another(), await another(), await another()];
    const start = performance.now();
    expect(await one.purges.purge([show, site])).toBe(true);
    expect(one.known()).toEqual([show, site]);
    for (const { known } of [other, third]) await waitFor(() => expect(known()).toEqual([show, site]));
    expect(performance.now() - start).toBeLessThan(1_000);
    for (const { heard } of [one, other, third])
      expect([show, site].map((tag) => heard.countOf(tag))).toEqual([1, 1]);
  });

  it('a process hears of it also when it was connected before it listened', async () => {
    const [one, other] = [await another(), await another({ isConnected: true })];
    await one.purges.purge([show]);
    await waitFor(() => expect(other.known()).toEqual([show]));
  });

  it('a process that starts later learns what was purged, and which number it has', async () => {
    const one = await another();
    await one.purges.purge([site]);
    await one.purges.purge([show]);
    const late = await another();
    await waitFor(() => expect(late.known()).toEqual([show, site]));
    expect([site, show].map((tag) => late.heard.countOf(tag))).toEqual([1, 2]);
    // Connected again, it hears of nothing that it knows.
    const before = late.heard.heard;
    await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await redis.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    // By a process whose connection is new: one that was cut may say it twice.
    const { purges } = await another();
    await purges.purge(['show:fr:another']);
    await waitFor(() => expect(late.heard.countOf('show:fr:another')).toBe(3));
    expect(late.heard.heard).toBe(before + 1);
  });

  it('all number purges alike, also two of the same at a time, and after Redis has forgotten', async () => {
    const [one, other] = [await another(), await another()];
    await Promise.all([one.purges.purge([show]), other.purges.purge([show]), one.purges.purge([show])]);
    const counts = () => [one, other].map(({ heard }) => heard.countOf(show));
    await waitFor(() => expect(counts()).toEqual([3, 3]));
    await redis.call('FLUSHALL');
    await other.purges.purge([show]);
    await waitFor(() => expect(counts()).toEqual([4, 4]));
  });

  it('a purge of an earlier release counts, though it has no number', async () => {
    const one = await another();
    await one.purges.purge([show]);
    await redis.call('PUBLISH', 'velours:purges', `{"from":"a","tags":["${show}"]}`);
    await waitFor(() => expect(one.heard.countOf(show)).toBe(2));
  });

  it('what could not be told is told when Redis is back, also to those that were away', async () => {
    const [one, other] = [await another(), await another()];
    await redis.kill();
    expect(await one.purges.purge([show])).toBe(false);
    // The purge counts in this process at once.
    expect(one.known()).toEqual([show]);
    expect(other.known()).toEqual([]);
    await redis.restart();
    await waitFor(() => expect(other.known()).toEqual([show]));
  });

  it('a Redis that hangs keeps nobody waiting, and passes the purge on when it wakes', async () => {
    const [one, other] = [await another(), await another()];
    redis.hang();
    try {
      expect(await one.purges.purge([show])).toBe(false);
    } finally {
      redis.wake();
    }
    await waitFor(() => expect(other.known()).toEqual([show]));
  });

  it('a Redis that is full passes it on to all that listen', async () => {
    const [one, other] = [await another(), await another()];
    await redis.fill();
    try {
      expect(await one.purges.purge([show])).toBe(true);
      await waitFor(() => expect(other.known()).toEqual([show]));
      // Each has a number of its own, though Redis keeps none.
      expect(await other.purges.purge([show])).toBe(true);
      await waitFor(() => expect([one, other].map(({ heard }) => heard.countOf(show))).toEqual([2, 2]));
    } finally {
      await redis.call('CONFIG', 'SET', 'maxmemory', '0');
    }
  });

  it('what is no message changes nothing', async () => {
    const one = await another();
    for (const message of ['x', '{}', '{"from":1,"tags":[]}', '{"from":"a","tags":"site:fr"}'])
      await redis.call('PUBLISH', 'velours:purges', message);
    await redis.call('PUBLISH', 'velours:purges', `{"from":"a","tags":["${site}"]}`);
    await waitFor(() => expect(one.known()).toEqual([site]));
  });
});
