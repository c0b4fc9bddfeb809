import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { showtimesEventFixture } from './fixture.ts';
import { showtimesByCinema } from './schema.ts';

describe('GET /api/show/{slug}/showtimes/{date}', () => {
  it('R241 maps cinemas to showtimes and reads [] as none', () => {
    expect(showtimesByCinema.parse(showtimesEventFixture)['velours-faubourg']).toHaveLength(1);
    expect(readTwice(showtimesByCinema, [])).toStrictEqual({});
    expect(refusedPaths(showtimesByCinema, { 'velours/faubourg': [] })).toStrictEqual(['velours/faubourg']);
  });
});
