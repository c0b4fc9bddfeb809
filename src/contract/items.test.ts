import { describe, expect, it } from 'vitest';
import { endpointIds, endpoints } from './endpoints.ts';
import { itemCalls, itemKinds, listIds } from './items.ts';

describe('kinds of items', () => {
  it('are in the order of their lists, first those that a catalogue cannot do without', () => {
    expect(listIds.slice(0, 4)).toStrictEqual(['cinemas', 'shows', 'cities', 'events']);
    expect(itemKinds.slice(0, 4)).toStrictEqual(['cinema', 'show', 'city', 'event']);
  });

  it('have a list each, and a call for one item that is called as they are', () => {
    const listed: string[] = listIds.map((id) => endpoints[id].source.item);
    const answered = endpointIds.flatMap((id) => {
      const { source } = endpoints[id];
      return source.kind === 'item' && source.part === 'detail' ? [{ id, item: source.item }] : [];
    });
    expect(new Set(listed).size).toBe(listed.length);
    expect(answered.map(({ item }) => item).toSorted()).toStrictEqual(listed.toSorted());
    for (const { id, item } of answered) expect(item).toBe(id);
  });

  it('have their further calls', () => {
    expect(itemCalls.cinema).toStrictEqual({
      list: 'cinemas',
      further: ['cinemaShows'],
      translations: ['cinemaTranslate'],
    });
    expect(itemCalls.city).toStrictEqual({ list: 'cities', further: [], translations: [] });
  });
});
