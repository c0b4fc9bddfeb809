import * as z from 'zod/mini';
import { askedSlug, defineEndpoint, languageQuery } from '../endpoint.ts';
import { answerMap, day } from '../primitives.ts';
import { showtime } from '../showtimes-day/schema.ts';

/** Showtimes by day. */
export const showtimesByDay = answerMap(day, z.array(showtime));
export type ShowtimesByDay = z.output<typeof showtimesByDay>;

/** The showtimes of one show in one cinema on all days (D32). */
export const showtimesCinemaEndpoint = defineEndpoint({
  id: 'showtimesCinema',
  path: '/api/show/{slug}/showtimes/{cinema}',
  params: z.object({ slug: askedSlug, cinema: askedSlug }),
  query: languageQuery,
  answer: showtimesByDay,
  summary: 'Showtimes of one show in one cinema, by day.',
  statuses: [404, 410],
  source: { kind: 'computed' },
  lifetime: 'showtimes',
});
