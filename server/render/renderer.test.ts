import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gapTag } from '#src/api/load/gap-tag.ts';
import { purges } from '#src/api/purge/purges.ts';
import { currentLoad, NotLoadedError } from '#src/api/load/page-load.ts';
import { noteHeard } from '#src/api/transport/one-revision.ts';
import { log } from '#src/api/log.ts';
import { read } from '#src/api/read.ts';
import { newBudget, within } from '#src/api/transport/budget.ts';
import { RequiredReadError } from '#src/api/transport/failure.ts';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { steadyNow } from '#src/kernel/date/clock.ts';
import type { KeptPage } from '#src/request/cache/kept-page.ts';
import PageCacheHandler from '#src/request/cache/page-cache-handler.ts';
import { PageStore } from '#src/request/cache/page-store.ts';
import type { SharedPages } from '#src/request/cache/shared-pages.ts';
import { testPage } from '#src/request/test-kit/kept-page-test-kit.ts';
import { until } from '../test-held.ts';
import type { Handle } from './handle.ts';
import { BusyError, GoneError, ranks, RenderQueue } from './render-queue.ts';
import { RenderError, Renderer } from './renderer.ts';

const films = '/fr-FR/shows/2026-11-20/-/-';
const lifetime = { revalidate: 60, expire: 86_400 };
const mebibyte = 1024 * 1024;

let build = '';
beforeAll(() => {
  build = mkdtempSync(path.join(tmpdir(), 'velours-build-'));
  writeFileSync(path.join(build, 'build-manifest.json'), '{}');
});
afterAll(() => rmSync(build, { recursive: true }));
beforeEach(forgetProcessWide);

/** How a rendering ends; well by default. */
type End = 'fails' | 'outage' | 'nothing';

/** What loads and renders a text for each path when the test lets it. */
function framework(tags: readonly string[] = ['show:fr:a']) {
  const begun: { readonly url: string; readonly end: (outcome?: End) => void }[] = [];
  const outcomes = new Map<string, End | undefined>();
  const load = async (url: string) => {
    const waiting = Promise.withResolvers<End | undefined>();
    begun.push({ url, end: waiting.resolve });
    const outcome = await waiting.promise;
    if (outcome === 'outage') throw new RequiredReadError('shows', { kind: 'network' });
    outcomes.set(url, outcome);
    currentLoad()?.note(lifetime, tags);
  };
  const handle: Handle = async ({ url = '' }, response) => {
    const outcome = outcomes.get(url);
    response.statusCode = outcome === 'fails' ? 500 : 200;
    response.end('what Next.js sends');
    if (outcome !== undefined) return;
    await new PageCacheHandler().set(`/route-cache/$${url}`, {
      kind: 'APP_PAGE',
      html: `<html>${url}</html>`,
    });
  };
  return { load, handle, begun, urls: () => begun.map(({ url }) => url) };
}

function stage(
  tags?: readonly string[],
  { shared, bounds }: { shared?: SharedPages; bounds?: ConstructorParameters<typeof RenderQueue>[0] } = {},
) {
  const store = new PageStore({ pages: mebibyte, emptyDays: mebibyte }, shared);
  const { load, handle, begun, urls } = framework(tags);
  const queue = new RenderQueue(bounds);
  const renderer = new Renderer({ handle, load, store, queue, serverFolder: path.join(build, 'server') });
  return { store, renderer, begun, urls, queue };
}

const textOf = (page: KeptPage | undefined) =>
  gunzipSync(page?.parts.get('document')?.gzip ?? Buffer.alloc(0)).toString();

describe('a page that somebody waits for', () => {
  it('REL7 is rendered once for all who ask meanwhile, and kept', async () => {
    const { store, renderer, begun, urls } = stage();
    const all = Array.from({ length: 20 }, () => renderer.page(films));
    await until(() => begun.length === 1);
    begun[0]?.end();
    const pages = await Promise.all(all);
    expect(new Set(pages).size).toBe(1);
    expect(textOf(pages[0])).toBe(`<html>${films}</html>`);
    expect(store.get(films)).toBe(pages[0]);
    expect(pages[0]).toMatchObject({ lifetime, tags: ['show:fr:a'] });
    expect(urls()).toEqual([films]);
  });

  it('is as old as the beginning of its rendering: what was purged meanwhile is not in it', async () => {
    const { store, renderer, begun } = stage();
    const before = steadyNow();
    const page = renderer.page(films);
    await until(() => begun.length === 1);
    purges().note(['show:fr:a']);
    const later = steadyNow();
    begun[0]?.end();
    const { lastModified } = await page;
    expect(lastModified).toBeGreaterThanOrEqual(before);
    expect(lastModified).toBeLessThanOrEqual(later);
    expect([store.has(films), store.isDue(films)]).toEqual([true, true]);
  });

  it('D31 with a gap says so to robots', async () => {
    const { renderer, begun } = stage([gapTag]);
    const page = renderer.page(films);
    await until(() => begun.length === 1);
    begun[0]?.end();
    expect((await page).headers).toMatchObject({ 'x-robots-tag': 'noindex' });
  });

  it.each([
    ['fails', false],
    ['outage', true],
  ] as const)(
    'REL5 %s for all who wait, keeps nothing, and is tried again by the next one',
    async (end, isOutage) => {
      const { store, renderer, begun } = stage();
      const ask = () => within(newBudget(), () => renderer.page(films));
      const all = [ask(), ask()];
      await until(() => begun.length === 1);
      begun[0]?.end(end);
      for (const { reason } of (await Promise.allSettled(all)) as PromiseRejectedResult[]) {
        expect(reason).toBeInstanceOf(RenderError);
        expect(reason).toMatchObject({ isOutage });
      }
      expect(store.has(films)).toBe(false);
      const again = ask();
      await until(() => begun.length === 2);
      begun[1]?.end();
      await expect(again).resolves.toMatchObject({ lifetime });
    },
  );

  it('is rendered again from what it asked for in vain, also where Next.js left a hole', async () => {
    const store = new PageStore({ pages: mebibyte, emptyDays: mebibyte });
    const asked: unknown[] = [];
    const handle: Handle = async ({ url = '' }, response) => {
      asked.push(await read('tags', 'fr-FR', {}).catch((error: unknown) => error));
      response.end();
      await new PageCacheHandler().set(`/route-cache/$${url}`, { kind: 'APP_PAGE', html: '<html></html>' });
    };
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no API here')));
    const load = () => Promise.resolve();
    const renderer = new Renderer({
      handle,
      load,
      store,
      queue: new RenderQueue(),
      serverFolder: path.join(build, 'server'),
    });
    const { tags } = await renderer.page(films);
    expect(asked).toEqual([expect.any(NotLoadedError), { ok: false, failure: { kind: 'network' } }]);
    expect(tags).toEqual([gapTag]);
    vi.unstubAllGlobals();
  });

  it.each([
    ['is loaded again where the catalogue was replaced meanwhile', ['1 2', '2'], []],
    ['lives for seconds where it is mixed all the same', ['1 2', '1 2', '1 2'], [gapTag]],
  ])('REL5 %s: no answers of two revisions are joined for long', async (_, revisions, tags) => {
    const loads = [...revisions];
    const store = new PageStore({ pages: mebibyte, emptyDays: mebibyte });
    const { handle } = framework();
    const load = async () => {
      for (const revision of loads.shift()?.split(' ') ?? []) noteHeard('fr', revision);
      await Promise.resolve();
    };
    const serverFolder = path.join(build, 'server');
    const page = new Renderer({ handle, load, store, queue: new RenderQueue(), serverFolder }).page(films);
    expect([(await page).tags, loads]).toEqual([tags, []]);
  });

  it('is none where Next.js answers and hands nothing over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { renderer, begun } = stage();
    const page = renderer.page(films).catch((error: unknown) => error);
    await vi.waitUntil(() => begun.length === 1);
    begun[0]?.end('nothing');
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await page).toBeInstanceOf(RenderError);
    vi.useRealTimers();
  });

  it('REL4 says to try again when the time of who waits is over before a renewal that takes its time', async () => {
    const { store, renderer, begun } = stage();
    store.set(films, testPage('old'), '1');
    void renderer.renew(films);
    await until(() => begun.length === 1);
    const budget = { ...newBudget(), whole: 0 };
    await expect(within(budget, () => renderer.page(films))).rejects.toMatchObject({ isOutage: true });
    begun[0]?.end();
  });

  it('REL4 is waited for beyond the time of its reads, which end before: what remains is our own work', async () => {
    const { renderer, begun } = stage();
    const budget = { ...newBudget(), whole: 0 };
    const page = within(budget, () => renderer.page(films));
    await until(() => begun.length === 1);
    begun[0]?.end();
    await expect(page).resolves.toMatchObject({ lifetime });
  });

  it('REL13 leaves the queue when nobody waits for it any more; one of several who leaves changes nothing', async () => {
    const { renderer, begun, urls, queue } = stage(undefined, {
      bounds: { atOnce: 1, waiting: 5, waitMs: 60_000 },
    });
    const first = renderer.page(films);
    await until(() => begun.length === 1);
    const leaving = [new AbortController(), new AbortController()];
    const waiting = leaving.map(({ signal }) => renderer.page('/fr-FR/gone', ranks.visitor, signal));
    await until(() => queue.now.waiting === 1);
    leaving[0]?.abort();
    await expect(waiting[0]).rejects.toBeInstanceOf(GoneError);
    expect(queue.now.waiting).toBe(1);
    leaving[1]?.abort();
    await expect(waiting[1]).rejects.toBeInstanceOf(GoneError);
    await until(() => queue.now.waiting === 0);
    begun[0]?.end();
    await first;
    expect(urls()).toEqual([films]);
  });

  it('is rendered from what was loaded before, once; what is forgotten is loaded again', async () => {
    const { store, renderer, begun, urls } = stage();
    const forgets = [renderer.begin(films), renderer.begin(films)];
    expect(urls()).toEqual([films]);
    purges().note(['show:fr:a']);
    const page = renderer.page(films);
    begun[0]?.end();
    await page;
    // It is as old as its loading.
    expect([urls(), store.isDue(films)]).toEqual([[films], true]);
    for (const forget of forgets) forget();
    renderer.begin('/fr-FR/gone')();
    const other = renderer.page('/fr-FR/gone');
    await until(() => begun.length === 3);
    begun[2]?.end();
    await other;
    expect(urls()).toEqual([films, '/fr-FR/gone', '/fr-FR/gone']);
  });

  it('REL13 is not begun for somebody who has left before', async () => {
    const { renderer, urls } = stage();
    await expect(
      renderer.page(films, ranks.visitor, AbortSignal.abort(new GoneError('left'))),
    ).rejects.toBeInstanceOf(GoneError);
    expect(urls()).toEqual([]);
  });

  it('REL13 is refused when too much waits, or waits for too long', async () => {
    const { renderer, begun } = stage(undefined, { bounds: { atOnce: 1, waiting: 1, waitMs: 30 } });
    void renderer.page('/fr-FR/1').catch(() => undefined);
    await until(() => begun.length === 1);
    const second = renderer.page('/fr-FR/2');
    await expect(renderer.page('/fr-FR/3')).rejects.toBeInstanceOf(BusyError);
    await expect(second).rejects.toBeInstanceOf(BusyError);
  });
});

describe('a page that is due', () => {
  const keep = (store: PageStore, name: string) => {
    store.set(name, testPage('old', { lastModified: steadyNow() - 120_000 }), '1');
    return name;
  };

  it('is rendered once, whoever asks, and replaces the kept one when it is there', async () => {
    const { store, renderer, begun, urls } = stage();
    keep(store, films);
    const renewals = [renderer.renew(films), renderer.renew(films)];
    await until(() => begun.length === 1);
    expect(textOf(store.get(films))).toBe('old');
    begun[0]?.end();
    await Promise.all(renewals);
    expect(textOf(store.get(films))).toBe(`<html>${films}</html>`);
    expect(store.isDue(films)).toBe(false);
    expect(urls()).toEqual([films]);
  });

  it('REL5 stays as it is when it cannot be rendered, and is not tried again at once', async () => {
    const { store, renderer, begun } = stage();
    keep(store, films);
    const renewal = renderer.renew(films);
    await until(() => begun.length === 1);
    begun[0]?.end('outage');
    await expect(renewal).resolves.toBeUndefined();
    expect(textOf(store.get(films))).toBe('old');
    expect(store.isDue(films)).toBe(false);
    expect(store.isDue(films, steadyNow() + 6_000)).toBe(true);
  });

  it('says in the log when it cannot be rendered for another reason than the API', async () => {
    const told = vi.spyOn(log, 'error');
    const { store, renderer, begun } = stage();
    keep(store, films);
    for (const [end, times] of [
      ['outage', 0],
      ['fails', 1],
    ] as const) {
      store.set(films, testPage('old', { lastModified: steadyNow() - 120_000 }), '1');
      const renewal = renderer.renew(films);
      await until(() => begun.length === times + 1);
      begun[times]?.end(end);
      await renewal;
      expect(told).toHaveBeenCalledTimes(times);
    }
  });

  it('is one of four at a time, and of one beside a page that a visitor waits for', async () => {
    const { store, renderer, begun, urls } = stage();
    const names = Array.from({ length: 6 }, (_, index) => keep(store, `/fr-FR/${index}`));
    for (const name of names) void renderer.renew(name);
    await until(() => begun.length === 4);
    expect(urls()).toEqual(names.slice(0, 4));
    for (const { end } of begun) end();
    await until(() => names.slice(0, 4).every((name) => !store.isDue(name)));
    const page = renderer.page(films);
    await until(() => begun.length === 5);
    for (const name of names.slice(4)) void renderer.renew(name);
    await until(() => begun.length === 6);
    expect(urls().slice(4)).toEqual([films, names[4]]);
    for (const { end } of begun) end();
    await page;
  });

  it('is taken from another process that has rendered it meanwhile', async () => {
    const newer = { ...testPage('newer'), path: films, revision: '1', purges: {} };
    const shared = { get: () => Promise.resolve(newer), set: () => undefined };
    const { store, renderer, begun } = stage(undefined, { shared });
    keep(store, films);
    await renderer.renew(films);
    expect(textOf(store.get(films))).toBe('newer');
    expect(begun).toEqual([]);
  });
});
