import { readNearPlace } from '#src/api/near.ts';
import { read } from '#src/api/read.ts';
import { readCinemasBySlug, readSchedule, readShows } from '#src/api/site-catalogue.ts';
import { RequiredReadError } from '#src/api/transport/failure.ts';
import { scheduleOfCity, type Schedule } from '#src/domain/programme/schedule.ts';
import { itemsBySlug } from '#src/domain/items-by-slug.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { shelvesOf, type Shelves } from './last-model.ts';

/** What will soon be missed: in the cinema of the filters, in the visitor's city, or on the whole site. */
export interface LastModel {
  /** The city or the cinema, in words; null for the whole site. */
  readonly name: string | null;
  /** Null when the programme could not be read. */
  readonly shelves: Shelves | null;
}

/** The schedule of a city; empty for one in which nothing plays, null when it could not be read. */
async function scheduleNear(locale: Locale, city: string): Promise<Schedule | null> {
  const zone = await read('zone', locale, { zone: city });
  if (zone.ok) return scheduleOfCity(zone.value);
  return zone.failure.kind === 'unknown' ? new Map() : null;
}

/**
 * Reads last days, one-offs and showtimes with the film's team.
 *
 * @throws RequiredReadError when the list of shows cannot be read
 */
export async function loadLast(locale: Locale, today: Day, filters: Filters): Promise<LastModel> {
  const { localisation, near } = filters;
  const [shows, cinemas, place] = await Promise.all([
    readShows(locale),
    readCinemasBySlug(locale),
    readNearPlace(locale, near),
  ]);
  if (!shows.ok) throw new RequiredReadError('shows', shows.failure);
  const schedule = await (place === null
    ? readSchedule(locale, localisation)
    : scheduleNear(locale, place.city));
  const name = localisation === undefined ? place?.name : (cinemas.get(localisation)?.name ?? localisation);
  return {
    name: name ?? null,
    shelves: schedule === null ? null : shelvesOf(schedule, today, itemsBySlug(shows.value)),
  };
}
