import type { Release } from './types.ts';

/** Minutes of announcements before a film (wire contract: `endTime`). */
const announcements = 20;

/** Minutes of an interval: a quarter of an hour, as the tag and help say. */
const interval = 15;

/** Minutes before a film with an interval: less than in most cinemas, so that the auditorium is free in time. */
const beforeLongFilm = 15;

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
  const hasInterval = tags.includes('PAUSE');
  const before = minutesBefore(tags, hasInterval);
  return {
    ...(before === null ? {} : { preProgrammeMinutes: before }),
    ...(hasInterval ? { intervalMinutes: interval } : {}),
  };
}

/** Null: as long as the cinema's own. */
function minutesBefore(tags: readonly string[], hasInterval: boolean): number | null {
  if (tags.some((tag) => stage.includes(tag))) return 0;
  if (tags.includes('cinekids')) return beforeCinekids;
  return hasInterval ? beforeLongFilm : null;
}

/** Minutes between the end of a showtime and the next one in the same auditorium. */
export const cleaning = 15;

/** Minutes for which a showtime occupies its auditorium, without cleaning. */
export function occupancy(release: Release): number {
  return release.film.duration + announcements;
}
