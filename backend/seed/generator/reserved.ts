import type { Site } from '#src/sites/site.ts';
import type { HallData, HouseData } from '../house-types.ts';
import type { Release, Slot, Special } from './context.ts';
import { eventIsOn } from './calendar.ts';
import { housesOf } from '../houses.ts';
import { eventPlan } from './event-plans.ts';
import { hash } from './random.ts';
import { sortTags } from './session-tags.ts';
import { cleaning, occupancy } from './timing.ts';
import { undubbedVersion } from './versions.ts';

/** Starts on its first evening of a film that was on sale early. */
const openingStarts = [18 * 60, 20 * 60 + 45] as const;

/** Start of a preview. */
const previewStart = 20 * 60;

interface Wish {
  readonly release: Release;
  readonly start: number;
  readonly tags: readonly string[];
  readonly special: Special | null;
}

function eventWishes(release: Release, day: string): readonly Wish[] {
  if (!eventIsOn(release.film, release.day, day)) return [];
  const plan = eventPlan(release.film.key);
  return [{ release, start: plan.start, tags: plan.tags, special: plan.special }];
}

/** Of so many houses one welcomes the team of a film; the others play its preview without. */
const housesPerTeam = 6;

function welcomesTeam(site: Site, house: HouseData, release: Release): boolean {
  const place = hash(`team ${release.film.key}`) % housesPerTeam;
  return (
    housesOf(site.id).indexOf(house) % housesPerTeam === place || housesOf(site.id).length < housesPerTeam
  );
}

function filmWishes(site: Site, house: HouseData, release: Release, day: string): readonly Wish[] {
  const { preview } = release;
  if (preview?.day === day) {
    const team = preview.team && welcomesTeam(site, house, release);
    const tags = team ? ['AVP', 'avp', 'avp-equipe'] : ['AVP', 'avp'];
    return [{ release, start: previewStart, tags, special: team ? 'team' : null }];
  }
  if (!release.earlySale || release.day !== day) return [];
  return openingStarts.map((start) => ({ release, start, tags: [], special: null }));
}

function wishesOf(site: Site, house: HouseData, release: Release, day: string): readonly Wish[] {
  if (release.film.kind === 'event') return eventWishes(release, day);
  return filmWishes(site, house, release, day);
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
 * Showings with a fixed date and hour: events, previews, and the first evening of what was on sale early. They are
 * booked first, the regular programme is planned around them.
 */
export function reservedSlots(
  site: Site,
  house: HouseData,
  releases: readonly Release[],
  day: string,
): readonly Slot[] {
  const slots: Slot[] = [];
  for (const { release, start, tags, special } of releases.flatMap((item) =>
    wishesOf(site, house, item, day),
  )) {
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
