import { addDays as addDaysTo } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { getISODay } from 'date-fns/getISODay';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

/**
 * Calendar days as `YYYY-MM-DD` text (R279): they sort as text, need no zone and are what the wire and the
 * addresses hold. date-fns counts calendar days, so it does not matter
 * in which zone this process runs.
 */

/** A real calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** ISO 8601 weekday: 1 Monday to 7 Sunday. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** What the wire writes for a day nobody knows; it is never shown (R279). */
export const unknownDay: Day = '1900-01-01';

const shape = /^\d{4}-\d{2}-\d{2}$/;

function requireDate(day: Day): Date {
  const date = shape.test(day) ? parseISO(day) : null;
  if (date === null || !isValid(date))
    throw new RangeError(`A calendar day YYYY-MM-DD was expected, got ${JSON.stringify(day)}.`);
  return date;
}

function dayOf(date: Date): Day {
  const year = date.getFullYear();
  if (!(year >= 0 && year <= 9999))
    throw new RangeError(`Days are written from year 0 to 9999; year ${year} is not.`);
  return formatISO(date, { representation: 'date' });
}

/** Whether a text is a real calendar day, `2028-02-29` but not `2027-02-29`. */
export function isDay(text: string): boolean {
  return shape.test(text) && isValid(parseISO(text));
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
  return dayOf(addDaysTo(requireDate(day), count));
}

/** How many days `to` lies after `from`. Throws a RangeError when one is no calendar day. */
export function daysBetween(from: Day, to: Day): number {
  return differenceInCalendarDays(requireDate(to), requireDate(from));
}

/** `count` days in a row, `first` included. Throws a RangeError when `first` is no calendar day. */
export function dayRange(first: Day, count: number): Day[] {
  const start = requireDate(first);
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayOf(addDaysTo(start, index)));
}

const isoWeekdays: readonly IsoWeekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The ISO weekday, 1 Monday to 7 Sunday. Throws a RangeError when `day` is no calendar day. */
export function isoWeekday(day: Day): IsoWeekday {
  return isoWeekdays[getISODay(requireDate(day)) - 1] ?? 1;
}

/** A day as the instant of its noon in UTC, for formatters that are told to use UTC. */
export function dayAsUtcNoon(day: Day): Date {
  return new Date(`${dayOf(requireDate(day))}T12:00:00Z`);
}
