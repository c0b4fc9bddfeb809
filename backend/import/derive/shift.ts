import { z } from 'zod';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { addDays, unknownDay } from '#src/kernel/date/day.ts';
import { isDay } from '#src/kernel/date/is-day.ts';
import { localTimeOf } from '../../catalogue/programme-day.ts';

/** Fields whose texts are never dates, even if they look so. */
const proseFields: ReadonlySet<string> = new Set([
  'title',
  'name',
  'label',
  'description',
  'synopsis',
  'originalTitle',
  'slug',
]);

const localPattern = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;
const instantPattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** The first day of a programme or a list of showtimes, or null. */
export function firstDayOf(catalogues: readonly LanguageCatalogue[]): string | null {
  const days = catalogues.flatMap((catalogue) => [
    ...Object.values(catalogue.cinemaShows).flatMap((programme) => Object.keys(programme.days)),
    ...Object.values(catalogue.showtimes).flatMap((cinemas) =>
      Object.values(cinemas).flatMap((byDay) => Object.keys(byDay)),
    ),
  ]);
  return days.reduce<string | null>((first, day) => (first === null || day < first ? day : first), null);
}

/**
 * Moves every date of a value by whole days: days (as keys too), local times, and instants, whose local time
 * of day stays and whose offset becomes that of the zone on the new day.
 * @param value any JSON value
 * @param timeZone IANA zone of the instants
 */
export function shiftDates(value: unknown, days: number, timeZone: string): unknown {
  if (typeof value === 'string') return shiftText(value, days, timeZone);
  if (Array.isArray(value)) return value.map((one) => shiftDates(one, days, timeZone));
  const record = recordSchema.safeParse(value);
  if (!record.success) return value;
  return Object.fromEntries(
    Object.entries(record.data).map(([key, one]) => [
      isDay(key) ? addDays(key, days) : key,
      proseFields.has(key) ? one : shiftDates(one, days, timeZone),
    ]),
  );
}

/**
 * Moves every date of a catalogue: showtimes by the clock of their cinema, everything else by the site's (D28).
 * @param timeZone IANA zone of the site
 */
export function shiftCatalogue(catalogue: LanguageCatalogue, days: number, timeZone: string): unknown {
  const { showtimes, ...rest } = catalogue;
  const zones = new Map(catalogue.cinemas.map((cinema) => [cinema.slug, cinema.timeZone]));
  const moved = Object.entries(showtimes).map(([show, byCinema]) => {
    const cinemas = Object.entries(byCinema).map(
      ([cinema, byDay]) => [cinema, shiftDates(byDay, days, zones.get(cinema) ?? timeZone)] as const,
    );
    return [show, Object.fromEntries(cinemas)] as const;
  });
  return { ...recordSchema.parse(shiftDates(rest, days, timeZone)), showtimes: Object.fromEntries(moved) };
}

const recordSchema = z.record(z.string(), z.unknown());

function shiftText(text: string, days: number, timeZone: string): string {
  if (isDay(text)) return text === unknownDay ? text : addDays(text, days);
  const local = localPattern.exec(text);
  if (local?.[1] !== undefined && isDay(local[1])) return `${addDays(local[1], days)} ${local[2]}`;
  if (!instantPattern.test(text)) return text;
  const before = new Date(text);
  if (Number.isNaN(before.getTime())) return text;
  const wall = localTimeOf(before, timeZone);
  const moved = `${addDays(wall.slice(0, 10), days)} ${wall.slice(11)}`;
  return `${moved.replace(' ', 'T')}${offsetAt(moved, timeZone)}`;
}

/** A number below a hundred with two digits. */
function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** The zone's offset, `+02:00`, at a wall-clock time `YYYY-MM-DD HH:MM:SS`. */
function offsetAt(wall: string, timeZone: string): string {
  const asUtc = Date.parse(`${wall.replace(' ', 'T')}Z`);
  const minutesAt = (instant: number): number =>
    Math.round(
      (Date.parse(`${localTimeOf(new Date(instant), timeZone).replace(' ', 'T')}Z`) - instant) / 60_000,
    );
  // Around a clock change the offset differs before and after, so it is computed again at the first result.
  const minutes = minutesAt(asUtc - minutesAt(asUtc) * 60_000);
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
