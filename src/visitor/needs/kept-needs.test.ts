// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as keptNeeds from './kept-needs.ts';

type Module = typeof keptNeeds;

/** The module as a new page loads it. */
async function load(): Promise<Module> {
  vi.resetModules();
  return import('./kept-needs.ts');
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the needs that a device keeps', () => {
  it('are there again on the next page, in one order, and gone when none is left', async () => {
    const first = await load();
    expect(first.neededStore.getState().kept).toBeNull();
    first.keepNeeds(['quiet', 'step-free']);
    const next = await load();
    next.readNeeds();
    expect(next.neededStore.getState().kept).toEqual(['step-free', 'quiet']);
    next.keepNeeds([]);
    expect(localStorage).toHaveLength(0);
  });

  it('are none where the stored text is damaged, and count for the visit where nothing can be stored', async () => {
    const { keepNeeds, needsKey, neededStore, parseNeeds, readNeeds } = await load();
    expect(parseNeeds('popcorn,,captions,captions,<b>')).toEqual(['captions']);
    localStorage.setItem(needsKey, '{"needs":1}');
    readNeeds();
    expect(neededStore.getState().kept).toEqual([]);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepNeeds(['captions']);
    expect(neededStore.getState().kept).toEqual(['captions']);
  });

  it('follow what another tab keeps', async () => {
    const { neededStore, needsKey, readNeeds } = await load();
    readNeeds();
    localStorage.setItem(needsKey, 'captions');
    dispatchEvent(new StorageEvent('storage', { key: needsKey }));
    expect(neededStore.getState().kept).toEqual(['captions']);
  });
});

describe('the address of a page', () => {
  it('gets the kept needs unless it names some, beside its other filters', async () => {
    const { withKeptNeeds } = await import('./needed-address.ts');
    expect(withKeptNeeds('/films', ['quiet'])).toBe('/films/filters/needs-quiet');
    expect(withKeptNeeds('/films/filters/date-2026-11-21', ['captions', 'quiet'])).toBe(
      '/films/filters/date-2026-11-21/needs-captions,quiet',
    );
    expect(withKeptNeeds('/films/filters/needs-captions', ['quiet'])).toBeNull();
    expect(withKeptNeeds('/films', [])).toBeNull();
    expect(withKeptNeeds('/films/filters/nonsense', ['quiet'])).toBeNull();
    const many = Array.from({ length: 20 }, (_, index) => `t${index}`).join(',');
    expect(withKeptNeeds(`/films/filters/tags-${many}`, ['quiet'])).toBeNull();
  });

  it('loses its needs only when it had some', async () => {
    const { leavesNeeds } = await load();
    expect(leavesNeeds('/films/filters/needs-quiet', '/films')).toBe(true);
    expect(leavesNeeds('/films/filters/needs-captions,quiet', '/films/filters/needs-quiet')).toBe(false);
    expect(leavesNeeds('/films', '/films/filters/genres-drame')).toBe(false);
  });
});
