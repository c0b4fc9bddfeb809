import { showtimesDayFixture } from '../showtimes-day/fixture.ts';
import type * as z from 'zod/mini';
import type { showtimesByCinema } from './schema.ts';

/** An event in one cinema on one day. */
export const showtimesEventFixture: z.output<typeof showtimesByCinema> = {
  'velours-faubourg': showtimesDayFixture.slice(0, 1),
};
