// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addRecent,
  forgetRecents,
  parseRecents,
  readRecents,
  withRecent,
  type RecentItem,
} from './recents.ts';

const item = (name: string): RecentItem => ({
  title: name,
  subtitle: 'Film',
  url: `/films/${name}`,
  route: 'movie',
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('what the visitor went to', () => {
  it('R116 R193 R234 keeps the three most recent, the latest first, none twice', () => {
    const names = ['a', 'b', 'c', 'd', 'b'];
    let items: readonly RecentItem[] = [];
    for (const name of names) items = withRecent(items, item(name));
    expect(items.map(({ title }) => title)).toEqual(['b', 'd', 'c']);
  });

  it('R193 survives a reload, of each language its own, and can be forgotten', () => {
    addRecent('search', 'fr-FR', item('a'));
    addRecent('locator', 'fr-FR', item('b'));
    expect(readRecents('search', 'fr-FR')).toEqual([item('a')]);
    expect(readRecents('search', 'en-FR')).toEqual([]);
    forgetRecents('search', 'fr-FR');
    expect(readRecents('search', 'fr-FR')).toEqual([]);
    expect(readRecents('locator', 'fr-FR')).toEqual([item('b')]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"title":"a"}'],
    ['another shape', '[1, null, {"title": 3}]'],
    ['no title', JSON.stringify([{ ...item('a'), title: '' }])],
    ['an address of elsewhere', JSON.stringify([{ ...item('a'), url: '//evil.example' }])],
    ['a script', JSON.stringify([{ ...item('a'), url: 'javascript:alert(1)' }])],
    ['a novel', JSON.stringify([{ ...item('a'), title: 'x'.repeat(301) }])],
  ])('R116 takes nothing from a stored text that is %s', (_what, text) => {
    expect(parseRecents(text)).toEqual([]);
  });

  it('keeps nothing that does not belong to an item', () => {
    expect(parseRecents(JSON.stringify([{ ...item('a'), more: 1 }]))).toEqual([item('a')]);
  });

  it('lives without storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => {
        throw new Error('no');
      },
      clear: () => null,
    });
    addRecent('search', 'fr-FR', item('a'));
    forgetRecents('search', 'fr-FR');
    expect(readRecents('search', 'fr-FR')).toEqual([]);
  });
});
