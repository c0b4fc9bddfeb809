import type { Site } from '#src/sites/site.ts';
import { hash, type Random } from './random.ts';
import { leavesSoon } from './releases.ts';
import type { Auditorium, Release } from './types.ts';

/** Filler that real servers put on showtimes without an experience; it is no tag (wire contract, "Showtimes"). */
const filler = 'DEFAULT';

/** The tag of every showtime in an experience that costs more. */
export const premiumTag = 'premium';

/** Experiences of an auditorium that are kinds of seats, not a way of showing the film. */
const seats = new Set(['relaxseats', 'duo']);

/** From this length in minutes a film has an interval, in countries where that is usual. */
const intervalFrom = 140;
const intervalSites: ReadonlySet<string> = new Set(['nl', 'ch']);

/** Auditoriums with fewer seats have no step-free row. */
const stepFreeSeats = 90;

/** Whether an auditorium has a step-free row, with places for wheelchairs and seats beside them. */
export const hasStepFreeRow = ({ seats: count }: Auditorium): boolean => count >= stepFreeSeats;

/** A first film at the cinema begins before this minute, on the days without school. */
const cinekidsUntil = 12 * 60;

/** Quiet showtimes begin before this minute, on the same days. */
const quietUntil = 13 * 60;

const daysWithoutSchool: readonly number[] = [3, 6, 7];

/** One film in this many, in each auditorium, is shown quietly then. */
const filmsPerQuiet = 4;

/** No draw of the day's own: a quiet showtime changes nothing else of the programme. */
function isQuiet({ film }: Release, { name }: Auditorium, { start, weekday }: TagMoment): boolean {
  if (start >= quietUntil || !daysWithoutSchool.includes(weekday)) return false;
  return hash(`quiet ${film.key} ${name}`) % filmsPerQuiet === 0;
}

/** Tags without repetitions, sorted ignoring case, as in programmes. */
export function sortTags(tags: Iterable<string>): string[] {
  return [...new Set(tags)].toSorted((one, other) => {
    const [left, right] = [one.toLowerCase(), other.toLowerCase()];
    return left === right ? (one < other ? -1 : 1) : left < right ? -1 : 1;
  });
}

/** The facts from which the tags of a regular showtime follow, besides film and auditorium. */
export interface TagMoment {
  /** Minutes after midnight. */
  readonly start: number;
  /** ISO weekday of the programme day. */
  readonly weekday: number;
  /** Days since the release. */
  readonly age: number;
  readonly version: string;
}

/**
 * The tags of a regular showtime: the experiences that film and auditorium have in common, the auditorium's seats, the
 * strand, and accessibility.
 *
 * @param premium slugs of the experiences that cost more
 */
export function tagsOf(
  site: Site,
  release: Release,
  auditorium: Auditorium,
  moment: TagMoment,
  premium: ReadonlySet<string>,
  random: Random,
): string[] {
  const { film } = release;
  const inGlasses = random.chance(0.45);
  const described = random.chance(0.2);
  const shared = auditorium.experiences.filter(
    (experience) =>
      seats.has(experience) || (film.experiences.includes(experience) && (experience !== '3d' || inGlasses)),
  );
  const tags = [...shared];
  if (shared.some((experience) => premium.has(experience))) tags.push(premiumTag);
  if (shared.length === 0) tags.push(filler);
  if (film.kids && moment.start < cinekidsUntil && daysWithoutSchool.includes(moment.weekday))
    tags.push('cinekids');
  if (leavesSoon(film, moment.age)) tags.push('lastchance');
  if (intervalSites.has(site.id) && film.duration >= intervalFrom) tags.push('PAUSE');
  if (hasStepFreeRow(auditorium)) tags.push('pmr');
  if (moment.version === 'vfst') tags.push('hearing-impaired');
  if (described) tags.push('audiodesc');
  if (isQuiet(release, auditorium, moment)) tags.push('quiet');
  return sortTags(tags);
}
