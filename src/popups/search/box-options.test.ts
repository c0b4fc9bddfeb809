import { describe, expect, it } from 'vitest';
import type { ResultType, SearchGroup } from '#src/features/search-page/search-groups.ts';
import { movedTo, recentGroups, resultGroups } from './box-options.ts';

function group(type: ResultType, count: number): SearchGroup {
  return {
    type,
    results: Array.from({ length: count }, (_one, index) => ({
      key: `${type} ${index}`,
      to: { page: 'cinema', slug: `c-${index}` },
      title: `${type} ${index}`,
      type: 'offer',
      image: null,
      topic: null,
      dates: null,
    })),
  };
}

describe('the lines of the search box', () => {
  it.each<[ResultType, number]>([
    ['show', 4],
    ['cinema', 3],
    ['faq', 3],
    ['news', 4],
  ])('R191 R192 of many results of type %s it lists %d, and the way to all', (type, most) => {
    const [only] = resultGroups([group(type, 9)], null);
    expect(only?.options.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: most }, () => 'result'),
      'more',
    ]);
    expect(only?.options.at(-1)).toMatchObject({ kind: 'more', type, count: 9 });
  });

  it('R191 lists few results without more words', () => {
    expect(resultGroups([group('cinema', 3)], null)[0]?.options.map(({ kind }) => kind)).toEqual([
      'result',
      'result',
      'result',
    ]);
  });

  it('R192 lists all of the selected type and the way back', () => {
    const groups = resultGroups([group('show', 6), group('cinema', 5)], 'cinema');
    expect(groups.map(({ name }) => name)).toEqual(['cinema']);
    expect(groups[0]?.options.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 5 }, () => 'result'),
      'hide',
    ]);
  });

  it('R192 lists all types where none of the selected one was found', () => {
    expect(resultGroups([group('show', 1)], 'cinema').map(({ name }) => name)).toEqual(['show']);
  });

  it('R193 lists what the visitor went to lately', () => {
    expect(recentGroups([])).toEqual([]);
    const item = { title: 'A', subtitle: '', url: '/a', route: 'movie' };
    expect(recentGroups([item])).toEqual([
      { name: 'recent', options: [{ kind: 'recent', key: 'recent /a', item }] },
    ]);
  });

  it.each<[string, number | null, number, number | null | undefined]>([
    ['ArrowDown', null, 3, 0],
    ['ArrowDown', 1, 3, 2],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', null, 3, 2],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', 2, 3, 1],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['Home', null, 3, undefined],
    ['End', null, 3, undefined],
    ['ArrowDown', null, 0, undefined],
    ['a', 1, 3, undefined],
  ])('%s from %j of %d goes to %j', (key, active, count, expected) => {
    expect(movedTo(key, active, count)).toBe(expected);
  });
});
