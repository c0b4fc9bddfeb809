import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { showCinemasFixture } from './fixture.ts';
import { showCinemaDay, showCinemas } from './schema.ts';

describe('GET /api/show/{slug}/cinemas', () => {
  it('R084 maps cinemas to days with tags, upsell, versions, special and highlighted showtime', () => {
    expect(Object.keys(showCinemaDay.shape).join(' ')).toBe(
      'tags upsell versions specialShowtime highlightedShowtime',
    );
    expect(showCinemas.parse(showCinemasFixture)['velours-faubourg']?.releasedAt).toBe('2026-09-02');
  });

  it('reads {} and [] of an unknown show, and [] as no days', () => {
    expect(readTwice(showCinemas, {})).toStrictEqual({});
    expect(readTwice(showCinemas, [])).toStrictEqual({});
    expect(readTwice(showCinemas, { a: { days: [], releasedAt: '2026-09-02' } })).toStrictEqual({
      a: { days: {}, releasedAt: '2026-09-02' },
    });
  });

  it('refuses a cinema without days', () => {
    expect(refusedPaths(showCinemas, { a: { releasedAt: '2026-09-02' } })).toStrictEqual(['a.days']);
  });
});
