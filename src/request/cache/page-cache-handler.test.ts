import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDayTag } from '#src/api/marks/empty-day-tag.ts';
import { gapTag } from '#src/api/marks/gap-tag.ts';
import { installMeters, meters, type Meters } from '#src/config/metrics.ts';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { pageCache } from './page-cache.ts';
import PageCacheHandler from './page-cache-handler.ts';

const path = '/fr-FR/home/2026-11-20';
const key = `/route-cache/APP_PAGE/0a1b/$${path}`;
const page = (tags = 'a,b') => ({
  kind: 'APP_PAGE',
  html: '<html></html>',
  rscData: Buffer.from('rsc'),
  headers: { 'x-next-cache-tags': tags },
  status: 200,
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
});

beforeEach(() => {
  forgetProcessWide();
  vi.stubEnv('PAGE_CACHE_MB', '1');
});

describe('PageCacheHandler', () => {
  it('gives back what Next.js handed over, its lifetime too, to every instance', async () => {
    const lifetime = { revalidate: 60, expire: 86_400 };
    const value = page();
    await new PageCacheHandler().set(key, value, { cacheControl: lifetime });
    const found = await new PageCacheHandler().get(key);
    expect(found?.value).toMatchObject({ ...value, segmentData: expect.any(Map) });
    expect([...((found?.value ?? {}) as typeof value).segmentData]).toEqual([...value.segmentData]);
    expect(found?.cacheControl).toEqual(lifetime);
    expect(Math.abs((found?.lastModified ?? 0) - Date.now())).toBeLessThan(5_000);
  });

  it('tells the middleware which paths are warm', async () => {
    const handler = new PageCacheHandler();
    await handler.set(key, page(), {});
    expect(pageCache().hasPath(path)).toBe(true);
    await handler.set(key, null, {});
    expect(pageCache().hasPath(path)).toBe(false);
    await expect(handler.get(key)).resolves.toBeNull();
  });

  it('tells the operator how much each part of the page cache holds', async () => {
    let held: Parameters<Meters['watchPages']>[0] = () => ({ bytes: {}, pages: 0 });
    const silent = meters();
    forgetProcessWide();
    installMeters({ ...silent, watchPages: (from) => (held = from) });
    const handler = new PageCacheHandler();
    for (let at = 0; at < 6; at += 1) await handler.set(`${key}-${at}`, page(), {});
    await handler.get(`${key}-0`);
    const { bytes, pages } = held();
    expect(pages).toBe(6);
    expect(Object.keys(bytes).toSorted()).toEqual(['copies', 'emptyDays', 'pages', 'patterns', 'unpacked']);
    for (const part of ['pages', 'unpacked', 'patterns']) expect(bytes[part]).toBeGreaterThan(0);
  });

  it('keeps pages and nothing else, and then no older page either', async () => {
    const handler = new PageCacheHandler();
    await handler.set(key, page(), {});
    await handler.set(key, { kind: 'APP_ROUTE', body: Buffer.from('x') }, {});
    await expect(handler.get(key)).resolves.toBeNull();
  });

  it('takes the cap of PAGE_CACHE_MB and refuses a page beyond it', async () => {
    const noise = Array.from({ length: 200_000 }, (_, index) => Math.sin(index).toString(36)).join('');
    await new PageCacheHandler().set(key, { ...page(), html: noise }, {});
    expect(pageCache().hasPath(path)).toBe(false);
  });

  it('D31 tells search engines not to keep a page with a gap, in the rendered answer and in the kept copy', async () => {
    const handler = new PageCacheHandler();
    const [gap, whole] = [page(`a,${gapTag}`), page()];
    await handler.set(key, gap, {});
    expect(gap.headers).toMatchObject({ 'x-robots-tag': 'noindex' });
    expect((await handler.get(key))?.value).toMatchObject({ headers: { 'x-robots-tag': 'noindex' } });
    await handler.set(key, whole, {});
    expect((await handler.get(key))?.value).toMatchObject({ headers: whole.headers });
    expect(whole.headers).not.toHaveProperty('x-robots-tag');
  });

  it('D43 tells pages of days without showtimes by their tag', async () => {
    const handler = new PageCacheHandler();
    // The part for empty days has a twentieth of a mebibyte; only a small page fits.
    const noise = Array.from({ length: 10_000 }, (_, index) => Math.sin(index).toString(36)).join('');
    await handler.set(key, { ...page(`a,${emptyDayTag},b`), html: noise }, {});
    expect(pageCache().hasPath(path)).toBe(false);
    await handler.set(key, { ...page('a,b'), html: noise }, {});
    expect(pageCache().hasPath(path)).toBe(true);
  });

  it('forgets the pages with a tag', async () => {
    const handler = new PageCacheHandler();
    await handler.set(key, page('a,b'), {});
    await handler.revalidateTag('c');
    expect(pageCache().hasPath(path)).toBe(true);
    await handler.revalidateTag(['c', 'b']);
    expect(pageCache().hasPath(path)).toBe(false);
  });

  it('makes a page stale for Next.js without expiring it', async () => {
    const handler = new PageCacheHandler();
    await handler.set(key, page(), { cacheControl: { revalidate: 300, expire: 86_400 } });
    pageCache().markStale('fr-FR');
    const found = await handler.get(key);
    expect(found?.cacheControl).toEqual({ revalidate: 1, expire: 86_400 });
    expect(found?.lastModified).toBeGreaterThan(Date.now() - 10_000);
  });

  it('REL10: empties Next.js’s own notes, which it never does', async () => {
    const clear = vi.spyOn(SharedCacheControls.prototype, 'clear');
    const handler = new PageCacheHandler();
    const small = { kind: 'APP_PAGE', html: '' };
    for (let index = 0; index < 10_000; index += 1) await handler.set(`${key}${index}`, { ...small }, {});
    expect(clear).toHaveBeenCalledTimes(1);
  });
});
