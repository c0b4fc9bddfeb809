import { programmeShow } from '#src/contract/cinema-shows/schema.ts';
import type { ProgrammeShow } from '#src/contract/cinema-shows/schema.ts';
import type { ProgrammeEntry } from '#src/contract/schedule.ts';
import type { ZoneShow } from '#src/contract/zone/schema.ts';
import { readZoneEntries } from './readers.ts';
import type { Reader } from './readers.ts';

/**
 * The shows played in a city, or in the whole country, as the answer's JSON text (R236, R084).
 * @param citySlug the city, or null for every cinema of the site
 * @returns null where no cinema and no city has the slug
 */
export async function readZone(reader: Reader, citySlug: string | null): Promise<string | null> {
  const entries = await readZoneEntries(reader, citySlug);
  if (entries === null) return null;
  const shows = new Map<string, ProgrammeShow[]>();
  for (const { slug, body } of entries) {
    const list = shows.get(slug) ?? [];
    list.push(programmeShow.parse(body));
    shows.set(slug, list);
  }
  const merged = [...shows].flatMap(([slug, programmes]) => mergeShow(slug, programmes) ?? []);
  return JSON.stringify({ shows: merged.toSorted((a, b) => a.cineOrder - b.cineOrder) });
}

/**
 * One show over the programmes of several cinemas: true where it is true in any, orders the least of all,
 * counts added up, tags united; a day's flag is the first that a cinema gives.
 * @returns null for no programme at all
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

/** Each tag once as it is spelt (`AVP` and `avp` are two), sorted ignoring case as programmes are. */
function uniteTags(tags: readonly string[]): string[] {
  return [...new Set(tags)].toSorted((a, b) => {
    const [x, y] = [a.toLowerCase(), b.toLowerCase()];
    return x === y ? Number(a > b) - Number(a < b) : x < y ? -1 : 1;
  });
}
