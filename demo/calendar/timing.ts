import type { Release } from './types.ts';

/** Minutes of announcements before a film (wire contract: `endTime`). */
const announcements = 20;

/** Minutes between the end of a showtime and the next one in the same auditorium. */
export const cleaning = 15;

/** Minutes for which a showtime occupies its auditorium, without cleaning. */
export function occupancy(release: Release): number {
  return release.film.duration + announcements;
}
