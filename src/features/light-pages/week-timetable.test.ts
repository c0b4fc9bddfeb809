import { describe, expect, it } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import type { ShowtimesByDay } from '#src/contract/showtimes-cinema/schema.ts';
import { catalogueOf, context, film, programmeOf, showtimeAt, today } from './light-test-kit.ts';
import { filmsOfDays, mostShowtimes, timetableDays, weekTimetable } from './week-timetable.ts';

const days = [today, '2026-11-21', '2026-11-22'];

describe('the days of a timetable', () => {
  it.each([
    // A Friday in the week that began on Wednesday: five days are left.
    ['2026-11-20', null, ['2026-11-20', '2026-11-24', 5]],
    ['2026-11-18', null, ['2026-11-18', '2026-11-24', 7]],
    ['2026-11-22', null, ['2026-11-22', '2026-11-24', 3]],
    // Two days are left: the following week is shown too.
    ['2026-11-23', null, ['2026-11-23', '2026-12-01', 9]],
    ['2026-11-24', null, ['2026-11-24', '2026-12-01', 8]],
    // A week from Monday, and one from Thursday.
    ['2026-11-20', 0, ['2026-11-20', '2026-11-22', 3]],
    ['2026-11-20', 3, ['2026-11-20', '2026-11-25', 6]],
  ])('R016 R278 on %s with week offset %s', (day, offset, [from, to, count]) => {
    const found = timetableDays(day, offset);
    expect([found[0], found.at(-1), found.length]).toEqual([from, to, count]);
  });
});

describe('the timetable of a cinema', () => {
  it('R016 R084 has the films of its days in the order of the programme', () => {
    const programme = programmeOf({
      second: ['2026-11-21'],
      first: [today, '2026-11-21'],
      past: ['2026-11-19'],
      later: ['2026-11-26'],
      unknown: [today],
    });
    expect(
      filmsOfDays(programme, days, catalogueOf('first', 'second', 'past', 'later')).map(({ slug }) => slug),
    ).toEqual(['second', 'first']);
  });

  it('R016 stands films by days, by version, without what has begun', () => {
    const { rows } = weekTimetable(
      days,
      [film('one')],
      new Map<string, ShowtimesByDay | null>([
        [
          'one',
          {
            [today]: [
              showtimeAt(`${today} 10:00`),
              showtimeAt(`${today} 14:00`),
              showtimeAt(`${today} 12:00`, { version: 'vost', status: 'soldout' }),
              showtimeAt(`${today} 20:00`, { version: 'vost' }),
            ],
            '2026-11-22': [showtimeAt('2026-11-23 00:10')],
            '2026-11-26': [showtimeAt('2026-11-26 10:00')],
          },
        ],
      ]),
      context,
    );
    expect(
      rows.map(({ show, cells }) => [
        show.slug,
        cells.map(({ day, groups }) => [
          day,
          groups.map(({ version, showtimes }) => [version.slug, showtimes.map(({ clock }) => clock)]),
        ]),
      ]),
    ).toEqual([
      [
        'one',
        [
          [
            today,
            [
              ['vost', ['12:00', '20:00']],
              ['vf', ['14:00']],
            ],
          ],
          ['2026-11-21', []],
          ['2026-11-22', [['vf', ['00:10']]]],
        ],
      ],
    ]);
  });

  it('R016 names the films whose times could not be had, and leaves out those without any', () => {
    const { rows, without } = weekTimetable(
      days,
      ['lost', 'unasked', 'none', 'one'].map(film),
      new Map<string, ShowtimesByDay | null>([
        ['lost', null],
        ['none', {}],
        ['one', { [today]: [showtimeAt(`${today} 14:00`)] }],
      ]),
      context,
    );
    expect(rows.map(({ show }) => show.slug)).toEqual(['one']);
    expect(without.map(({ slug }) => slug)).toEqual(['lost', 'unasked']);
  });

  it('R016 ends before it grows heavy: the films behind stand without times', () => {
    const full = Array.from({ length: mostShowtimes }, (_, index) =>
      showtimeAt(`${today} 14:00`, { auditoriumName: String(index) }),
    );
    const { rows, without } = weekTimetable(
      days,
      [film('large'), film('small')],
      new Map<string, ShowtimesByDay | null>([
        ['large', { [today]: full }],
        ['small', { [today]: [showtimeAt(`${today} 15:00`)] }],
      ]),
      context,
    );
    expect(rows.map(({ show }) => show.slug)).toEqual(['large']);
    expect(without.map(({ slug }) => slug)).toEqual(['small']);
  });

  it('R016 drops today once its last showtime has begun', () => {
    const { days: shown, rows } = weekTimetable(
      days,
      [film('one')],
      new Map<string, ShowtimesByDay | null>([
        ['one', { [today]: [showtimeAt(`${today} 10:00`)], '2026-11-21': [showtimeAt('2026-11-21 10:00')] }],
      ]),
      context,
    );
    expect(shown).toEqual(['2026-11-21', '2026-11-22']);
    expect(rows[0]?.cells.map(({ day }) => day)).toEqual(shown);
  });

  it('R016 R086 has a mark for each experience, not for the step-free place that most have', () => {
    const [, tag = ''] = cinemasFixture[0].tags;
    const { marks, versions } = weekTimetable(
      days,
      [film('one')],
      new Map<string, ShowtimesByDay | null>([
        [
          'one',
          { [today]: [showtimeAt(`${today} 14:00`, { tags: [tag, 'pmr', 'audiodesc'], version: 'vost' })] },
        ],
      ]),
      context,
    );
    expect([...marks.keys()]).toContain(tag);
    expect([...marks.keys()]).not.toContain('pmr');
    expect(versions.map(({ slug }) => slug)).toEqual(['vost']);
  });
});
