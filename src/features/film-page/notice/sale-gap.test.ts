import { describe, expect, it } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { saleGap } from './sale-gap.ts';

const [cinema] = cinemasFixture;
const [template] = showtimesDayFixture;
if (cinema === undefined || template === undefined) throw new Error('the fixtures are empty');
const { slug } = cinema;
const [wednesday, thursday] = ['2026-11-18', '2026-11-19'] as const;
const of = (status: string) => ({ ...template, status });
const entry = { tags: [], upsell: null, versions: [], specialShowtime: false, highlightedShowtime: null };
const plays = (...days: string[]) => ({
  days: Object.fromEntries(days.map((day) => [day, entry])),
  releasedAt: null,
});
const near = {
  city: 'lille',
  name: 'Lille',
  origin: null,
  cinemas: [{ cinema: cinemaListView(cinema), kilometres: 1 }],
} as unknown as NonNullable<Parameters<typeof saleGap>[0]['near']>;

const facts = {
  filters: {},
  playing: { cinemas: { elsewhere: plays(wednesday, thursday) }, count: 1, whole: true },
  near: null,
  days: new Set([wednesday, thursday]),
  day: wednesday,
  showtimes: { elsewhere: [of('available'), of('locked')] },
};

describe('a film', () => {
  it('D56 without any showtime can be waited for, and so can one in the chosen cinema', () => {
    const nowhere = { ...facts, days: new Set<string>(), showtimes: {} };
    expect(saleGap(nowhere)).toBe('film');
    expect(saleGap({ ...nowhere, filters: { localisation: slug } })).toBe('cinema');
  });

  it('D56 whose first day is only announced can be waited for', () => {
    const announced = { ...facts, showtimes: { elsewhere: [of('locked'), of('soon')] } };
    expect(saleGap(announced)).toBe('film');
    expect(saleGap({ ...announced, filters: { localisation: 'elsewhere' } })).toBe('cinema');
    expect(saleGap({ ...announced, day: thursday })).toBeNull();
  });

  it('that can be booked, or was sold out, is not waited for', () => {
    expect(saleGap(facts)).toBeNull();
    expect(saleGap({ ...facts, showtimes: { elsewhere: [of('soldout'), of('locked')] } })).toBeNull();
    expect(saleGap({ ...facts, showtimes: {} })).toBeNull();
  });

  it('D56 that plays only elsewhere can be waited for in the visitor’s city', () => {
    expect(saleGap({ ...facts, near })).toBe('city');
    const both = { ...facts.playing, cinemas: { ...facts.playing.cinemas, [slug]: plays(thursday) } };
    expect(saleGap({ ...facts, near, playing: both })).toBeNull();
  });

  it('is not waited for when a programme could not be read', () => {
    expect(saleGap({ ...facts, near, playing: { ...facts.playing, whole: false } })).toBeNull();
  });
});
