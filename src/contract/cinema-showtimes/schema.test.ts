import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { cinemaShowtimesFixture } from './fixture.ts';
import { showtimesByShow } from './schema.ts';

describe('GET /api/cinema/{slug}/showtimes/{date}', () => {
  it('maps shows to showtimes and reads [] as none', () => {
    expect(readTwice(showtimesByShow, cinemaShowtimesFixture)).toStrictEqual(cinemaShowtimesFixture);
    expect(readTwice(showtimesByShow, [])).toStrictEqual({});
    expect(refusedPaths(showtimesByShow, { 'the/long-way': [] })).toStrictEqual(['the/long-way']);
  });
});
