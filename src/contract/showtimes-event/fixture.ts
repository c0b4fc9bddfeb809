import { showtimesDayFixture } from '../showtimes-day/fixture.ts';
import type { ShowtimesByCinema } from './schema.ts';

/** An event in one cinema on one day. */
export const showtimesEventFixture: ShowtimesByCinema = {
  'velours-faubourg': showtimesDayFixture.slice(0, 1),
};
