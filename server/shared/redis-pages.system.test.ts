import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readWebEnvironment } from '#src/config/environment.ts';
import { installMeters, type SharedCall, type SharedOutcome, type SharedState } from '#src/config/metrics.ts';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { steadyNow } from '#src/kernel/date/clock.ts';
import type { SharedPage } from '#src/request/cache/shared-pages.ts';
import { testPart } from '#src/request/test-kit/kept-page-test-kit.ts';
import { OwnRedis, redisProgram } from '#tests/support/own-redis.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { generationOf } from './generation.ts';
import { RedisCalls } from './redis-calls.ts';
import { RedisPages } from './redis-pages.ts';

if (redisProgram === undefined && process.env.CI)
  throw new Error('no redis-server: the shared pages need one (REDIS_PATH)');

const path = '/fr-FR/home/2026-11-20';
/** Rendered a second before it is shared. */
const page: SharedPage = {
  path,
  revision: '7',
  purges: { 'site:fr': 3 },
  lastModified: steadyNow() - 1_000,
  lifetime: { revalidate: 60, expire: 86_400 },
  tags: ['a'],
  headers: {},
  parts: new Map([['document', testPart('<html></html>')]]),
};

/** Its age goes by the clock of Redis: how far it may be off is what a busy machine takes between two calls. */
const samePage = { ...page, lastModified: expect.closeTo(page.lastModified, -4) as number };

describe.skipIf(redisProgram === undefined)('pages in a real Redis', () => {
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

  /** The pages as one more process sees them. */
  async function another(generation = 'one') {
    const calls = new RedisCalls(redis.url);
    open.push(calls);
    await waitFor(() => expect(calls.isReady).toBe(true));
    return { calls, pages: new RedisPages(calls, generation) };
  }

  /** Two processes that share a page. */
  async function sharing() {
    const [one, other] = [await another(), await another()];
    one.pages.set(path, page);
    await waitFor(async () => expect(await other.pages.get(path)).toEqual(samePage));
    return { one, other };
  }

  /** The longest of some questions, in milliseconds, and how many of them got a page. */
  async function asked(pages: RedisPages, times: number) {
    let longest = 0;
    let found = 0;
    for (let time = 0; time < times; time += 1) {
      const start = performance.now();
      if ((await pages.get(path)) !== undefined) found += 1;
      longest = Math.max(longest, performance.now() - start);
    }
    return { longest, found };
  }

  it('tells what becomes of every call, how long it took, and whether it can be asked', async () => {
    forgetProcessWide();
    const made: (readonly [SharedCall, SharedOutcome, number])[] = [];
    const bytes: Partial<Record<SharedCall, number>> = {};
    let state: () => SharedState = () => ({ isConnected: false, isBreakerOpen: false });
    installMeters({
      apiCall: () => undefined,
      pageEvicted: () => undefined,
      watchPages: () => undefined,
      sharedCall: (...call) => void made.push(call),
      sharedBytes: (call, length) => (bytes[call] = (bytes[call] ?? 0) + length),
      watchShared: (from) => (state = from),
    });
    const { pages } = await another();
    const outcomes = () => made.splice(0).map(([call, outcome]) => `${call} ${outcome}`);
    expect(state()).toEqual({ isConnected: true, isBreakerOpen: false });
    expect(await pages.get(path)).toBeUndefined();
    pages.set(path, page);
    await waitFor(() => expect(made).toHaveLength(2));
    expect(await pages.get(path)).toEqual(samePage);
    expect(made[2]?.[2]).toBeGreaterThan(0);
    expect(outcomes()).toEqual(['page-read miss', 'page-write ok', 'page-read hit']);
    expect(bytes['page-read']).toBe(bytes['page-write']);
    expect(bytes['page-read']).toBeGreaterThan(50);
    await redis.call('SET', `velours:one:page:${path}`, '<html>');
    await pages.get(path);
    await redis.call('DEL', `velours:one:page:${path}`);
    await redis.call('LPUSH', `velours:one:page:${path}`, 'x');
    await pages.get(path);
    expect(outcomes()).toEqual(['page-read unreadable', 'page-read error']);
    redis.hang();
    try {
      for (let time = 0; time < 5; time += 1) await pages.get(path);
      expect(made[0]?.[2]).toBeGreaterThan(0.04);
      expect(outcomes()).toEqual([
        ...Array<string>(3).fill('page-read timeout'),
        ...Array<string>(2).fill('page-read skipped'),
      ]);
      expect(state().isBreakerOpen).toBe(true);
    } finally {
      redis.wake();
      forgetProcessWide();
    }
  });

  it('leaves a page to Redis for as long as it may be served', async () => {
    await sharing();
    const [, key = ''] = /\r\n(velours:\S+)/.exec(await redis.call('KEYS', '*')) ?? [];
    expect(key).toBe(`velours:one:page:${path}`);
    const seconds = Number((await redis.call('TTL', key)).slice(1));
    expect(seconds).toBeGreaterThan(86_000);
    expect(seconds).toBeLessThanOrEqual(86_400);
  });

  it('another generation has pages of its own', async () => {
    await sharing();
    expect(await (await another('two')).pages.get(path)).toBeUndefined();
  });

  it('its age is what has passed since by the clock of Redis, and less than nothing when that was set back', async () => {
    const { other } = await sharing();
    const place = `velours:one:page:${path}`;
    const ageAfter = async (keptFor: number) => {
      await redis.call('PEXPIRE', place, String(keptFor));
      return steadyNow() - ((await other.pages.get(path))?.lastModified ?? 0);
    };
    // Half a minute later, and when the clock of Redis was set back by an hour.
    const [later, back] = [await ageAfter(86_400_000 - 30_000), await ageAfter(86_400_000 + 3_600_000)];
    // Redis counts whole milliseconds.
    expect(later).toBeGreaterThan(29_990);
    expect(later).toBeLessThan(60_000);
    expect(back).toBeLessThan(-3_000_000);
  });

  it('what is no page is none', async () => {
    const { pages, calls } = await another();
    await redis.call('SET', `velours:one:page:${path}`, '<html>');
    expect(await pages.get(path)).toBeUndefined();
    await redis.call('DEL', `velours:one:page:${path}`);
    await redis.call('LPUSH', `velours:one:page:${path}`, 'x');
    expect(await pages.get(path)).toBeUndefined();
    // Neither of them is a failure of Redis.
    expect(calls.isReady).toBe(true);
  });

  it('REL9 a Redis that is stopped costs nothing, and is used again when it is back', async () => {
    const { one } = await sharing();
    await redis.kill();
    await waitFor(() => expect(one.calls.isReady).toBe(false));
    const { longest, found } = await asked(one.pages, 200);
    expect(found).toBe(0);
    expect(longest).toBeLessThan(50);
    one.pages.set(path, page);
    await redis.restart();
    const start = performance.now();
    await waitFor(() => expect(one.calls.isReady).toBe(true));
    expect(performance.now() - start).toBeLessThan(5_000);
    one.pages.set(path, page);
    await waitFor(async () => expect(await one.pages.get(path)).toEqual(samePage));
  });

  it('REL9 a Redis that hangs costs 50 ms three times, and is used again when it wakes', async () => {
    const { one } = await sharing();
    expect(await one.pages.get(path)).toEqual(samePage);
    redis.hang();
    try {
      const times = [];
      for (let time = 0; time < 20; time += 1) times.push((await asked(one.pages, 1)).longest);
      const waits = times.filter((milliseconds) => milliseconds >= 40);
      expect(waits).toHaveLength(3);
      // Without the limit nothing would ever come; the rest of a wait is what a busy machine takes to notice its end.
      expect(Math.max(...waits)).toBeLessThan(1_000);
      expect(one.calls.isReady).toBe(false);
    } finally {
      redis.wake();
    }
    const start = performance.now();
    await waitFor(async () => expect(await one.pages.get(path)).toEqual(samePage));
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('REL9 a Redis that is full keeps nothing new, and what it has can be read', async () => {
    const { one, other } = await sharing();
    await redis.fill();
    try {
      one.pages.set('/fr-FR/shows/2026-11-20', page);
      expect(await asked(other.pages, 20)).toMatchObject({ found: 20 });
      expect(await one.pages.get('/fr-FR/shows/2026-11-20')).toBeUndefined();
      expect([one.calls.isReady, other.calls.isReady]).toEqual([true, true]);
    } finally {
      await redis.call('CONFIG', 'SET', 'maxmemory', '0');
    }
    one.pages.set('/fr-FR/shows/2026-11-20', page);
    await waitFor(async () => expect(await other.pages.get('/fr-FR/shows/2026-11-20')).toEqual(samePage));
  });

  it('asks once for a page that many want at the same time', async () => {
    const { one } = await sharing();
    const before = await redis.call('INFO', 'commandstats');
    await Promise.all(Array.from({ length: 100 }, () => one.pages.get(path)));
    const calls = (text: string) => Number(/cmdstat_get:calls=(\d+)/.exec(text)?.[1] ?? 0);
    expect(calls(await redis.call('INFO', 'commandstats')) - calls(before)).toBe(1);
  });
});

describe('the generation', () => {
  const settings = readWebEnvironment({});
  const one = generationOf('build', settings, '');

  it('is of a build, its settings and its clock', () => {
    const others = [
      generationOf('other', settings, ''),
      generationOf('build', readWebEnvironment({ SITE_ORIGIN: 'https://{site}.example.com' }), ''),
      generationOf('build', readWebEnvironment({ MEDIA_ORIGIN: 'https://media.example.com' }), ''),
      generationOf('build', settings, '2026-11-20T19:00:00+01:00'),
    ];
    expect(new Set([one, ...others]).size).toBe(5);
  });

  it('is the same for processes that only listen elsewhere', () => {
    const own = { PORT: '3001', HOST: '0.0.0.0', PAGE_CACHE_MB: '64' };
    const other = { ...own, REDIS_URL: 'redis://redis', STATIC_ARCHIVE: '/static' };
    expect(generationOf('build', readWebEnvironment(other), '')).toBe(one);
  });
});
