import type { Site } from '#src/sites/site.ts';
import type { HallData, HouseData } from '../house-types.ts';
import type { Release, Slot, Special } from './context.ts';
import { eventPlan } from './event-plans.ts';
import { sortTags } from './session-tags.ts';
import { cleaning, occupancy } from './timing.ts';
import { undubbedVersion } from './versions.ts';
import { isoWeekday } from './zone-time.ts';

/** Starts of a film that is on sale for a day beyond the regular programme. */
const presaleStarts = [18 * 60, 20 * 60 + 45] as const;

/** Start of a preview. */
const previewStart = 20 * 60;

interface Wish {
  readonly release: Release;
  readonly start: number;
  readonly tags: readonly string[];
  readonly special: Special | null;
}

function eventWishes(release: Release, day: string): readonly Wish[] {
  const plan = eventPlan(release.film.key);
  const returns = release.day < day && plan.weekdays.includes(isoWeekday(day));
  if (release.day !== day && !returns) return [];
  return [{ release, start: plan.start, tags: plan.tags, special: plan.special }];
}

function filmWishes(release: Release, day: string, beyond: boolean): readonly Wish[] {
  const { preview } = release;
  if (preview?.day === day) {
    const tags = preview.team ? ['AVP', 'avp', 'avp-equipe'] : ['AVP', 'avp'];
    return [{ release, start: previewStart, tags, special: preview.team ? 'team' : null }];
  }
  if (!beyond || !release.presale || release.day !== day) return [];
  return presaleStarts.map((start) => ({ release, start, tags: [], special: null }));
}

function wishesOf(release: Release, day: string, beyond: boolean): readonly Wish[] {
  if (release.film.kind === 'event') return eventWishes(release, day);
  return filmWishes(release, day, beyond);
}

/** Halls that suit a film best come first; otherwise the house's own order. */
function hallsFor(house: HouseData, release: Release): readonly HallData[] {
  const suited = (hall: HallData): number =>
    hall.experiences.filter(
      (experience) => experience !== '3d' && release.film.experiences.includes(experience),
    ).length;
  return house.halls.toSorted((one, other) => suited(other) - suited(one));
}

/**
 * Showings with a fixed date and hour: events, previews, and presales beyond the regular programme. They are
 * booked first, the regular programme is planned around them.
 *
 * @param beyond whether the day lies behind the regular programme
 */
export function reservedSlots(
  site: Site,
  house: HouseData,
  releases: readonly Release[],
  day: string,
  beyond: boolean,
): readonly Slot[] {
  const slots: Slot[] = [];
  for (const { release, start, tags, special } of releases.flatMap((item) => wishesOf(item, day, beyond))) {
    const until = start + occupancy(release) + cleaning;
    const hall = hallsFor(house, release).find(
      (candidate) =>
        !slots.some(
          (slot) =>
            slot.hall === candidate &&
            start < slot.start + occupancy(slot.release) + cleaning &&
            slot.start < until,
        ),
    );
    if (!hall) continue;
    const shared = hall.experiences.filter(
      (experience) => experience !== '3d' && release.film.experiences.includes(experience),
    );
    const version = undubbedVersion(site, house.audience, release.film);
    slots.push({ release, hall, start, version, tags: sortTags([...tags, ...shared]), special });
  }
  return slots;
}
