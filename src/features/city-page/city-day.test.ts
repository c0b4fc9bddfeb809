import { describe, expect, it } from 'vitest';
import type { TestTimes } from '#src/domain/place/place-test-kit.ts';
import { cityDayOf, today } from './city-test-kit.ts';

const tomorrow = '2026-11-21';
const both = { one: [today], two: [today, tomorrow], three: [today] };

function day(cinemas: Readonly<Record<string, TestTimes>>, filters = {}) {
  const found = cityDayOf(both, cinemas, filters);
  return {
    ...found,
    films: found.films.map(({ show, next }) =>
      next === null
        ? `${show.slug} ?`
        : [
            show.slug,
            ...next.map(
              ({ cinema, showtimes }) => `${cinema.slug} ${showtimes.map(({ clock }) => clock).join(' ')}`,
            ),
          ].join(', '),
    ),
    over: found.over.map(({ slug }) => slug),
  };
}

describe('a day in a city', () => {
  it('R084 has its films with their next showtimes, cinema by cinema; what is over stands apart', () => {
    const found = day({
      near: { one: ['14:00', '18:00'], two: ['13:00'] },
      far: { one: ['16:00'], two: ['14:00'], three: ['22:00'] },
    });
    expect(found.films).toEqual(['one, near 18:00, far 16:00', 'three, far 22:00']);
    expect(found.over).toEqual(['two']);
    expect(found.partial).toBe(false);
  });

  it('has what can be booked before what is sold out', () => {
    expect(day({ near: { one: ['18:00 vf soldout'], two: ['20:00'] } }).films).toEqual([
      'two, near 20:00',
      'one, near 18:00',
    ]);
  });

  it('R181 D45 is narrowed by version and time; what a filter leaves out is not over', () => {
    const times = { near: { one: ['18:00 vost', '16:00 vf'], two: ['20:00 vf'], three: ['14:00 vost'] } };
    const narrowed = day(times, { versions: ['vost'], time: '1800-2900' });
    expect(narrowed.films).toEqual(['one, near 18:00']);
    expect(narrowed.over).toEqual([]);
    expect(narrowed.narrowed).toBe(true);
  });

  it('D40 keeps a film whose showtimes are unknown, and says that it is partial', () => {
    const found = day({ near: { one: ['18:00'] }, far: null });
    expect(found.films).toEqual(['one, near 18:00', 'two ?', 'three ?']);
    expect(found.partial).toBe(true);
    expect(day({ near: { one: ['18:00'], two: null, three: ['20:00'] } }).films).toEqual([
      'one, near 18:00',
      'three, near 20:00',
      'two ?',
    ]);
  });

  it('R171 has the days of the address and of the strip', () => {
    const found = day({ near: { two: ['20:00'] } }, { date: tomorrow });
    expect(found).toMatchObject({ day: tomorrow, ordinaryDay: today, nextDay: null });
    expect(found.strip.filter(({ selected }) => selected).map(({ day: one }) => one)).toEqual([tomorrow]);
    expect(found.films).toEqual(['two, near 20:00']);
    expect(day({}).nextDay).toBe(tomorrow);
  });

  it('R179 names what can no longer be booked that day, unless a filter asks for something', () => {
    const shut = cityDayOf(
      { one: [today], shut: [today] },
      { near: { one: ['18:00'], shut: ['19:00 vf soldout'] } },
      {},
      ['shut'],
    );
    expect(shut.films.map(({ show }) => show.slug)).toEqual(['one', 'shut']);
    const narrowed = cityDayOf(
      { one: [today], shut: [today] },
      { near: { one: ['18:00'], shut: ['19:00 vf soldout'] } },
      { versions: ['vf'] },
      ['shut'],
    );
    expect(narrowed.films.map(({ show }) => show.slug)).toEqual(['one']);
  });
});
