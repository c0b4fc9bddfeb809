import { eventIsOn } from './cycle.ts';
import { hash } from './random.ts';
import { sortTags } from './showtime-tags.ts';
import { cleaning, occupancy } from './timing.ts';
import type { Auditorium, Chain, Cinema, Release, Slot, Special } from './types.ts';
import { undubbedVersion } from './versions.ts';

/** Starts on the first evening of a film that sells early, in minutes after midnight. */
const openingStarts = [18 * 60, 20 * 60 + 45] as const;

/** Start of a preview, in minutes after midnight. */
const previewStart = 20 * 60;

interface Wish {
  readonly release: Release;
  readonly start: number;
  readonly tags: readonly string[];
  readonly special: Special | null;
}

/** One cinema in this many gets the team of a film; the others play its preview without the team. */
const cinemasPerTeam = 6;

function welcomesTeam({ cinemas }: Chain, cinema: Cinema, release: Release): boolean {
  const place = hash(`team ${release.film.key}`) % cinemasPerTeam;
  return cinemas.indexOf(cinema) % cinemasPerTeam === place || cinemas.length < cinemasPerTeam;
}

function filmWishes(chain: Chain, cinema: Cinema, release: Release, day: string): readonly Wish[] {
  const { preview } = release;
  if (preview?.day === day) {
    const team = preview.team && welcomesTeam(chain, cinema, release);
    const tags = team ? ['AVP', 'avp', 'avp-equipe'] : ['AVP', 'avp'];
    return [{ release, start: previewStart, tags, special: team ? 'team' : null }];
  }
  if (!release.earlySale || release.day !== day) return [];
  return openingStarts.map((start) => ({ release, start, tags: [], special: null }));
}

function wishesOf(chain: Chain, cinema: Cinema, release: Release, day: string): readonly Wish[] {
  const { event } = release.film;
  if (event === null) return filmWishes(chain, cinema, release, day);
  if (!eventIsOn(release.film, release.day, day)) return [];
  return [{ release, start: event.start, tags: event.tags, special: event.special }];
}

/** The experiences that an auditorium and a film have in common, except 3D, which should not influence the choice. */
function sharedBy(auditorium: Auditorium, { film }: Release): readonly string[] {
  return auditorium.experiences.filter(
    (experience) => experience !== '3d' && film.experiences.includes(experience),
  );
}

/** The auditoriums that suit a film best first; otherwise in the cinema's own order. */
function auditoriumsFor(cinema: Cinema, release: Release): readonly Auditorium[] {
  return cinema.auditoriums.toSorted(
    (one, other) => sharedBy(other, release).length - sharedBy(one, release).length,
  );
}

/**
 * Showtimes with a fixed date and hour: events, previews, and the first evening of films that sell early. They get
 * their auditoriums first; the regular programme is planned around them.
 */
export function reservedSlots(chain: Chain, cinema: Cinema, day: string): readonly Slot[] {
  const slots: Slot[] = [];
  for (const { release, start, tags, special } of chain.releases.flatMap((item) =>
    wishesOf(chain, cinema, item, day),
  )) {
    const until = start + occupancy(release) + cleaning;
    const auditorium = auditoriumsFor(cinema, release).find(
      (candidate) =>
        !slots.some(
          (slot) =>
            slot.auditorium === candidate &&
            start < slot.start + occupancy(slot.release) + cleaning &&
            slot.start < until,
        ),
    );
    if (!auditorium) continue;
    const version = undubbedVersion(chain.site, cinema.audience, release.film);
    const all = sortTags([...tags, ...sharedBy(auditorium, release)]);
    slots.push({ release, auditorium, start, version, tags: all, special });
  }
  return slots;
}
