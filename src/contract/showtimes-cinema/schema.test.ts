import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { showtimesCinemaFixture } from './fixture.ts';
import { showtimesByDay } from './schema.ts';

describe('GET /api/show/{slug}/showtimes/{cinema}', () => {
  it('keeps a showtime after midnight under the day before', () => {
    const last = showtimesByDay.parse(showtimesCinemaFixture)['2026-09-11']?.at(-1);
    expect(last?.time).toBe('2026-09-12 00:20:00');
  });

  it('R241 reads [] as no days and refuses keys that are no days', () => {
    expect(readTwice(showtimesByDay, [])).toStrictEqual({});
    expect(refusedPaths(showtimesByDay, { 'velours-faubourg': [] })).toStrictEqual(['velours-faubourg']);
    expect(refusedPaths(showtimesByDay, { '2026-09-11': {} })).toStrictEqual(['2026-09-11']);
  });
});
