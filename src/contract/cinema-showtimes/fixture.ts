import { showtimesDayFixture } from '../showtimes-day/fixture.ts';
import type * as z from 'zod/mini';
import type { showtimesByShow } from './schema.ts';

/** One show in one cinema on one day. */
export const cinemaShowtimesFixture: z.output<typeof showtimesByShow> = {
  'the-lamplighter-31207': showtimesDayFixture,
};
