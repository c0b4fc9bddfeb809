import { beforeEach, describe, expect, it } from 'vitest';
import { noteRevision } from '#src/api/memory.ts';
import { purges } from '#src/api/purge/purges.ts';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import type { PageValue } from '../page-value.ts';
import type { NewPage } from './cached-page.ts';
import { pageFromBytes, pageToBytes } from './page-bytes.ts';
import { PageCache } from './page-cache.ts';
import { MemoryPageStore } from './page-store.ts';
import { installSharedPages, noSharedPages, sharedPages, type SharedPages } from './shared-pages.ts';

const mebibyte = 1024 * 1024;
const minute = 60_000;
const path = '/fr-FR/home/2026-11-20';
const key = `/route-cache/APP_PAGE/0a1b/$${path}`;
const lifetime = { revalidate: 60, expire: 86_400 };

/** A store that several caches of one test share, with the bytes that Redis would hold. */
function shelf() {
  const bytes = new Map<string, Buffer>();
  const modified = new Map<string, number>();
  const asked: string[] = [];
  const pages: SharedPages = {
    get: (of) => {
      asked.push(of);
      const found = bytes.get(of);
      return Promise.resolve(found && pageFromBytes(found, () => modified.get(of) ?? 0));
    },
    set: (of, shared) => {
      bytes.set(of, pageToBytes(shared));
      modified.set(of, shared.lastModified);
    },
    delete: (of) => void bytes.delete(of),
  };
  return { pages, bytes, asked };
}

/** The cache of one more process. */
const cacheWith = (shared: SharedPages, pages = mebibyte) =>
  new PageCache(
    { unpacked: mebibyte, copies: mebibyte, patterns: mebibyte },
    (dropped) => new MemoryPageStore({ pages, emptyDays: mebibyte }, dropped),
    shared,
  );

function page(html: string, lastModified: number, more: Partial<NewPage> = {}): NewPage {
  const value: PageValue = {
    kind: 'APP_PAGE',
    html,
    headers: { 'content-security-policy': `of ${html}` },
  };
  return { value, lastModified, lifetime, tags: ['a'], ...more };
}

beforeEach(forgetProcessWide);

describe('pages that processes share', () => {
  it('what one keeps, another has, with its policy', async () => {
    const { pages, asked } = shelf();
    const [one, other] = [cacheWith(pages), cacheWith(pages)];
    await one.set(key, page('first', minute));
    expect(other.hasPath(path, minute)).toBe(false);
    await expect(other.get(key, minute)).resolves.toMatchObject({
      value: { html: 'first', headers: { 'content-security-policy': 'of first' } },
      lastModified: minute,
      lifetime,
    });
    // From then on it is in its own layer.
    expect(other.hasPath(path, minute)).toBe(true);
    await other.get(key, minute);
    expect(asked).toEqual([path]);
  });

  it('recall takes a page before it is asked for, and says whether there is one', async () => {
    const { pages } = shelf();
    const [one, other] = [cacheWith(pages), cacheWith(pages)];
    await expect(other.recall(path, minute)).resolves.toBe(false);
    await one.set(key, page('first', minute));
    await expect(other.recall(path, minute)).resolves.toBe(true);
    expect(other.renderedAt(path)).toBe(minute);
    // A page that does not fit here is none here.
    await expect(cacheWith(pages, 1).recall(path, minute)).resolves.toBe(false);
  });

  it('a page that is due is rendered once for all', async () => {
    const { pages } = shelf();
    const [one, other] = [cacheWith(pages), cacheWith(pages)];
    await one.set(key, page('first', minute));
    await other.recall(path, minute);
    const due = 3 * minute;
    // The first is told that it is stale, and renders it.
    await expect(one.get(key, due)).resolves.toMatchObject({ value: { html: 'first' }, lifetime });
    await one.set(key, page('second', due));
    // The other has no need to.
    await expect(other.get(key, due)).resolves.toMatchObject({
      value: { html: 'second' },
      lastModified: due,
    });
    expect(other.isDue(path, due)).toBe(false);
  });

  it('an older page never takes the place of a newer one, nor one that may not be served', async () => {
    const { pages } = shelf();
    const [one, other] = [cacheWith(pages), cacheWith(pages)];
    await one.set(key, page('first', minute));
    await other.set(key, page('newer', 2 * minute));
    const newer = await pages.get(path);
    if (newer !== undefined) pages.set(path, { ...newer, lastModified: minute });
    await expect(other.get(key, 10 * minute)).resolves.toMatchObject({ value: { html: 'newer' } });
    const tomorrow = minute + 86_400_000;
    await expect(cacheWith(pages).recall(path, tomorrow)).resolves.toBe(false);
  });

  it('a page that this process shared itself is not taken for a newer one, though it was written a moment late', async () => {
    const { pages } = shelf();
    const one = cacheWith(pages);
    await one.set(key, page('first', minute));
    const own = await pages.get(path);
    if (own !== undefined) pages.set(path, { ...own, lastModified: minute + 999 });
    await one.get(key, 3 * minute);
    expect(one.renderedAt(path)).toBe(minute);
  });

  it('a page with a hole in it is not shared', async () => {
    const { pages, bytes } = shelf();
    const one = cacheWith(pages);
    await one.set(key, page('whole', minute));
    await one.set(key, page('hole', 2 * minute, { lifetime: { revalidate: 5, expire: 300 } }));
    expect(bytes.size).toBe(1);
    await expect(cacheWith(pages).get(key, 2 * minute)).resolves.toMatchObject({ value: { html: 'whole' } });
  });

  it('what another catalogue was rendered from is stale at once, and not expired', async () => {
    const { pages } = shelf();
    noteRevision('fr', '7', 0);
    await cacheWith(pages).set(key, page('first', minute));
    noteRevision('fr', '8', 2_000);
    const other = cacheWith(pages);
    await expect(other.get(key, minute + 1_001)).resolves.toMatchObject({
      value: { html: 'first' },
      lifetime: { revalidate: 1, expire: 86_400 },
    });
    expect(other.isDue(path, minute + 1_001)).toBe(true);
  });

  it('what was rendered before a purge that is known here is rendered again, whatever its time', async () => {
    const { pages } = shelf();
    await cacheWith(pages).set(key, page('first', 2 * minute));
    purges().note(['site:fr'], 4);
    const other = cacheWith(pages);
    await expect(other.recall(path, 2 * minute)).resolves.toBe(true);
    const due = 2 * minute + 1_001;
    expect(other.isDue(path, due)).toBe(true);
    // Next.js is told, and renders it.
    await expect(other.get(key, due)).resolves.toMatchObject({ lifetime: { revalidate: 1, expire: 86_400 } });
    await other.set(key, page('second', due));
    await expect(cacheWith(pages).get(key, due)).resolves.toMatchObject({
      value: { html: 'second' },
      lifetime,
    });
  });

  it('a newer page from before a purge is taken, and rendered again at once by the process that knows', async () => {
    const { pages } = shelf();
    const [one, other] = [cacheWith(pages), cacheWith(pages)];
    await one.set(key, page('first', minute));
    await other.set(key, page('newer', minute + 1_000));
    purges().note(['site:fr'], 4);
    // Its place is taken: one more request finds it being rendered.
    const due = minute + 3_000;
    await expect(one.get(key, due)).resolves.toMatchObject({
      value: { html: 'newer' },
      lifetime: { revalidate: 1 },
    });
    expect(one.reserveRenewal(path, due)).toBeNull();
  });

  it('a page from the future is due, and rendered again by the process that takes it', async () => {
    const { pages } = shelf();
    await cacheWith(pages).set(key, page('first', 61 * minute));
    const other = cacheWith(pages);
    const found = await other.get(key, minute);
    expect(found).toMatchObject({ value: { html: 'first' }, lastModified: minute - 60_001, lifetime });
    expect(other.isDue(path, minute)).toBe(true);
    await other.set(key, page('second', minute));
    expect(other.isDue(path, minute)).toBe(false);
  });

  it('a page under the path of another is not given', async () => {
    const { pages } = shelf();
    await cacheWith(pages).set(key, page('first', minute));
    const found = await pages.get(path);
    if (found !== undefined) pages.set('/fr-FR/shows/2026-11-20', found);
    const other = cacheWith(pages);
    await expect(other.recall('/fr-FR/shows/2026-11-20', minute)).resolves.toBe(false);
    // Nor does it become the page of its own path, which another asked for.
    expect(other.hasPath(path, minute)).toBe(false);
  });

  it('what is removed is removed for all', async () => {
    const { pages } = shelf();
    const one = cacheWith(pages);
    await one.set(key, page('first', minute));
    await one.delete(key);
    await expect(cacheWith(pages).get(key, minute)).resolves.toBeUndefined();
  });

  it('are named before anything asks for them', () => {
    const { pages } = shelf();
    installSharedPages(pages);
    expect(sharedPages()).toBe(pages);
    forgetProcessWide();
    expect(sharedPages()).toBe(noSharedPages);
    expect(() => installSharedPages(pages)).toThrow('before any page');
  });
});
