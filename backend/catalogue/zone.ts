import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { ProgrammeShow } from '#src/contract/cinema-shows/schema.ts';
import type { ProgrammeEntry } from '#src/contract/schedule.ts';
import type { Zone, ZoneShow } from '#src/contract/zone/schema.ts';

/** The name of a zone's document; without a city it is the whole country. */
export function zoneName(citySlug: string | null): string {
  return citySlug === null ? 'zone' : `zone/${citySlug}`;
}

/** The shows that are played in the whole country and in each city that has a cinema (R236, R084), by document name. */
export function* zonesOf({ cinemas, cinemaShows }: LanguageCatalogue): Generator<[name: string, zone: Zone]> {
  const everywhere = cinemas.map(({ slug, citySlug }) => ({ citySlug, programme: cinemaShows[slug] }));
  for (const citySlug of [null, ...new Set(cinemas.map((cinema) => cinema.citySlug))]) {
    const shows = new Map<string, ProgrammeShow[]>();
    for (const { citySlug: place, programme } of everywhere) {
      if (citySlug !== null && place !== citySlug) continue;
      for (const [slug, show] of Object.entries(programme?.shows ?? {})) {
        const list = shows.get(slug);
        if (list === undefined) shows.set(slug, [show]);
        else list.push(show);
      }
    }
    const merged = [...shows].flatMap(([slug, list]) => mergeShow(slug, list) ?? []);
    yield [zoneName(citySlug), { shows: merged.toSorted((a, b) => a.cineOrder - b.cineOrder) }];
  }
}

/**
 * Merges the programmes of one show in several cinemas: a flag is true when any cinema says so, an order is the least
 * of all, counts are added, tags are joined; a day's flag is the first one that a cinema gives.
 * @returns null when there is no programme
 */
export function mergeShow(slug: string, programmes: readonly ProgrammeShow[]): ZoneShow | null {
  const first = programmes[0];
  if (first === undefined) return null;
  const { days: _days, ...flags } = first;
  const any = (field: FlagName): boolean => programmes.some((programme) => programme[field]);
  const least = (field: OrderName): number => Math.min(...programmes.map((programme) => programme[field]));
  const days = mergeDays(programmes);
  return {
    slug,
    bookable: any('bookable'),
    isKids: any('isKids'),
    isComingSoon: any('isComingSoon'),
    next24ShowtimesCount: programmes.reduce((sum, programme) => sum + programme.next24ShowtimesCount, 0),
    tags: uniteTags(Object.values(days).flatMap((day) => day.tags)),
    isBookable: any('isBookable'),
    isNew: any('isNew'),
    isEarlyVisible: any('isEarlyVisible'),
    isEarlyBookable: any('isEarlyBookable'),
    isEarlyAVP: any('isEarlyAVP'),
    cineOrder: least('cineOrder'),
    cineKidsOrder:
      programmes.map((programme) => programme.cineKidsOrder).find((order) => order !== null) ??
      flags.cineKidsOrder,
    cineUpcomingOrder: least('cineUpcomingOrder'),
    cineEntertainmentOrder: least('cineEntertainmentOrder'),
    cineEntertainmentOrder2: least('cineEntertainmentOrder2'),
    specialEvent: any('specialEvent'),
    days,
  };
}

type FlagName = {
  [K in keyof ProgrammeShow]: ProgrammeShow[K] extends boolean ? K : never;
}[keyof ProgrammeShow];
type OrderName = 'cineOrder' | 'cineUpcomingOrder' | 'cineEntertainmentOrder' | 'cineEntertainmentOrder2';

function mergeDays(programmes: readonly ProgrammeShow[]): Record<string, ProgrammeEntry> {
  const days = new Map<string, ProgrammeEntry>();
  for (const programme of programmes) {
    for (const [day, entry] of Object.entries(programme.days)) {
      const present = days.get(day);
      days.set(day, present === undefined ? entry : mergeEntries(present, entry));
    }
  }
  return Object.fromEntries([...days].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function mergeEntries(one: ProgrammeEntry, other: ProgrammeEntry): ProgrammeEntry {
  const flagged = one.flag === null ? other : one;
  return {
    tags: uniteTags([...one.tags, ...other.tags]),
    bookable: one.bookable || other.bookable,
    versions: [...new Set([...one.versions, ...other.versions])],
    flag: flagged.flag,
    flagColor: flagged.flagColor,
    cineOrder: Math.min(one.cineOrder, other.cineOrder),
    specialEvent: one.specialEvent ?? other.specialEvent,
    specialShowtime: one.specialShowtime || other.specialShowtime,
    labelCategory: one.labelCategory ?? other.labelCategory,
  };
}

/** Each spelling of a tag once (`AVP` and `avp` are two), sorted without regard to case, as in programmes. */
function uniteTags(tags: readonly string[]): string[] {
  return [...new Set(tags)].toSorted((a, b) => {
    const [x, y] = [a.toLowerCase(), b.toLowerCase()];
    return x === y ? Number(a > b) - Number(a < b) : x < y ? -1 : 1;
  });
}
