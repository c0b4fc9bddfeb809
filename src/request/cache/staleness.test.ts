import { beforeEach, describe, expect, it } from 'vitest';
import { purges } from '#src/api/purge/purges.ts';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import type { PageValue } from '../page-value.ts';
import { PageCache } from './page-cache.ts';
import { MemoryPageStore } from './page-store.ts';

const mebibyte = 1024 * 1024;
const film = '/fr-FR/movie/a/2026-11-20/-/-';
const other = '/fr-FR/movie/b/2026-11-20/-/-';
const abroad = '/fr-BE/movie/a/2026-11-20/-/-';
const keyOf = (path: string) => `/route-cache/APP_PAGE/0a1b/$${path}`;
const lifetime = { revalidate: 60, expire: 86_400 };
const minute = 60_000;

async function cacheWithPages() {
  const cache = new PageCache(
    { unpacked: mebibyte, copies: mebibyte, patterns: mebibyte },
    (dropped) => new MemoryPageStore({ pages: mebibyte, emptyDays: mebibyte }, dropped),
  );
  await keep(cache, film, minute, ['show:fr:a', 'cinema:fr:c']);
  await keep(cache, other, minute, ['show:fr:b']);
  await keep(cache, abroad, minute, ['show:be:a']);
  return cache;
}

async function keep(cache: PageCache, path: string, at: number, tags: readonly string[]): Promise<void> {
  const value: PageValue = { kind: 'APP_PAGE', html: '<html></html>' };
  await cache.set(keyOf(path), { value, lastModified: at, lifetime, tags });
}

/** The pages that are due a moment after the purge. */
const dueIn = (cache: PageCache) => [film, other, abroad].filter((path) => cache.isDue(path, minute + 3_000));

beforeEach(forgetProcessWide);

describe('a clock that is set back', () => {
  it.each(['site:fr', 'show:fr:a'])('takes no purge of %s away', async (tag) => {
    const cache = await cacheWithPages();
    await keep(cache, film, 60 * minute, ['show:fr:a']);
    // By the clock the purge comes an hour before the page.
    purges().note([tag]);
    expect(cache.isDue(film, 60 * minute + 1_001)).toBe(true);
    expect(cache.remainingOf(film, 60 * minute)).toMatchObject({ fresh: 0 });
  });

  it('takes no replaced catalogue away', async () => {
    const cache = await cacheWithPages();
    cache.markStale('fr-FR');
    expect(dueIn(cache)).toEqual([film, other]);
  });

  it('lets no page live longer than its lifetime: one from the future is due, and given once more', async () => {
    const cache = await cacheWithPages();
    await keep(cache, film, 61 * minute, []);
    expect(cache.isDue(film, minute)).toBe(true);
    expect(cache.remainingOf(film, minute)).toEqual({ fresh: 0, stale: 86_400 });
    // Next.js too finds it stale, and not expired.
    await expect(cache.get(keyOf(film), minute)).resolves.toMatchObject({
      lastModified: minute - 60_001,
      lifetime,
    });
    await keep(cache, film, minute, []);
    expect(cache.isDue(film, minute)).toBe(false);
    expect(cache.remainingOf(film, minute)).toEqual({ fresh: 60, stale: 86_340 });
  });
});

describe('what was purged', () => {
  it.each([
    ['show:fr:a', [film]],
    ['cinema:fr:c', [film]],
    ['show:fr:b', [other]],
    ['site:fr', [film, other]],
    ['site:be', [abroad]],
    ['show:fr:c', []],
  ])('%s makes the pages stale that were read from it', async (tag, pages) => {
    const cache = await cacheWithPages();
    purges().note([tag]);
    expect(dueIn(cache)).toEqual(pages);
  });

  it('REL6 is given on as stale, never as expired or absent', async () => {
    const cache = await cacheWithPages();
    purges().note(['site:fr', 'site:be', 'show:fr:a', 'cinema:fr:c']);
    for (const path of [film, other, abroad]) {
      expect(cache.hasPath(path, minute + 3_000)).toBe(true);
      await expect(cache.get(keyOf(path), minute + 3_000)).resolves.toMatchObject({
        lastModified: minute,
        lifetime: { revalidate: 1, expire: 86_400 },
      });
    }
    expect(cache.remainingOf(film, minute + 3_000)).toEqual({ fresh: 0, stale: 86_397 });
  });

  it('a page that is rendered again is fresh', async () => {
    const cache = await cacheWithPages();
    purges().note(['show:fr:a']);
    await keep(cache, film, minute + 2_000, ['show:fr:a']);
    expect(dueIn(cache)).toEqual([]);
  });

  it('a page whose rendering began before the purge is from before it', async () => {
    const cache = await cacheWithPages();
    const late = '/fr-FR/movie/late/2026-11-20/-/-';
    await expect(cache.get(keyOf(late), minute)).resolves.toBeUndefined();
    purges().note(['site:fr']);
    await keep(cache, late, minute + 2_000, ['show:fr:late']);
    expect(cache.renderedAt(late)).toBe(minute);
    expect(cache.isDue(late, minute + 3_000)).toBe(true);
    // The same of one that is rendered again behind the visitors' backs.
    await keep(cache, late, minute + 61_000, ['show:fr:late']);
    const due = minute + 200_000;
    await cache.get(keyOf(late), due);
    purges().note(['site:fr']);
    await keep(cache, late, due + 2_000, ['show:fr:late']);
    expect(cache.isDue(late, due + 4_000)).toBe(true);
  });

  it('of two renderings of a page at a time, one of which began before the purge, neither is from after it', async () => {
    const cache = await cacheWithPages();
    const twice = '/fr-FR/movie/twice/2026-11-20/-/-';
    await cache.get(keyOf(twice), minute);
    purges().note(['site:fr']);
    await cache.get(keyOf(twice), minute + 1_000);
    for (const end of [minute + 2_000, minute + 3_000]) {
      await keep(cache, twice, end, []);
      expect(cache.isDue(twice, end + 1_001)).toBe(true);
    }
    // The next one is.
    await cache.get(keyOf(twice), minute + 5_000);
    await keep(cache, twice, minute + 6_000, []);
    expect(cache.isDue(twice, minute + 7_001)).toBe(false);
  });
});
