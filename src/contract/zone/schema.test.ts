import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { zoneFixture } from './fixture.ts';
import { zone } from './schema.ts';

describe('GET /api/zone/{zone}', () => {
  it('R084 has an array of shows with the flags of the programme and their days', () => {
    expect(Object.keys(zoneFixture.shows[0] ?? {}).join(' ')).toBe(
      'slug bookable isKids isComingSoon next24ShowtimesCount tags isBookable isNew isEarlyVisible ' +
        'isEarlyBookable isEarlyAVP cineOrder cineKidsOrder cineUpcomingOrder cineEntertainmentOrder ' +
        'cineEntertainmentOrder2 specialEvent days',
    );
    expect(refusedPaths(zone, { shows: { a: {} } })).toStrictEqual(['shows']);
  });

  it('R236 reads the little a server in the field sends', () => {
    const [, written] = zoneFixture.shows;
    const { slug, bookable, isKids, isComingSoon, next24ShowtimesCount, tags } = { ...written };
    const little = { slug, bookable, isKids, isComingSoon, next24ShowtimesCount, tags };
    const last = { cineOrder: 9999, cineUpcomingOrder: 9999 };
    const entertainment = { cineEntertainmentOrder: 9999, cineEntertainmentOrder2: 9999 };
    expect(readTwice(zone, { shows: [little] })).toStrictEqual({
      shows: [{ ...written, ...last, ...entertainment, cineKidsOrder: null }],
    });
  });
});
