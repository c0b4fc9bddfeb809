import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { eventShowsFixture } from './fixture.ts';
import { eventShows } from './schema.ts';

describe('GET /api/event/{slug}/shows', () => {
  it('carries season and day of each date, and live, bookable and order of each show', () => {
    const item = eventShows.parse(eventShowsFixture).shows['la-nuit-des-masques-40218'];
    expect(item).toMatchObject({ live: true, bookable: true, order: 1 });
    expect(item?.days['2026-10-14']).toMatchObject({ seasonId: 'saison-lyrique', day: '2026-10-14' });
  });

  it('R239 reads [] as no shows and no days', () => {
    expect(readTwice(eventShows, { shows: [] })).toStrictEqual({ shows: {} });
    expect(readTwice(eventShows, { shows: { a: { days: [] } } })).toStrictEqual({
      shows: { a: { days: {}, live: false, bookable: false, order: 9999 } },
    });
    expect(refusedPaths(eventShows, {})).toStrictEqual(['shows']);
  });
});
