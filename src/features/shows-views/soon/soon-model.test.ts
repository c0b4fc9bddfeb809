import { describe, expect, it } from 'vitest';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import type { CinemaDay } from '#src/domain/place/next-showtimes.ts';
import { cinemasOn, type TestTimes } from '#src/domain/place/place-test-kit.ts';
import { showOf } from '#src/domain/programme/programme-test-kit.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import de from '#messages/de.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import fr from '#messages/fr.json' with { type: 'json' };
import nl from '#messages/nl.json' with { type: 'json' };
import { quarterOf } from '#src/kernel/date/quarter.ts';
import { soonModel } from './soon-model.ts';

const words = { tags: tagVocabulary([]), versions: versionVocabulary([]) };

function modelAt(now: string, days: readonly CinemaDay[]) {
  const model = soonModel({
    name: 'Lyon',
    shows: ['dusk', 'noon', 'gone'].map((slug) => showOf(slug)),
    days,
    quarter: quarterOf(new Date(now)),
    now: new Date(now),
    ...words,
    partial: false,
  });
  return {
    until: model.until,
    shows: model.shows.map(({ show, next }) => [
      show.slug,
      ...next.map(
        ({ cinema, showtimes }) => `${cinema.slug} ${showtimes.map(({ clock }) => clock).join(' ')}`,
      ),
    ]),
  };
}

const at = (now: string, cinemas: Readonly<Record<string, TestTimes>>, day = '2026-11-18') =>
  modelAt(now, cinemasOn(day, cinemas));

describe('what starts soon', () => {
  it('has not begun, and begins within 90 minutes of the end of the quarter', () => {
    // 18:20 in Paris: the quarter ends at 18:30.
    const found = at('2026-11-18T17:20:00Z', { near: { dusk: ['18:15', '18:20', '19:59', '20:00'] } });
    expect(found).toEqual({ until: '2026-11-18 20:00:00', shows: [['dusk', 'near 18:20 19:59']] });
  });

  it('is the same in every minute of a quarter, but for what has begun', () => {
    const cinemas = { near: { dusk: ['19:00', '19:59', '20:00'] } };
    const shown = ['17:15', '17:22', '17:29'].map((time) => at(`2026-11-18T${time}:00Z`, cinemas));
    expect(new Set(shown.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(at('2026-11-18T17:30:00Z', cinemas).shows).toEqual([['dusk', 'near 19:00 19:59 20:00']]);
  });

  it('is sorted by its first start that can be booked; in a film the nearest cinema is first', () => {
    const found = at('2026-11-18T17:15:00Z', {
      near: { dusk: ['19:00'], noon: ['18:20 vf soldout', '19:30'] },
      far: { dusk: ['18:30'], gone: ['18:15 vf soldout'] },
    });
    expect(found.shows).toEqual([
      ['dusk', 'near 19:00', 'far 18:30'],
      ['noon', 'near 18:20 19:30'],
      ['gone', 'far 18:15'],
    ]);
  });

  it('in a film, a cinema that is sold out in that time comes last, whatever it has later', () => {
    const found = at('2026-11-18T17:15:00Z', {
      near: { dusk: ['18:30 vf soldout', '22:00'] },
      far: { dusk: ['18:45'] },
    });
    expect(found.shows).toEqual([['dusk', 'far 18:45', 'near 18:30']]);
  });

  it('counts 90 real minutes in the night in which the clock goes back', () => {
    // 01:50 summer time; 02:30 comes twice, and 03:20 is 150 minutes away.
    const night = cinemasOn('2026-10-24', { near: { dusk: ['23:00'] } });
    const [late] = showtimesDayFixture;
    if (late === undefined) throw new Error('the fixture is empty');
    const times = ['2026-10-25 01:55:00', '2026-10-25 02:30:00', '2026-10-25 03:20:00'].map((time) => ({
      ...late,
      time,
      status: 'available' as const,
      reservabilityEnd: null,
    }));
    const days = night.map((one) => ({ ...one, showtimes: { dusk: times } }));
    expect(modelAt('2026-10-24T23:50:00Z', days)).toEqual({
      until: '2026-10-25 02:30:00',
      shows: [['dusk', 'near 01:55 02:30']],
    });
  });

  it('counts 90 real minutes in the night in which the clock goes forward', () => {
    const [late] = showtimesDayFixture;
    if (late === undefined) throw new Error('the fixture is empty');
    const days = cinemasOn('2027-03-27', { near: null }).map((one) => ({
      ...one,
      showtimes: {
        dusk: ['2027-03-28 03:10:00', '2027-03-28 04:20:00', '2027-03-28 04:30:00'].map((time) => ({
          ...late,
          time,
          status: 'available' as const,
          reservabilityEnd: null,
        })),
      },
    }));
    // 01:45 winter time: 105 minutes later the clock says 04:30.
    expect(modelAt('2027-03-28T00:45:00Z', days)).toEqual({
      until: '2027-03-28 04:30:00',
      shows: [['dusk', 'near 03:10 04:20']],
    });
  });
});

it.each(Object.entries({ de, en, fr, nl }))(
  'is promised without a number of minutes in %s: the page sees as far as 105',
  (_, { views }) => {
    // Forms of plurals have one digit.
    expect(Object.values(views.soon).filter((text) => /\d{2}/u.test(text))).toEqual([]);
  },
);
