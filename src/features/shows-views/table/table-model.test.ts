import { describe, expect, it } from 'vitest';
import type { CinemaDay } from '#src/domain/place/next-showtimes.ts';
import { cinemasOn, type TestTimes } from '#src/domain/place/place-test-kit.ts';
import { scheduleWith, showOf } from '#src/domain/programme/programme-test-kit.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import type { Filters } from '#src/routes/filters.ts';
import { daysToRead, tableModel } from './table-model.ts';

const today = '2026-11-18';
const tomorrow = '2026-11-19';
const column = (slug: string) => ({ slug, name: slug, city: null });
const order = (place: number) => ({ default: place, home: 1, upcoming: 1, kids: 1, specialAndEvent: 1 });
const shows = new Map(
  ['dusk', 'noon', 'gone'].map((slug, index) => [slug, showOf(slug, { orders: order(index) })]),
);

type Cinemas = Readonly<Record<string, TestTimes>>;

/** The table of two cinemas at 18:00 in Paris. */
function tableOf(filters: Filters, days: Readonly<Record<string, Cinemas>>, suggested?: readonly string[]) {
  const byDay = new Map<string, readonly CinemaDay[]>(
    Object.entries(days).map(([day, cinemas]) => [day, cinemasOn(day, cinemas)]),
  );
  return tableModel({
    columns: (suggested ?? ['near', 'far']).map(column),
    suggested: suggested !== undefined,
    place: null,
    options: [],
    partial: false,
    shows,
    schedule: scheduleWith({ [today]: { dusk: {}, noon: {} }, [tomorrow]: { dusk: {} } }),
    byDay,
    today,
    filters: { ...filters, view: 'table' },
    now: new Date('2026-11-18T17:00:00Z'),
    vocabulary: { tags: tagVocabulary([]), versions: versionVocabulary([]) },
  });
}

const rowsOf = ({ rows }: ReturnType<typeof tableOf>) =>
  rows.map(({ show, day, cells }) => [
    `${show.slug} ${day.slice(8)}`,
    ...cells.map(({ showtimes, over }) =>
      showtimes === null
        ? 'unknown'
        : over
          ? 'over'
          : showtimes
              .map(({ clock, status }) => (status === 'available' ? clock : `${clock} ${status}`))
              .join(' '),
    ),
  ]);

describe('the days that the table shows', () => {
  it('are one, or the next four of a single film without a day', () => {
    expect(daysToRead({}, today)).toEqual([today]);
    expect(daysToRead({ films: ['dusk', 'noon'] }, today)).toEqual([today]);
    expect(daysToRead({ films: ['dusk'], date: tomorrow }, today)).toEqual([tomorrow]);
    expect(daysToRead({ films: ['dusk'] }, today)).toEqual([today, tomorrow, '2026-11-20', '2026-11-21']);
    expect(daysToRead({ date: '2026-11-17' }, today)).toEqual([today]);
  });
});

describe('the table', () => {
  it('has the shows of the day, those of more cinemas first, each with its times by cinema', () => {
    const table = tableOf(
      {},
      {
        [today]: {
          near: { noon: ['19:00'], dusk: ['20:00', '17:00'], gone: ['12:00'] },
          far: { dusk: ['21:00 vost'], noon: ['11:00'] },
        },
      },
    );
    expect(table.by).toBe('films');
    expect(rowsOf(table)).toEqual([
      ['dusk 18', '20:00', '21:00'],
      ['noon 18', '19:00', 'over'],
    ]);
    expect(table.strip.filter(({ selected }) => selected).map(({ day }) => day)).toEqual([today]);
  });

  it('keeps what is sold out, and tells what could not be read from what is not on', () => {
    const table = tableOf(
      { films: ['dusk', 'noon'] },
      { [today]: { near: { dusk: ['20:00 vf soldout'] }, far: null } },
    );
    expect(rowsOf(table)).toEqual([
      ['dusk 18', '20:00 soldout', 'unknown'],
      ['noon 18', '', 'unknown'],
    ]);
  });

  it('has the days of a single film as rows, and none of them is chosen', () => {
    const table = tableOf(
      { films: ['dusk'] },
      { [today]: { near: { dusk: ['20:00'] }, far: {} }, [tomorrow]: { near: {}, far: { dusk: ['14:00'] } } },
    );
    expect(table.by).toBe('days');
    expect(rowsOf(table)).toEqual([
      ['dusk 18', '20:00', ''],
      ['dusk 19', '', '14:00'],
    ]);
    expect(table.strip.some(({ selected }) => selected)).toBe(false);
  });

  it('D51 suggests the nearest cinemas in which something is left, and no others while there are some', () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    const days = {
      [today]: {
        one: { dusk: ['12:00'] },
        two: { dusk: ['19:00'] },
        three: {},
        four: { noon: ['20:00'] },
        five: { dusk: ['20:30 vf soldout'] },
      },
    };
    const table = tableOf({}, days, names);
    expect(table.columns.map(({ slug }) => slug)).toEqual(['two', 'four', 'five']);
    expect(table.options.map(({ slug }) => slug)).toEqual(['one', 'three']);
    expect(rowsOf(table)).toEqual([
      ['dusk 18', '19:00', '', '20:30 soldout'],
      ['noon 18', '', '20:00', ''],
    ]);
    // When nothing is left anywhere, the nearest ones are as good as any.
    const over = tableOf({ films: ['dusk', 'noon'] }, { [today]: { one: { dusk: ['12:00'] } } }, names);
    expect(over.columns).toHaveLength(3);
  });

  it('has only showtimes that meet the needs of the address', () => {
    const days = { [today]: { near: { dusk: ['20:00 vfst', '21:00'] }, far: { noon: ['19:00'] } } };
    expect(rowsOf(tableOf({ needs: ['captions'] }, days))).toEqual([['dusk 18', '20:00', '']]);
  });

  it('leaves out shows that the site does not have', () => {
    const table = tableOf(
      { films: ['atlantis', 'dusk'] },
      { [today]: { near: { dusk: ['20:00'] }, far: {} } },
    );
    expect(table.films.map(({ slug }) => slug)).toEqual(['dusk']);
    expect(rowsOf(table)).toEqual([['dusk 18', '20:00', '']]);
  });

  it('offers the days on which the chosen shows play', () => {
    const table = tableOf({ films: ['noon'], date: tomorrow }, { [tomorrow]: { near: {}, far: {} } });
    expect(table.strip.filter(({ hasShowtimes }) => hasShowtimes).map(({ day }) => day)).toEqual([today]);
    expect(table.strip.find(({ selected }) => selected)?.day).toBe(tomorrow);
  });
});
