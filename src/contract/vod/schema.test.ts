import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { vod } from './schema.ts';

const film = { slug: 'glass-night-31288', title: 'Glass Night', vod: { url: 'https://video.example.org/a' } };

describe('GET /api/vod', () => {
  it('R081 reads a film without poster and price', () => {
    expect(readTwice(vod, [film])).toStrictEqual([
      { ...film, posterPath: null, vod: { lowPrice: null, url: 'https://video.example.org/a' } },
    ]);
  });

  it('R081 refuses one without an address to watch it at', () => {
    expect(refusedPaths(vod, [{ ...film, vod: { lowPrice: 3.99 } }])).toStrictEqual(['0.vod.url']);
    expect(refusedPaths(vod, [{ ...film, vod: { url: 'javascript:alert(1)' } }])).toStrictEqual([
      '0.vod.url',
    ]);
  });
});
