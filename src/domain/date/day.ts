/**
 * Calendar days as `YYYY-MM-DD` text (R279): they sort as text, need no zone and are what the wire and the
 * addresses hold. Arithmetic goes through UTC, where every day has 24 hours.
 */

/** A real calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** ISO 8601 weekday: 1 Monday to 7 Sunday. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** What the wire writes for a day nobody knows; it is never shown (R279). */
export const unknownDay: Day = '1900-01-01';

const shape = /^\d{4}-\d{2}-\d{2}$/;
const dayLength = 86_400_000;

function dayNumber(day: Day): number | null {
  if (!shape.test(day)) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  // Date.parse may roll 30 February over instead of refusing it, so the day is written back and compared.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return null;
  return time / dayLength;
}

function requireDayNumber(day: Day): number {
  const number = dayNumber(day);
  if (number === null)
    throw new RangeError(`A calendar day YYYY-MM-DD was expected, got ${JSON.stringify(day)}.`);
  return number;
}

function fromDayNumber(number: number): Day {
  const year = new Date(number * dayLength).getUTCFullYear();
  if (!(year >= 0 && year <= 9999))
    throw new RangeError(`Days are written from year 0 to 9999; day number ${number} is not.`);
  return new Date(number * dayLength).toISOString().slice(0, 10);
}

/** Whether a text is a real calendar day, `2028-02-29` but not `2027-02-29`. */
export function isDay(text: string): boolean {
  return dayNumber(text) !== null;
}

/**
 * The day, or null where the wire says it does not know: null, `1900-01-01` (R279), or no calendar day at all.
 * Reads the day of an instant or local time too (`2026-09-13T00:00:00+02:00` is `2026-09-13`).
 */
export function knownDay(text: string | null | undefined): Day | null {
  const day = (text ?? '').slice(0, 10);
  return day === unknownDay || !isDay(day) ? null : day;
}

/**
 * The instant an ISO 8601 text with offset names, or null where it names none or the unknown date (R279).
 */
export function knownInstant(text: string | null | undefined): Date | null {
  if (knownDay(text) === null) return null;
  const instant = new Date(text ?? '');
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** The day `count` days later, earlier when negative. Throws a RangeError when `day` is no calendar day. */
export function addDays(day: Day, count: number): Day {
  return fromDayNumber(requireDayNumber(day) + count);
}

/** How many days `to` lies after `from`. Throws a RangeError when one is no calendar day. */
export function daysBetween(from: Day, to: Day): number {
  return requireDayNumber(to) - requireDayNumber(from);
}

/** `count` days in a row, `first` included. Throws a RangeError when `first` is no calendar day. */
export function dayRange(first: Day, count: number): Day[] {
  const start = requireDayNumber(first);
  return Array.from({ length: Math.max(0, count) }, (_, index) => fromDayNumber(start + index));
}

const isoWeekdays: readonly IsoWeekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The ISO weekday, 1 Monday to 7 Sunday. Throws a RangeError when `day` is no calendar day. */
export function isoWeekday(day: Day): IsoWeekday {
  // Day 0 of the epoch, 1970-01-01, is a Thursday (ISO 4).
  const index = (((requireDayNumber(day) + 3) % 7) + 7) % 7;
  return isoWeekdays[index] ?? 1;
}

/** A day as the instant of its noon in UTC, for formatters that are told to use UTC. */
export function dayAsUtcNoon(day: Day): Date {
  return new Date(requireDayNumber(day) * dayLength + dayLength / 2);
}
