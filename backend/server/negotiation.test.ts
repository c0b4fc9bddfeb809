import { describe, expect, it } from 'vitest';
import { acceptedLanguages } from '../http/accepted-languages.ts';
import { chooseEncoding } from './encoding.ts';

describe('Accept-Encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate, br;q=0.9', 'br'],
    ['gzip;q=1, br;q=0.5', 'br'],
    ['BR', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip ; q=0.001', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['deflate, zstd', 'identity'],
    ['brotli, gzipped', 'identity'],
    [';;;,,,=;q', 'identity'],
    [`${'x,'.repeat(8_000)}br`, 'identity'],
  ])('%j is answered in %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('Accept-Language', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['fr-CH, fr;q=0.9, en;q=0.8', ['fr-CH', 'fr', 'en']],
    ['de;q=0.1, en;q=0.9', ['en', 'de']],
    ['nl, fr', ['nl', 'fr']],
    ['de;q=0, nl', ['nl']],
  ])('%j asks for %j', (header, tags) => {
    expect(acceptedLanguages(header)).toEqual(tags);
  });

  it('is read to a bounded length, whatever is written there', () => {
    expect(acceptedLanguages('fr;q=0.5,'.repeat(4_000)).length).toBeLessThan(60);
  });
});
