import { describe, expect, it, vi } from 'vitest';
import { itemTagsOf, purgesOfCall, subjectOf } from './purge-tag.ts';
import { Purges } from './purges.ts';

describe('a tag', () => {
  it('names a site, a show or a cinema', () => {
    expect(subjectOf('site:fr')).toEqual({ kind: 'site', site: 'fr' });
    expect(subjectOf('show:be:a-1')).toEqual({ kind: 'show', site: 'be', slug: 'a-1' });
    expect(subjectOf('cinema:ch:velours-faubourg')).toEqual({
      kind: 'cinema',
      site: 'ch',
      slug: 'velours-faubourg',
    });
  });

  it.each([
    '',
    'site',
    'site:de',
    'site:fr:a',
    'show:fr',
    'show:fr:',
    'show:fr:a,b',
    'show:fr:a b',
    'city:fr:lyon',
  ])('“%s” names nothing', (tag) => {
    expect(subjectOf(tag)).toBeNull();
  });

  it('has no place for a slug that would be another tag', () => {
    expect(itemTagsOf('fr', 'show', { slug: 'a,site:fr' })).toEqual([]);
    expect(itemTagsOf('fr', 'show', { slug: 'a'.repeat(201) })).toEqual([]);
  });
});

describe('a call', () => {
  it.each([
    ['show', { slug: 'a' }, ['show:fr:a']],
    ['showtimesDay', { slug: 'a', cinema: 'b', date: '2026-11-20' }, ['show:fr:a', 'cinema:fr:b']],
    ['showtimesCinema', { slug: 'a', cinema: 'b' }, ['show:fr:a', 'cinema:fr:b']],
    ['cinemaShowtimes', { slug: 'b', date: '2026-11-20' }, ['cinema:fr:b']],
    ['cinema', { slug: 'b' }, ['cinema:fr:b']],
    ['city', { slug: 'lyon' }, []],
    ['shows', {}, []],
  ] as const)('%s of %j is about %j', (id, params, tags) => {
    expect(itemTagsOf('fr', id, params)).toEqual(tags);
  });

  it('is made again when its site, its item or an item of its list was purged', () => {
    const calls = {
      film: purgesOfCall('fr', 'show', { slug: 'a' }),
      other: purgesOfCall('fr', 'show', { slug: 'b' }),
      list: purgesOfCall('fr', 'shows', {}),
      cinemas: purgesOfCall('fr', 'cinemas', {}),
      abroad: purgesOfCall('be', 'shows', {}),
    };
    const purges = new Purges();
    const purged = () =>
      Object.entries(calls)
        .filter(([, names]) => purges.newestOf(names) > 0)
        .map(([name]) => name);
    purges.note(['show:fr:a']);
    expect(purged()).toEqual(['film', 'list']);
    purges.note(['cinema:fr:c']);
    expect(purged()).toEqual(['film', 'list', 'cinemas']);
    purges.note(['site:fr']);
    expect(purged()).toEqual(['film', 'other', 'list', 'cinemas']);
  });
});

describe('a purge', () => {
  it('counts by its number in this process, whatever clocks say, and from when it was heard of', () => {
    const purges = new Purges();
    expect([purges.newestOf(['site:fr']), purges.heardAt(['site:fr'])]).toEqual([0, 0]);
    purges.note(['site:fr'], 7, 2_000);
    purges.note(['site:fr'], 7, 1_000);
    expect([purges.newestOf(['site:fr']), purges.heardAt(['site:fr'])]).toEqual([2, 1_000]);
    purges.note(['show:fr:a'], 5, 900);
    expect([purges.newestOf(['site:fr', 'show:fr:a']), purges.heardAt(['show:fr:a'])]).toEqual([3, 900]);
    purges.note(['nothing'], 9);
    expect([purges.heard, purges.lastCount]).toEqual([3, 7]);
  });

  it('is one that a page of another process is from after when that one has heard of its number', () => {
    const [here, there] = [new Purges(), new Purges()];
    const names = ['site:fr', 'show:fr:a'];
    const isOldHere = () => here.isBeyond(names, there.countsWithin(names, there.heard));
    expect(isOldHere()).toBe(false);
    here.note(['show:fr:a'], 4);
    expect(isOldHere()).toBe(true);
    // Another purge, whatever its number, is not this one.
    there.note(['show:fr:b'], 5);
    expect(isOldHere()).toBe(true);
    there.note(['show:fr:a'], 4);
    expect(isOldHere()).toBe(false);
    // A page that was begun before says so.
    expect(here.isBeyond(names, there.countsWithin(names, 1))).toBe(true);
  });

  it('has nobody beyond it until it has a number', () => {
    const [here, there] = [new Purges(), new Purges()];
    there.note(['site:fr'], 4);
    here.note(['site:fr'], 4);
    here.note(['site:fr']);
    expect(here.isBeyond(['site:fr'], there.countsWithin(['site:fr'], 9))).toBe(true);
    expect(here.countsWithin(['site:fr'], 9)).toEqual({});
    here.number(['site:fr'], 5);
    expect(here.countsWithin(['site:fr'], 9)).toEqual({ 'site:fr': 5 });
    there.note(['site:fr'], 5);
    expect(here.isBeyond(['site:fr'], there.countsWithin(['site:fr'], 9))).toBe(false);
  });

  it('tells of a site once, however many tags it has', () => {
    const purges = new Purges();
    const listener = vi.fn<(site: string) => void>();
    purges.listen(listener);
    purges.note(['show:fr:a', 'show:fr:b', 'site:be', 'nothing']);
    expect(listener.mock.calls).toEqual([['fr'], ['be']]);
  });
});
