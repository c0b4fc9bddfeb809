import { describe, expect, it, vi } from 'vitest';
import { cacheProfiles } from '../cache-manifest.ts';
import { emptyDayTag } from './empty-day-tag.ts';
import { gapTag } from './gap-tag.ts';
import { markEmptyDay, markGap } from './marks.ts';
import { currentLoad, loadWithin, NotLoadedError, once, PageLoad } from './page-load.ts';
import { presentInstant } from './present.ts';

const make = (value: string) => vi.fn<() => Promise<string>>(() => Promise.resolve(value));

describe('what a page is made from', () => {
  it('is made once, however often the page asks for it', async () => {
    const load = new PageLoad();
    const list = make('list');
    const ask = () => loadWithin(load, () => once('shows', list));
    await expect(Promise.all([ask(), ask()])).resolves.toEqual(['list', 'list']);
    load.rendering();
    await expect(ask()).resolves.toBe('list');
    expect(list).toHaveBeenCalledTimes(1);
    await expect(loadWithin(new PageLoad(), () => once('shows', make('another')))).resolves.toBe('another');
  });

  it('fails for all who ask when it fails', async () => {
    const load = new PageLoad();
    const fails = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('it failed')));
    const ask = () => loadWithin(load, () => once('shows', fails));
    await expect(ask()).rejects.toThrow('it failed');
    load.rendering();
    await expect(ask()).rejects.toThrow('it failed');
    expect(fails).toHaveBeenCalledTimes(1);
  });

  it('is not made while the page is rendered, but after it, for the next rendering', async () => {
    const load = new PageLoad();
    const list = make('list');
    load.rendering();
    const ask = () => loadWithin(load, () => once('shows', list));
    await expect(ask()).rejects.toBeInstanceOf(NotLoadedError);
    expect([list.mock.calls.length, load.missing]).toEqual([0, ['shows']]);
    await load.loadMissing();
    load.rendering();
    await expect(ask()).resolves.toBe('list');
    expect(load.missing).toEqual([]);
  });

  it('is made for each who asks where there is no page', async () => {
    const list = make('list');
    await Promise.all([once('shows', list), once('shows', list)]);
    expect(list).toHaveBeenCalledTimes(2);
    expect(currentLoad()).toBeUndefined();
  });

  it('has one present instant', async () => {
    const load = new PageLoad();
    const instants = await loadWithin(load, () => Promise.all([presentInstant(), presentInstant()]));
    expect(instants[0]).toBe(instants[1]);
    expect(load.lifetime.revalidate).toBe(cacheProfiles.showtimes.revalidate);
  });
});

describe('the life of a page', () => {
  it('is the shortest of what it is made from', () => {
    const load = new PageLoad();
    expect(load.lifetime).toMatchObject({ revalidate: 300 });
    load.note(cacheProfiles.catalogue, ['show:fr:a']);
    load.note(cacheProfiles.showtimes, ['show:fr:a', 'cinema:fr:b']);
    load.note(cacheProfiles.catalogue);
    expect(load.lifetime).toEqual({ revalidate: 60, expire: 86_400 });
    expect(load.tags).toEqual(['show:fr:a', 'cinema:fr:b']);
  });

  it('D31 is short with a gap, which advertising does not leave', () => {
    const load = new PageLoad();
    loadWithin(load, () => markGap('nativeAd'));
    expect(load.tags).toEqual([]);
    loadWithin(load, () => markGap('footer'));
    expect([load.lifetime.revalidate, load.tags]).toEqual([5, [gapTag]]);
  });

  it('D43 is five minutes on an empty day', () => {
    const load = new PageLoad();
    loadWithin(load, markEmptyDay);
    expect([load.lifetime, load.tags]).toEqual([{ revalidate: 300, expire: 300 }, [emptyDayTag]]);
  });
});
