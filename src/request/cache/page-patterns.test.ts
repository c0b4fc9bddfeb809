import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageValue } from '../page-value.ts';
import { PageCache } from './page-cache.ts';
import { pageFromBytes, pageToBytes } from './page-bytes.ts';
import { PagePatterns } from './page-patterns.ts';
import { MemoryPageStore } from './page-store.ts';
import { packPage, unpackPage } from './packed-page.ts';

/** What all pages of a kind say: nothing in it can be compressed by itself. */
const frame = randomBytes(20_000).toString('base64');
const mebibyte = 1024 * 1024;

const pageOf = (own: string): PageValue => ({
  kind: 'APP_PAGE',
  html: `<html>${frame}${own}</html>`,
  rscData: Buffer.from(`0:${own}`),
});

/** Packs pages as the cache does, one after the other. */
function packAll(patterns: PagePatterns, paths: readonly string[]): number[] {
  return paths.map((path) => {
    const packed = packPage(pageOf(path), patterns.of(path));
    patterns.learn(path, packed);
    expect(unpackPage(packed).html).toBe(pageOf(path).html);
    return packed.bytes.length;
  });
}

const films = (locale: string, count: number) =>
  Array.from({ length: count }, (_, index) => `/${locale}/movie/film-${index}/2026-11-20`);

describe('the pattern of a kind of page', () => {
  it('is one of its first pages; those after it take only what they say besides', () => {
    const sizes = packAll(new PagePatterns(mebibyte), films('fr-FR', 8));
    expect(Math.min(...sizes.slice(0, 5))).toBeGreaterThan(15_000);
    expect(Math.max(...sizes.slice(5))).toBeLessThan(300);
  });

  it('stands in for other locales until they have their own, and for no other kind', () => {
    const patterns = new PagePatterns(mebibyte);
    packAll(patterns, films('fr-FR', 5));
    const french = patterns.of('/fr-FR/movie/x/2026-11-21');
    expect(french).toBeDefined();
    expect(patterns.of('/de-CH/movie/x/2026-11-21')).toBe(french);
    expect(patterns.of('/fr-FR/cinema/x/2026-11-21')).toBeUndefined();
    packAll(patterns, films('de-CH', 5));
    const german = patterns.of('/de-CH/movie/x/2026-11-21');
    expect(german).not.toBe(french);
    expect(patterns.of('/fr-FR/movie/x/2026-11-21')).toBe(french);
    expect(patterns.bytes).toBe((french?.length ?? 0) + (german?.length ?? 0));
  });

  it('has a bound for all kinds together: those that come later have none', () => {
    const patterns = new PagePatterns(40_000);
    packAll(patterns, films('fr-FR', 6));
    packAll(
      patterns,
      ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => `/fr-FR/cinema/${slug}/2026-11-20`),
    );
    expect(patterns.of('/fr-FR/movie/x/2026-11-20')).toBeDefined();
    expect(patterns.of('/fr-FR/cinema/x/2026-11-20')).toBeUndefined();
    expect(patterns.bytes).toBeLessThanOrEqual(40_000);
  });

  it('leaves every page as it was, in any order of kinds and locales', () => {
    const path = fc
      .tuple(fc.constantFrom('fr-FR', 'de-CH'), fc.constantFrom('movie', 'cinema'), fc.nat({ max: 30 }))
      .map(([locale, kind, number]) => `/${locale}/${kind}/${number}/2026-11-20`);
    fc.assert(
      fc.property(fc.array(path, { maxLength: 40 }), (paths) => {
        packAll(new PagePatterns(60_000), paths);
      }),
      { seed: 13, numRuns: 30 },
    );
  });

  it('does not leave the process: a page for other processes is compressed by itself', () => {
    const patterns = new PagePatterns(mebibyte);
    const paths = films('fr-FR', 6);
    packAll(patterns, paths);
    const page = packPage(pageOf('own'), patterns.of(paths[0] ?? ''));
    const lifetime = { revalidate: 60, expire: 86_400 };
    const about = { key: '/x', revision: '1', purges: {}, lastModified: 1, lifetime, tags: [] };
    const read = pageFromBytes(pageToBytes({ ...about, page }), () => 1);
    if (read === undefined) throw new Error('expected a page');
    expect(read.page.pattern).toBeUndefined();
    expect(unpackPage(read.page).html).toBe(pageOf('own').html);
    // Where it is taken, it is compressed against the pattern that they have there.
    const taken = patterns.packed(paths[0] ?? '', read.page);
    expect(taken.bytes.length).toBeLessThan(300);
    expect(unpackPage(taken).html).toBe(pageOf('own').html);
  });

  it('makes room for several times as many pages in the same cache', async () => {
    const kept = async (patterns: number) => {
      const caps = { unpacked: mebibyte, copies: mebibyte, patterns };
      const cache = new PageCache(
        caps,
        (dropped) => new MemoryPageStore({ pages: 150_000, emptyDays: 1 }, dropped),
      );
      const paths = films('fr-FR', 60);
      const lifetime = { revalidate: 60, expire: 86_400 };
      for (const path of paths)
        await cache.set(`/route-cache/APP_PAGE/0a1b/$${path}`, {
          value: pageOf(path),
          lastModified: 1_000,
          lifetime,
          tags: [],
        });
      return paths.filter((path) => cache.hasPath(path, 2_000)).length;
    };
    expect(await kept(mebibyte)).toBeGreaterThan(5 * (await kept(0)));
  });
});
