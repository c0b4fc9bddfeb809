import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { itemTagsOf, purgesOfCall, subjectOf } from './purge-tag.ts';
import { notePurges, onPurge, purgedAt, purgeHeardAt } from './purges.ts';

beforeEach(forgetProcessWide);

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
    const purged = () =>
      Object.entries(calls)
        .filter(([, names]) => purgedAt(names) > 0)
        .map(([name]) => name);
    notePurges(['show:fr:a'], 1_000);
    expect(purged()).toEqual(['film', 'list']);
    notePurges(['cinema:fr:c'], 1_000);
    expect(purged()).toEqual(['film', 'list', 'cinemas']);
    notePurges(['site:fr'], 1_000);
    expect(purged()).toEqual(['film', 'other', 'list', 'cinemas']);
  });
});

describe('a purge', () => {
  it('counts from its newest instant, and when it was heard of', () => {
    expect([purgedAt(['site:fr']), purgeHeardAt(['site:fr'])]).toEqual([0, 0]);
    notePurges(['site:fr'], 2_000, 7);
    notePurges(['site:fr'], 1_000, 8);
    expect([purgedAt(['site:fr']), purgeHeardAt(['site:fr'])]).toEqual([2_000, 7]);
    notePurges(['show:fr:a'], 3_000, 9);
    expect([purgedAt(['site:fr', 'show:fr:a']), purgeHeardAt(['show:fr:a'])]).toEqual([3_000, 9]);
  });

  it('tells of a site once, however many tags it has', () => {
    const listener = vi.fn<(site: string) => void>();
    onPurge(listener);
    notePurges(['show:fr:a', 'show:fr:b', 'site:be', 'nothing'], 1_000);
    notePurges(['show:fr:a'], 1_000);
    expect(listener.mock.calls).toEqual([['fr'], ['be']]);
  });
});
