import { describe, expect, it } from 'vitest';
import {
  misspellsSeasons,
  queryOfSeasons,
  readSeasonsSegment,
  seasonsOf,
  seasonsSegment,
  spelledSeasons,
} from './chosen-seasons.ts';

describe('chosen seasons in an address', () => {
  it.each([
    ['', []],
    ['?seasons=', []],
    ['?seasons=b,a,b', ['a', 'b']],
    ['?x=1&seasons=a', ['a']],
    ['?seasons=..,a/b,a', ['a']],
  ])('R289 %j chooses %j', (query, seasons) => {
    expect(seasonsOf(query)).toEqual(seasons);
  });

  it('R289 are limited in number', () => {
    const many = Array.from({ length: 20 }, (_, index) => `s${10 + index}`);
    expect(seasonsOf(`?seasons=${many.join(',')}`)).toHaveLength(8);
  });

  it('R289 have one spelling', () => {
    expect(misspellsSeasons('?seasons=a%2Cb', ['a', 'b'])).toBe(false);
    expect(misspellsSeasons('?seasons=b,a', ['a', 'b'])).toBe(true);
    expect(misspellsSeasons('?seasons=a&seasons=b', ['a'])).toBe(true);
    expect(misspellsSeasons('?seasons=gone', [])).toBe(true);
    expect(misspellsSeasons('?x=1', [])).toBe(false);
    expect(spelledSeasons('?x=1&seasons=b,gone', ['b', 'a'])).toBe('?x=1&seasons=a%2Cb');
    expect(spelledSeasons('?seasons=gone', [])).toBe('');
    expect(queryOfSeasons([])).toEqual({});
  });

  it('R289 are a segment of the internal path, and any other text is none', () => {
    expect(readSeasonsSegment(seasonsSegment(['b', 'a']))).toEqual(['a', 'b']);
    expect(seasonsSegment([])).toBe('-');
    for (const text of ['-', '', 'b~a', 'a~a', 'a/b', '%']) expect(readSeasonsSegment(text)).toEqual([]);
  });
});
