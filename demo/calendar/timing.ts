import type { Release } from './types.ts';

/** Minutes of announcements before a film (wire contract: `endTime`). */
const announcements = 20;

/** Minutes of an interval of a film, and of the intervals of an opera or ballet together. */
const intervals = { film: 10, stage: 25 } as const;

/** Minutes before a film for small children. */
const beforeCinekids = 5;

/** The tags of what comes from a stage: it begins on time, without advertisements. */
const stage: readonly string[] = ['opera', 'ballet', 'live'];

/**
 * The lengths of a showtime that are not those of its cinema, in minutes (wire contract: `preProgrammeMinutes`,
 * `intervalMinutes`). With them it never takes longer than {@link occupancy} and {@link cleaning}.
 */
export function ownLengths(tags: readonly string[]): {
  readonly preProgrammeMinutes?: number;
  readonly intervalMinutes?: number;
} {
  const isStaged = tags.some((tag) => stage.includes(tag));
  const before = isStaged ? 0 : tags.includes('cinekids') ? beforeCinekids : null;
  return {
    ...(before === null ? {} : { preProgrammeMinutes: before }),
    ...(tags.includes('PAUSE') ? { intervalMinutes: isStaged ? intervals.stage : intervals.film } : {}),
  };
}

/** Minutes between the end of a showtime and the next one in the same auditorium. */
export const cleaning = 15;

/** Minutes for which a showtime occupies its auditorium, without cleaning. */
export function occupancy(release: Release): number {
  return release.film.duration + announcements;
}
