import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDayTag } from '#src/api/load/empty-day-tag.ts';
import { noteRevision } from '#src/api/memory.ts';
import { purges } from '#src/api/purge/purges.ts';
import { installMeters, meters } from '#src/config/metrics.ts';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { testPage } from '../test-kit/kept-page-test-kit.ts';
import { capsOf } from './cache-caps.ts';
import { bytesOf, type KeptPage } from './kept-page.ts';
import { PageStore, pageStore } from './page-store.ts';
import { installSharedPages, noSharedPages, type SharedPage, type SharedPages } from './shared-pages.ts';
import { heardUntilNow } from './staleness.ts';

const mebibyte = 1024 * 1024;
const film = '/fr-FR/movie/a/2026-11-20/-/-';
const other = '/fr-FR/movie/b/2026-11-20/-/-';
const abroad = '/fr-BE/movie/a/2026-11-20/-/-';
const minute = 60_000;
const day = 86_400_000;
const noise = (length: number) => Array.from({ length }, (_, index) => Math.sin(index).toString(36)).join('');

const newStore = (pages = mebibyte, shared?: SharedPages) =>
  new PageStore({ pages, emptyDays: mebibyte }, shared);

/** A page as it is rendered now: it has heard of everything until now. */
const rendered = (at: number, tags: readonly string[] = [], more: Partial<KeptPage> = {}) =>
  testPage('<html></html>', { lastModified: at, tags, heard: heardUntilNow(), ...more });

function storeWithPages() {
  const store = newStore();
  store.set(film, rendered(minute, ['show:fr:a', 'cinema:fr:c']), '1');
  store.set(other, rendered(minute, ['show:fr:b']), '1');
  store.set(abroad, rendered(minute, ['show:be:a']), '1');
  return store;
}

/** The pages that are due a moment later. */
const dueIn = (store: PageStore) => [film, other, abroad].filter((path) => store.isDue(path, minute + 3_000));

beforeEach(forgetProcessWide);

describe('the life of a page', () => {
  it('is fresh, then due, then over', () => {
    const store = newStore();
    store.set(film, rendered(0), '1');
    const states = [0, minute, minute + 1, day - 1, day].map((at) => [
      store.isDue(film, at),
      store.has(film, at),
    ]);
    expect(states).toEqual([
      [false, true],
      [false, true],
      [true, true],
      [true, true],
      [true, false],
    ]);
    expect(store.get(film, day - 1)).toBeDefined();
    expect(store.get(film, day)).toBeUndefined();
  });

  it('says what remains of it', () => {
    const store = newStore();
    store.set(film, rendered(0), '1');
    expect(store.remainingOf(film, 10_500)).toEqual({ fresh: 49, stale: 86_340 });
    expect(store.remainingOf(film, 2 * minute)).toEqual({ fresh: 0, stale: 86_280 });
    expect(store.remainingOf(other, 0)).toBeUndefined();
    store.set(film, rendered(0, [], { lifetime: undefined }), '1');
    expect(store.remainingOf(film, 0)).toBeUndefined();
    expect(store.isDue(film, day)).toBe(false);
  });

  it('does not end where the page cannot be rendered again: it is not tried for five seconds', () => {
    const store = newStore();
    store.set(film, rendered(0), '1');
    store.rest(film, 2 * minute);
    expect([0, 4_999, 5_000].map((later) => store.isDue(film, 2 * minute + later))).toEqual([
      false,
      false,
      true,
    ]);
    expect(store.get(film, 2 * minute)).toBeDefined();
    store.rest(other, 0);
    expect(store.has(other)).toBe(false);
  });
});

describe('a clock that is set back', () => {
  it.each(['site:fr', 'show:fr:a'])('takes no purge of %s away', (tag) => {
    const store = storeWithPages();
    store.set(film, rendered(60 * minute, ['show:fr:a']), '1');
    // By the clock the purge comes an hour before the page.
    purges().note([tag]);
    expect(store.isDue(film, 60 * minute + 1)).toBe(true);
    expect(store.remainingOf(film, 60 * minute)).toMatchObject({ fresh: 0 });
  });

  it('lets no page live longer than its lifetime: one from the future is due', () => {
    const store = storeWithPages();
    store.set(film, rendered(61 * minute), '1');
    expect(store.isDue(film, minute)).toBe(true);
    expect(store.remainingOf(film, minute)).toEqual({ fresh: 0, stale: 86_400 });
    expect(store.has(film, minute)).toBe(true);
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
  ])('%s makes the pages due that were read from it', (tag, pages) => {
    const store = storeWithPages();
    purges().note([tag]);
    expect(dueIn(store)).toEqual(pages);
  });

  it('REL6 is given on as stale, never as expired or absent', () => {
    const store = storeWithPages();
    purges().note(['site:fr', 'site:be', 'show:fr:a']);
    for (const path of [film, other, abroad]) expect(store.get(path, minute + 3_000)).toBeDefined();
    expect(store.remainingOf(film, minute + 3_000)).toEqual({ fresh: 0, stale: 86_397 });
  });

  it('is not in a page whose rendering began before, and is in one that begins after', () => {
    const store = storeWithPages();
    const before = rendered(minute, ['show:fr:a']);
    purges().note(['show:fr:a']);
    store.set(film, before, '1');
    expect(dueIn(store)).toEqual([film]);
    store.set(film, rendered(minute + 2_000, ['show:fr:a']), '1');
    expect(dueIn(store)).toEqual([]);
  });

  it('REL6 a replaced catalogue makes the pages of one locale due, none of them expired', () => {
    const store = storeWithPages();
    store.markStale('fr-FR');
    expect(dueIn(store)).toEqual([film, other]);
    store.set(film, rendered(minute), '2');
    expect(dueIn(store)).toEqual([other]);
  });
});

describe('the limits', () => {
  it('REL10 drops the least recently used page first; to give one is use, to look is none', () => {
    const one = testPage(noise(100));
    const size = bytesOf(one) + 2 * '/fr-FR/a'.length;
    const store = newStore(2 * size + 100);
    for (const name of ['a', 'b']) store.set(`/fr-FR/${name}`, one, '1');
    store.has('/fr-FR/a');
    store.isDue('/fr-FR/a');
    store.get('/fr-FR/a');
    store.set('/fr-FR/c', one, '1');
    expect(['a', 'b', 'c'].map((name) => store.has(`/fr-FR/${name}`))).toEqual([true, false, true]);
    expect(store.bytes.pages).toBeLessThanOrEqual(2 * size + 100);
    expect(store.size).toBe(2);
  });

  it('keeps no page larger than its part, and no older copy of it', () => {
    const store = newStore(50_000);
    expect(store.set(film, rendered(0), '1')).toBe(true);
    expect(store.set(film, testPage(noise(20_000)), '1')).toBe(false);
    expect(store.has(film)).toBe(false);
  });

  it('D43 pages of days without showtimes push no other page out', () => {
    const store = new PageStore({ pages: mebibyte, emptyDays: 5_000 });
    store.set(film, rendered(0), '1');
    for (let at = 0; at < 100; at += 1) store.set(`${other}${at}`, rendered(0, [emptyDayTag]), '1');
    expect(store.has(film, 1)).toBe(true);
    expect(store.bytes.emptyDays).toBeLessThanOrEqual(5_000);
    store.set(film, rendered(0, [emptyDayTag]), '1');
    expect(store.bytes.pages).toBe(0);
    expect(capsOf(100)).toEqual({ emptyDays: 5, pages: 95 });
  });

  it.each([0, -1, Number.NaN])('refuses a part of %d bytes', (bytes) => {
    expect(() => new PageStore({ pages: bytes, emptyDays: 1 })).toThrow(/expected at least a byte for pages/);
  });

  it('takes the cap of PAGE_CACHE_MB, and tells the operator what it holds', () => {
    vi.stubEnv('PAGE_CACHE_MB', '1');
    let held: Parameters<ReturnType<typeof meters>['watchPages']>[0] = () => ({ bytes: {}, pages: 0 });
    const silent = meters();
    forgetProcessWide();
    installMeters({ ...silent, watchPages: (from) => (held = from) });
    pageStore().set(film, testPage(noise(300_000)), '1');
    expect(held().pages).toBe(0);
    pageStore().set(film, rendered(0), '1');
    expect(held()).toEqual({ bytes: { pages: expect.any(Number) as number, emptyDays: 0 }, pages: 1 });
  });
});

describe('pages that processes share', () => {
  /** What the processes have in common. */
  function sharing() {
    const all = new Map<string, SharedPage>();
    const shared: SharedPages = {
      get: (path) => Promise.resolve(all.get(path)),
      set: (path, page) => void all.set(path, page),
    };
    return { all, one: newStore(mebibyte, shared), another: newStore(mebibyte, shared) };
  }

  it('what one keeps, another has, and says whether there is one', async () => {
    const { one, another } = sharing();
    one.set(film, rendered(minute), '1');
    await expect(another.recall(film, minute)).resolves.toBe(true);
    expect(another.get(film, minute)).toEqual(one.get(film, minute));
    await expect(another.recall(other, minute)).resolves.toBe(false);
  });

  it('an older page never takes the place of a newer one, nor one that may not be served', async () => {
    const { all, one, another } = sharing();
    one.set(film, rendered(minute), '1');
    another.set(film, rendered(2 * minute), '1');
    all.set(film, { ...(all.get(film) as SharedPage), lastModified: minute });
    await expect(another.take(film, 2 * minute)).resolves.toBe(false);
    await expect(
      newStore(mebibyte, { ...noSharedPages, get: async () => all.get(film) }).recall(film, minute + day),
    ).resolves.toBe(false);
    // The age of a shared page is known no better than to a second.
    all.set(film, { ...(all.get(film) as SharedPage), lastModified: 2 * minute + 900 });
    await expect(another.take(film, 2 * minute)).resolves.toBe(false);
  });

  it('SEC1 a page under the path of another is not given', async () => {
    const { all, one, another } = sharing();
    one.set(film, rendered(minute), '1');
    all.set(other, all.get(film) as SharedPage);
    await expect(another.recall(other, minute)).resolves.toBe(false);
    expect(another.has(other, minute)).toBe(false);
  });

  it('a page with a gap in it is not shared', () => {
    const { all, one } = sharing();
    one.set(film, rendered(0, [], { lifetime: { revalidate: 5, expire: 300 } }), '1');
    one.set(other, rendered(0, [], { lifetime: undefined }), '1');
    expect(all.size).toBe(0);
  });

  it('what another catalogue was rendered from is due at once, and not expired', async () => {
    const { one, another } = sharing();
    one.set(film, rendered(minute), '1');
    noteRevision('fr', '2');
    await another.recall(film, minute);
    expect([another.isDue(film, minute), another.has(film, minute)]).toEqual([true, true]);
  });

  it('what was rendered before a purge that is known here is due at once', async () => {
    const { one, another } = sharing();
    one.set(film, rendered(minute, ['show:fr:a']), '0');
    purges().note(['show:fr:a'], 1);
    await another.recall(film, minute);
    expect([another.isDue(film, minute), another.has(film, minute)]).toEqual([true, true]);
  });

  it('are named before anything asks for them', () => {
    pageStore();
    expect(() => installSharedPages({ ...noSharedPages })).toThrow(/expected the shared pages to be named/);
  });
});
