import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { searchFullFixture } from './fixture.ts';
import { searchAnswer, searchHit, searchTypes } from './schema.ts';

describe('GET /api/search/full', () => {
  it('R105 has the fields of a search result', () => {
    expect(Object.keys(searchHit.shape)).toEqual(
      expect.arrayContaining([
        'id',
        'type',
        'slug',
        'title',
        'image',
        'url',
        'route',
        'payload',
        'topic',
        'startDate',
        'endDate',
        'dateType',
      ]),
    );
    expect(searchTypes).toEqual(expect.arrayContaining(['show', 'cinema', 'offer', 'news', 'faq']));
    for (const dateType of ['exact', 'from', 'interval']) {
      expect(refusedPaths(searchAnswer, [{ ...searchFullFixture[2], dateType }])).toStrictEqual([]);
    }
  });

  it('R247 answers a bare array of hits', () => {
    expect(readTwice(searchAnswer, [])).toStrictEqual([]);
    expect(refusedPaths(searchAnswer, { hits: searchFullFixture })).toStrictEqual(['']);
    expect(refusedPaths(searchAnswer, [{ type: 'show', slug: 'a' }])).toStrictEqual(['0.id', '0.title']);
  });

  it('R105 has the poster in two sizes, and reads one address as both', () => {
    const [film] = searchFullFixture;
    const md = 'https://media.example.org/poster/a/320.webp';
    const both = { lg: md, md };
    expect(readTwice(searchAnswer, [{ ...film, poster: md }])).toStrictEqual([{ ...film, poster: both }]);
    expect(readTwice(searchAnswer, [{ ...film, poster: { md } }])).toStrictEqual([{ ...film, poster: both }]);
    for (const nothing of [null, '', [], {}]) {
      expect(readTwice(searchAnswer, [{ ...film, poster: nothing }])).toStrictEqual([
        { ...film, poster: null },
      ]);
    }
    expect(refusedPaths(searchAnswer, [{ ...film, poster: 'no address' }])).not.toStrictEqual([]);
  });

  it('adds no keys to a hit that does not have them', () => {
    const hit = { type: 'person', id: '7', slug: 'maud-verrier', title: 'Maud Verrier' };
    expect(readTwice(searchAnswer, [hit])).toStrictEqual([hit]);
    expect(readTwice(searchAnswer, [{ ...hit, contentRating: null }])).toStrictEqual([
      { ...hit, contentRating: [] },
    ]);
  });
});
