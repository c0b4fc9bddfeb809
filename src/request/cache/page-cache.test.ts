import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newBudget, within } from '#src/api/transport/budget.ts';
import { emptyDayTag } from '#src/api/marks/empty-day-tag.ts';
import type { PageValue } from '../page-value.ts';
import { capsOf } from './cache-caps.ts';
import type { NewPage } from './cached-page.ts';
import { PageCache } from './page-cache.ts';
import { pathOfKey } from './page-life.ts';
import { MemoryPageStore, type KeptPage, type PageStore } from './page-store.ts';

const hour = 3_600_000;
const day = 24 * 3_600;
const mebibyte = 1024 * 1024;

/** A page of about this many bytes that compression cannot make smaller. */
function page(bytes = 100, more: Partial<NewPage> = {}): NewPage {
  const value: PageValue = { kind: 'APP_PAGE', html: '<html></html>', rscData: randomBytes(bytes) };
  return { value, lastModified: hour, lifetime: { revalidate: 60, expire: day }, tags: [], ...more };
}

/** A key in the form that Next.js uses. */
const keyOf = (path: string) => `/route-cache/APP_PAGE/0a1b/$${path}`;

function cacheOf({
  pages = mebibyte,
  emptyDays = mebibyte,
  unpacked = mebibyte,
  copies = mebibyte,
  patterns = mebibyte,
} = {}) {
  let store: MemoryPageStore | undefined;
  const cache = new PageCache(
    { unpacked, copies, patterns },
    (dropped) => (store = new MemoryPageStore({ pages, emptyDays }, dropped)),
  );
  if (store === undefined) throw new Error('the cache made no store');
  return { cache, store };
}

const held = (cache: PageCache, paths: readonly string[]) =>
  paths.filter((path) => cache.hasPath(path, hour));

describe('PageCache', () => {
  it('drops the least recently used first, and reading counts as use', async () => {
    // Three of these pages fit.
    const { cache } = cacheOf({ pages: 40_000 });
    for (const path of ['/a', '/b', '/c']) await cache.set(keyOf(path), page(10_000));
    await cache.get(keyOf('/a'));
    await cache.set(keyOf('/d'), page(10_000));
    expect(held(cache, ['/a', '/b', '/c', '/d'])).toEqual(['/a', '/c', '/d']);
    await expect(cache.get(keyOf('/b'))).resolves.toBeUndefined();
  });

  it('hasPath does not count as use', async () => {
    const { cache } = cacheOf({ pages: 25_000 });
    await cache.set(keyOf('/a'), page(10_000));
    await cache.set(keyOf('/b'), page(10_000));
    cache.hasPath('/a', hour);
    await cache.set(keyOf('/c'), page(10_000));
    expect(held(cache, ['/a', '/b', '/c'])).toEqual(['/b', '/c']);
  });

  it('keeps no page larger than its cap, and no older copy of it', async () => {
    const { cache, store } = cacheOf({ pages: 20_000 });
    await cache.set(keyOf('/a'), page());
    await cache.set(keyOf('/b'), page());
    await cache.get(keyOf('/a'));
    await cache.set(keyOf('/a'), page(30_000));
    expect(held(cache, ['/a', '/b'])).toEqual(['/b']);
    await expect(cache.get(keyOf('/a'))).resolves.toBeUndefined();
    expect([store.size, cache.bytes.unpacked]).toEqual([1, 0]);
  });

  it('gives a page unpacked, the same one again, and a newer copy at once', async () => {
    const { cache } = cacheOf();
    await cache.set(keyOf('/a'), page());
    const first = await cache.get(keyOf('/a'));
    expect((await cache.get(keyOf('/a')))?.value).toBe(first?.value);
    const newer = page(10, { lastModified: hour * 2 });
    await cache.set(keyOf('/a'), newer);
    const second = await cache.get(keyOf('/a'));
    expect(second).toMatchObject({ value: newer.value, lastModified: hour * 2 });
  });

  it('SEC1 a prefetch, for which Next.js renders nothing, takes no page its place', async () => {
    const { cache } = cacheOf();
    const paths = ['/a', '/b', '/c', '/d', '/e'];
    for (const path of paths) await cache.set(keyOf(path), page());
    const due = hour + 61_000;
    for (const path of paths) {
      const found = await within(newBudget({ prefetches: true }), () => cache.get(keyOf(path), due));
      expect(found?.lastModified).toBe(hour);
    }
    expect(cache.reserveRenewal('/a', due)).not.toBeNull();
    await expect(cache.get(keyOf('/b'), due)).resolves.toMatchObject({ lastModified: hour });
    expect(cache.reserveRenewal('/b', due)).toBeNull();
  });

  it('lets Next.js render four stale pages again at one time, and gives the others as fresh', async () => {
    const { cache } = cacheOf();
    const keys = ['/a', '/b', '/c', '/d', '/e', '/f'].map(keyOf);
    for (const key of keys) await cache.set(key, page());
    const later = hour + 61_000;
    const isStale = async (key: string, at: number) => {
      const { lastModified = 0, lifetime } = (await cache.get(key, at)) ?? {};
      return lastModified + Number(lifetime?.revalidate) * 1_000 < at;
    };
    const staleAt = async (at: number) => {
      const found: boolean[] = [];
      for (const key of keys) found.push(await isStale(key, at));
      return found;
    };
    await expect(staleAt(hour + 60_000)).resolves.toEqual(keys.map(() => false));
    await expect(staleAt(later)).resolves.toEqual([true, true, true, true, false, false]);
    // They are being rendered: nobody begins again, and one that is done makes room for the next.
    await expect(staleAt(later + 1)).resolves.toEqual(keys.map(() => false));
    await cache.set(keys[1] ?? '', page(100, { lastModified: later }));
    await expect(staleAt(later + 2)).resolves.toEqual([false, false, false, false, true, false]);
    // Renderings that failed are given up.
    await expect(staleAt(later + 30_002)).resolves.toEqual([true, false, true, true, false, false]);
  });

  it('REL4 renders one stale page again at one time while a visitor waits for a page, for two seconds at most', async () => {
    const { cache } = cacheOf();
    const keys = ['/a', '/b', '/c', '/d', '/e'].map(keyOf);
    for (const key of keys) await cache.set(key, page());
    const begun = async (at: number) => {
      const found: boolean[] = [];
      for (const key of keys) {
        const { lastModified = 0, lifetime } = (await cache.get(key, at)) ?? {};
        found.push(lastModified + Number(lifetime?.revalidate) * 1_000 < at);
      }
      return found;
    };
    const later = hour + 61_000;
    await expect(cache.get(keyOf('/waited'), later)).resolves.toBeUndefined();
    await expect(begun(later)).resolves.toEqual([true, false, false, false, false]);
    // The visitor has the page.
    await cache.set(keyOf('/waited'), page(100, { lastModified: later }));
    await expect(begun(later + 1)).resolves.toEqual([false, true, true, true, false]);
    for (const key of keys) await cache.set(key, page(100, { lastModified: later }));
    // Another visitor waits in vain.
    const next = later + 61_000;
    await cache.get(keyOf('/failed'), next);
    await expect(begun(next + 2_000)).resolves.toEqual([true, false, false, false, false]);
    await expect(begun(next + 2_001)).resolves.toEqual([false, true, true, true, false]);
  });

  it('what is fetched ahead waits for nothing: as much is rendered again beside it', async () => {
    const { cache } = cacheOf();
    const keys = ['/a', '/b'].map(keyOf);
    for (const key of keys) await cache.set(key, page());
    const later = hour + 61_000;
    await within(newBudget({ prefetches: true }), () => cache.get(keyOf('/ahead'), later));
    for (const key of keys)
      await expect(cache.get(key, later)).resolves.toMatchObject({ lastModified: hour });
  });

  it('an expired page is rendered before it is given, however many others are being rendered', async () => {
    const { cache } = cacheOf();
    const keys = ['/a', '/b', '/c', '/d', '/e'].map(keyOf);
    for (const key of keys) await cache.set(key, page());
    const at = hour + day * 1_000 + 1;
    for (const key of keys) await expect(cache.get(key, at)).resolves.toMatchObject({ lastModified: hour });
  });

  it('never gives an older copy that was on its way while a newer one came', async () => {
    const older = page();
    const newer = page(10, { lastModified: hour * 2 });
    const entries = new Map<string, KeptPage>();
    const onTheirWay: (() => void)[] = [];
    const slow: PageStore = {
      get: (key) => {
        const found = entries.get(key);
        return new Promise((resolve) => onTheirWay.push(() => resolve(found)));
      },
      set: (key, kept) => Promise.resolve(entries.set(key, kept).has(key)),
      delete: (key) => Promise.resolve(void entries.delete(key)),
      deleteTagged: () => Promise.resolve(),
      touch: () => {},
    };
    const cache = new PageCache({ unpacked: mebibyte, copies: mebibyte, patterns: mebibyte }, () => slow);
    await cache.set(keyOf('/a'), older);
    const reading = cache.get(keyOf('/a'));
    await cache.set(keyOf('/a'), newer);
    onTheirWay.shift()?.();
    await reading;
    const again = cache.get(keyOf('/a'));
    onTheirWay.shift()?.();
    expect((await again)?.value).toMatchObject(newer.value);
  });

  it('REL10: stays under its caps with exact books, whatever comes', async () => {
    const kinds = fc.constantFrom('set', 'empty', 'delete', 'get', 'stale', 'tag');
    const operation = fc.record({ kind: kinds, path: fc.nat(20), bytes: fc.integer({ min: 1, max: 9_000 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 80 }), async (operations) => {
        const caps = { pages: 30_000, emptyDays: 12_000, unpacked: 15_000 };
        const { cache, store } = cacheOf(caps);
        for (const { kind, path, bytes } of operations) {
          const key = keyOf(`/fr-FR/${path}`);
          if (kind === 'set') await cache.set(key, page(bytes));
          if (kind === 'empty') await cache.set(key, page(bytes, { tags: [emptyDayTag] }));
          if (kind === 'delete') await cache.delete(key);
          if (kind === 'tag') await cache.deleteTagged(emptyDayTag);
          if (kind === 'stale') cache.markStale('fr-FR');
          if (kind === 'get') {
            const known = cache.hasPath(`/fr-FR/${path}`, hour);
            expect((await cache.get(key)) !== undefined).toBe(known);
          }
          expect(store.bytes.pages).toBeLessThanOrEqual(caps.pages);
          expect(store.bytes.emptyDays).toBeLessThanOrEqual(caps.emptyDays);
          expect(cache.bytes.unpacked).toBeLessThanOrEqual(caps.unpacked);
          const paths = Array.from({ length: 21 }, (_, index) => `/fr-FR/${index}`);
          expect(held(cache, paths)).toHaveLength(store.size);
          const kept = await Promise.all(paths.map((one) => store.get(keyOf(one))));
          const memory = kept.reduce((sum, one) => sum + (one?.page.bytes.buffer.byteLength ?? 0), 0);
          expect(memory).toBeLessThan(store.bytes.pages + store.bytes.emptyDays + 1);
        }
      }),
      { seed: 20, numRuns: 100 },
    );
  });

  it('D43 pages of days without showtimes push no other page out, and only each other', async () => {
    const { cache, store } = cacheOf({ pages: 40_000, emptyDays: 24_000 });
    for (const path of ['/a', '/b', '/c']) await cache.set(keyOf(path), page(10_000));
    for (let index = 0; index < 50; index += 1)
      await cache.set(keyOf(`/empty/${index}`), page(10_000, { tags: ['fr-FR', emptyDayTag] }));
    expect(held(cache, ['/a', '/b', '/c'])).toEqual(['/a', '/b', '/c']);
    expect(held(cache, ['/empty/47', '/empty/48', '/empty/49'])).toEqual(['/empty/48', '/empty/49']);
    expect(store.size).toBe(5);
    // When showtimes are planned later, the page becomes a normal one, and the cache holds it only once.
    await cache.set(keyOf('/empty/49'), page(5_000));
    expect([store.size, store.bytes.emptyDays < 13_000]).toEqual([5, true]);
  });

  it('D43 gives them a twentieth of the cap, and everything together not more than the cap', () => {
    for (const bytes of [mebibyte, 256 * mebibyte, 256 * mebibyte + 7]) {
      const { pages, emptyDays, unpacked, copies, patterns } = capsOf(bytes);
      expect(emptyDays).toBe(Math.floor(bytes / 20));
      expect(pages + emptyDays + unpacked + copies + patterns).toBe(bytes);
    }
  });

  it('forgets what was marked with a tag, unpacked copies too', async () => {
    const { cache, store } = cacheOf();
    await cache.set(keyOf('/a'), page(10, { tags: ['x', 'y'] }));
    await cache.set(keyOf('/b'), page(10, { tags: [emptyDayTag, 'x'] }));
    await cache.set(keyOf('/c'), page(10, { tags: ['y'] }));
    await cache.get(keyOf('/a'));
    await cache.deleteTagged('x');
    expect(held(cache, ['/a', '/b', '/c'])).toEqual(['/c']);
    expect([store.size, cache.bytes.unpacked]).toEqual([1, 0]);
  });

  it.each([0, -1, Number.NaN])('refuses a part of %d bytes', (bytes) => {
    expect(() => new MemoryPageStore({ pages: bytes, emptyDays: 1 })).toThrow(
      /expected at least a byte for pages/,
    );
  });

  it('does not hold a page past its expire for warm: Next.js would make the visitor wait for it', async () => {
    const { cache } = cacheOf();
    await cache.set(keyOf('/a'), page());
    await cache.set(keyOf('/b'), page(1, { lifetime: undefined }));
    expect(cache.hasPath('/a', hour + day * 1_000 - 1)).toBe(true);
    expect(cache.hasPath('/a', hour + day * 1_000)).toBe(false);
    expect(cache.hasPath('/b', hour + day * 5_000)).toBe(true);
  });

  it('knows a path by its newest key: an older one that leaves takes nothing with it', async () => {
    const { cache } = cacheOf();
    const [older, newer] = [keyOf('/a'), '/route-cache/APP_PAGE/ffff/$/a'];
    await cache.set(older, page());
    await cache.set(newer, page());
    await cache.delete(older);
    expect(held(cache, ['/a'])).toEqual(['/a']);
    await cache.delete(newer);
    expect(held(cache, ['/a'])).toEqual([]);
  });

  it.each([
    [keyOf('/fr-FR/a'), '/fr-FR/a'],
    ['/$/fr-FR/a', '/fr-FR/a'],
    ['/fr-FR/a', '/fr-FR/a'],
  ])('reads in the key %s the path %s', (key, path) => {
    expect(pathOfKey(key)).toBe(path);
  });

  it('REL10: counts the key of a page, which addresses from outside make long', async () => {
    const bytesWith = async (path: string) => {
      const { cache, store } = cacheOf();
      await cache.set(keyOf(path), page());
      return store.bytes.pages;
    };
    const [short, long] = [await bytesWith('/a'), await bytesWith(`/a${'b'.repeat(1_000)}`)];
    expect(long - short).toBe(4_000);
  });

  it('markStale leaves alone what is rendered after it, and what has no lifetime', async () => {
    const { cache } = cacheOf();
    await cache.set(keyOf('/fr-FR/b'), page(100, { lastModified: 0, lifetime: undefined }));
    cache.markStale('fr-FR');
    await cache.set(keyOf('/fr-FR/a'), page());
    expect((await cache.get(keyOf('/fr-FR/a')))?.lifetime).toEqual({ revalidate: 60, expire: day });
    expect(await cache.get(keyOf('/fr-FR/b'))).toMatchObject({ lastModified: 0, lifetime: undefined });
  });

  it('REL6: markStale makes the pages of one locale stale, none of them expired', async () => {
    const { cache } = cacheOf();
    for (const path of ['/fr-FR/home/x', '/en-FR/home/x', '/fr-FR']) await cache.set(keyOf(path), page());
    cache.markStale('fr-FR');
    const stale = { lastModified: hour, lifetime: { revalidate: 1, expire: day } };
    expect(await cache.get(keyOf('/fr-FR/home/x'))).toMatchObject(stale);
    expect(await cache.get(keyOf('/fr-FR'))).toMatchObject(stale);
    expect((await cache.get(keyOf('/en-FR/home/x')))?.lifetime?.revalidate).toBe(60);
    expect(cache.hasPath('/fr-FR/home/x', hour + 2)).toBe(true);
    await cache.set(keyOf('/fr-FR/home/x'), page(1, { lastModified: hour + 2 }));
    expect((await cache.get(keyOf('/fr-FR/home/x')))?.lifetime?.revalidate).toBe(60);
  });
});
