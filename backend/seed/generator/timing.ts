import type { Release } from './context.ts';

/** Minutes of announcements before a film (wire contract: `endTime`). */
const announcements = 20;

/** Minutes between the end of a showing and the next one in the same hall. */
export const cleaning = 15;

/** Minutes a showing keeps its hall, cleaning not counted. */
export function occupancy(release: Release): number {
  return release.film.duration + announcements;
}
