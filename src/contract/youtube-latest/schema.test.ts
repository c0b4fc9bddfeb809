import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { youtubeLatest } from './schema.ts';

describe('GET /api/youtube/latest', () => {
  it('R236 reads videos without picture and date', () => {
    expect(readTwice(youtubeLatest, [{ externalId: 'k3Vx1LampTr', title: 'Décors' }])).toStrictEqual([
      { externalId: 'k3Vx1LampTr', title: 'Décors', snapshot: null, publishedAt: null },
    ]);
    expect(refusedPaths(youtubeLatest, [{ title: 'Décors' }])).toStrictEqual(['0.externalId']);
  });
});
