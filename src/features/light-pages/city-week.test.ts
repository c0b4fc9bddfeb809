import { describe, expect, it } from 'vitest';
import { scheduleOfCinema } from '#src/domain/programme/schedule.ts';
import { cityWeek } from './city-week.ts';
import { catalogueOf, programmeOf, today } from './light-test-kit.ts';

const week = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];

const cinema = (slug: string, shows: Readonly<Record<string, readonly string[]>>) => ({
  slug,
  name: slug.toUpperCase(),
  schedule: scheduleOfCinema(programmeOf(shows)),
  times: new Map(),
});

describe('where films play in a city', () => {
  it('R018 R084 names the cinemas of today, and those of the week with their days', () => {
    const films = cityWeek(
      [
        cinema('a', { one: [today, ...week], two: ['2026-11-23'] }),
        cinema('b', { one: ['2026-11-19', today, '2026-11-22', '2026-11-27'], unknown: [today] }),
      ],
      catalogueOf('one', 'two'),
      today,
    );
    expect(
      films.map(({ show, today: now, later }) => [show.slug, now.map(({ name }) => name), later]),
    ).toEqual([
      [
        'one',
        ['A', 'B'],
        [
          { name: 'A', days: week, daily: true },
          { name: 'B', days: ['2026-11-22'], daily: false },
        ],
      ],
      ['two', [], [{ name: 'A', days: ['2026-11-23'], daily: false }]],
    ]);
  });

  it('R018 leaves out what is over or beyond the week, and stands by title whatever its accents', () => {
    const films = cityWeek(
      [
        cinema('a', {
          Zoo: [today],
          Éclair: [today],
          Eau: [today],
          past: ['2026-11-19'],
          far: ['2026-11-27'],
        }),
      ],
      catalogueOf('Zoo', 'Éclair', 'Eau', 'past', 'far'),
      today,
    );
    expect(films.map(({ show }) => show.title)).toEqual(['Eau', 'Éclair', 'Zoo']);
  });
});
