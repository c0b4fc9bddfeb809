import type { Site } from '#src/sites/site.ts';
import type { HallData } from '../house-types.ts';
import { experienceTags } from '../vocabulary/experience-tags.ts';
import type { Release } from './context.ts';
import type { Random } from './random.ts';
import { leavesSoon } from './releases.ts';

/** Filler the field puts on showings without an experience; it is no tag (wire contract, "Showtimes"). */
const filler = 'DEFAULT';

const premiumExperiences = new Set(
  experienceTags.filter(({ premium, slug }) => premium && slug !== 'premium').map(({ slug }) => slug),
);

/** Experiences of a hall that are seats rather than a way of showing the film. */
const seats = new Set(['relaxseats', 'duo']);

/** Films of this many minutes have an interval where that is the custom. */
const intervalFrom = 140;

const intervalSites: ReadonlySet<string> = new Set(['nl', 'ch']);

/** Halls of fewer seats have no step-free row. */
const stepFreeSeats = 90;

/** The experiences of a hall that cost more. */
export function premiumOf(hall: HallData): readonly string[] {
  return hall.experiences.filter((experience) => premiumExperiences.has(experience));
}

/** Tags without repetition, sorted ignoring case, as programmes list them. */
export function sortTags(tags: Iterable<string>): string[] {
  return [...new Set(tags)].toSorted((one, other) => {
    const [left, right] = [one.toLowerCase(), other.toLowerCase()];
    return left === right ? (one < other ? -1 : 1) : left < right ? -1 : 1;
  });
}

/**
 * The tags of a regular showing: what film and hall have in common, the hall's seats, the strand and the help for
 * those who need it.
 *
 * @param start minutes after midnight
 * @param weekday ISO weekday of the programme day
 */
export function tagsOf(
  site: Site,
  release: Release,
  hall: HallData,
  moment: {
    readonly start: number;
    readonly weekday: number;
    readonly age: number;
    readonly version: string;
  },
  random: Random,
): string[] {
  const { film } = release;
  const inGlasses = random.chance(0.45);
  const described = random.chance(0.2);
  const shared = hall.experiences.filter(
    (experience) =>
      seats.has(experience) || (film.experiences.includes(experience) && (experience !== '3d' || inGlasses)),
  );
  const tags = [...shared];
  if (shared.some((experience) => premiumExperiences.has(experience))) tags.push('premium');
  if (shared.length === 0) tags.push(filler);
  if (film.kids && moment.start < 13 * 60 && [3, 6, 7].includes(moment.weekday)) tags.push('cinekids');
  if (leavesSoon(film, moment.age)) tags.push('lastchance');
  if (intervalSites.has(site.id) && film.duration >= intervalFrom) tags.push('PAUSE');
  if (hall.seats >= stepFreeSeats) tags.push('pmr');
  if (moment.version === 'vfst') tags.push('hearing-impaired');
  if (described) tags.push('audiodesc');
  return sortTags(tags);
}
