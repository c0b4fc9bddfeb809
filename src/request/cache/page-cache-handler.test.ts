import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetProcessWide } from '#src/config/process-wide.ts';
import { pageCache } from './page-cache.ts';
import PageCacheHandler from './page-cache-handler.ts';

const key = '/route-cache/APP_PAGE/0a1b/$/fr-FR/home/2026-11-20';
const page = {
  kind: 'APP_PAGE',
  html: '<html></html>',
  rscData: Buffer.from('rsc'),
  headers: { 'x-next-cache-tags': 'a,b' },
  status: 200,
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
};

beforeEach(() => {
  forgetProcessWide();
  vi.stubEnv('PAGE_CACHE_MB', '1');
});

describe('PageCacheHandler', () => {
  it('gives back what the framework handed over, its lifetime too, to every instance', async () => {
    const lifetime = { revalidate: 60, expire: 86_400 };
    await new PageCacheHandler().set(key, page, { cacheControl: lifetime });
    const found = await new PageCacheHandler().get(key);
    expect(found?.value).toBe(page);
    expect(found?.cacheControl).toEqual(lifetime);
    expect(Math.abs((found?.lastModified ?? 0) - Date.now())).toBeLessThan(5_000);
  });

  it('counts HTML, payload and segments', async () => {
    await new PageCacheHandler().set(key, page, {});
    expect(pageCache().bytes).toBeGreaterThan(key.length + page.html.length + 3 + 4);
    expect(pageCache().bytes).toBeLessThan(1_000);
  });

  it('tells the middleware which paths are warm', async () => {
    const handler = new PageCacheHandler();
    await handler.set(key, page, {});
    expect(pageCache().hasPath('/fr-FR/home/2026-11-20')).toBe(true);
    await handler.set(key, null, {});
    expect(pageCache().hasPath('/fr-FR/home/2026-11-20')).toBe(false);
    await expect(handler.get(key)).resolves.toBeNull();
  });

  it('takes the cap of PAGE_CACHE_MB and refuses a page beyond it', async () => {
    expect(pageCache().capacity).toBe(1024 * 1024);
    await new PageCacheHandler().set(key, { ...page, html: 'x'.repeat(2 * 1024 * 1024) }, {});
    expect(pageCache().size).toBe(0);
  });

  it('makes a page stale for the framework without expiring it', async () => {
    const handler = new PageCacheHandler();
    await handler.set(key, page, { cacheControl: { revalidate: 300, expire: 86_400 } });
    pageCache().markStale('fr-FR', Date.now() + 1_000);
    const found = await handler.get(key);
    expect(found?.cacheControl).toEqual({ revalidate: 1, expire: 86_400 });
    expect(found?.lastModified).toBeGreaterThan(Date.now() - 10_000);
  });

  it('REL10: empties the framework’s own notes, which it never does', async () => {
    const clear = vi.spyOn(SharedCacheControls.prototype, 'clear');
    const handler = new PageCacheHandler();
    for (let index = 0; index < 10_000; index += 1)
      await handler.set(`${key}${index}`, { kind: 'APP_PAGE' }, {});
    expect(clear).toHaveBeenCalledTimes(1);
  });
});
