import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { programmeEntry } from '../schedule.ts';
import { cinemaShowsFixture, emptyProgrammeField } from './fixture.ts';
import { programme } from './schema.ts';

const running = cinemaShowsFixture.shows['the-lamplighter-31207'];

const day = (upsell: unknown) => ({
  days: { '2026-09-10': { upsell, highlightedShowtime: null } },
  shows: {},
});

describe('GET /api/cinema/{slug}/shows', () => {
  it('R084 maps days to upsell and highlighted showtime, and shows to their days', () => {
    expect(Object.keys(programme.parse(cinemaShowsFixture).days)).toContain('2027-05-02');
    expect(Object.keys(running ?? {}).join(' ')).toBe(
      'days bookable isBookable isNew isComingSoon isEarlyVisible isEarlyBookable isEarlyAVP cineOrder ' +
        'cineKidsOrder cineUpcomingOrder cineEntertainmentOrder cineEntertainmentOrder2 specialEvent isKids ' +
        'next24ShowtimesCount',
    );
  });

  it('R077 has the fields of an entry in the order of the wire', () => {
    expect(Object.keys(programmeEntry.shape).join(' ')).toBe(
      'tags bookable versions flag flagColor cineOrder specialEvent specialShowtime labelCategory',
    );
  });

  it('R084 reads [] as an empty map everywhere', () => {
    expect(readTwice(programme, emptyProgrammeField)).toStrictEqual({ days: {}, shows: {} });
    expect(readTwice(programme, { days: [], shows: { a: { ...running, days: [] } } })).toStrictEqual({
      days: {},
      shows: { a: { ...running, days: {} } },
    });
  });

  it('refuses what is no programme', () => {
    expect(refusedPaths(programme, {})).toStrictEqual(['days', 'shows']);
    expect(refusedPaths(programme, { error: 'maintenance' })).toStrictEqual(['days', 'shows']);
    expect(refusedPaths(programme, { days: {}, shows: ['a'] })).toStrictEqual(['shows']);
  });

  it('refuses a day that is none', () => {
    const days = { '2026-09-31': { upsell: null, highlightedShowtime: null } };
    expect(refusedPaths(programme, { days, shows: {} })).toStrictEqual(['days.2026-09-31']);
  });

  it('keeps AVP and avp of one day', () => {
    expect(cinemaShowsFixture.shows['glass-night-28841']?.days['2027-05-02']?.tags).toStrictEqual([
      'avp',
      'AVP',
      'DEFAULT',
    ]);
  });

  it('fills a twin that is absent with the other one', () => {
    const { isBookable: _, cineEntertainmentOrder: __, ...without } = { ...running };
    expect(readTwice(programme, { days: {}, shows: { a: without } })).toStrictEqual({
      days: {},
      shows: { a: running },
    });
  });

  it('R084 reads every form of an upsell reference', () => {
    for (const upsell of ['glass-night-28841', { slug: 'glass-night-28841' }]) {
      expect(readTwice(programme, day(upsell))).toStrictEqual(day({ showSlug: 'glass-night-28841' }));
    }
    expect(readTwice(programme, day([]))).toStrictEqual(day(null));
    expect(refusedPaths(programme, day({ title: 'Glass Night' }))).toStrictEqual([
      'days.2026-09-10.upsell.showSlug',
    ]);
  });

  it('R107 reads the flag colour as a digit in a string', () => {
    const entry = running?.days['2026-09-10'];
    expect(readTwice(programmeEntry, { ...entry, flagColor: 2 })).toStrictEqual({ ...entry, flagColor: '2' });
    expect(readTwice(programmeEntry, { ...entry, flagColor: '' })).toStrictEqual({
      ...entry,
      flagColor: null,
    });
    expect(refusedPaths(programmeEntry, { ...entry, flagColor: 'yellow' })).toStrictEqual(['flagColor']);
  });
});
