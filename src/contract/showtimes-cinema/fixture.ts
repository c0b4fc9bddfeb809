import { showtimesDayFixture } from '../showtimes-day/fixture.ts';
import type { ShowtimesByDay } from './schema.ts';

/** Two days; the showtime after midnight stands under the day before (D28). */
export const showtimesCinemaFixture: ShowtimesByDay = {
  '2026-09-11': showtimesDayFixture,
  '2026-09-12': [],
};
