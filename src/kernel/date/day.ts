import { addDays as addDaysTo } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { getISODay } from 'date-fns/getISODay';
import { parseISO } from 'date-fns/parseISO';
import { isDay } from './is-day.ts';

/**
 * Calendar days as `YYYY-MM-DD` text (R279). In this form days sort as text and need no zone, and the wire and the
 * addresses use it too. date-fns counts calendar days, so the zone of this process has no influence.
 */

/** An existing calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** ISO 8601 weekday: 1 Monday to 7 Sunday. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The wire's value for an unknown day; it is never shown (R279). */
export const unknownDay: Day = '1900-01-01';

function requireDate(day: Day): Date {
  if (!isDay(day))
    throw new RangeError(`A calendar day YYYY-MM-DD was expected, got ${JSON.stringify(day)}.`);
  return parseISO(day);
}

function dayOf(date: Date): Day {
  const year = date.getFullYear();
  if (!(year >= 0 && year <= 9999))
    throw new RangeError(`Days are written from year 0 to 9999; year ${year} is not.`);
  return formatISO(date, { representation: 'date' });
}

/**
 * The day, or null when it is unknown: null, `1900-01-01` (R279), or no calendar day. Also reads the day of an instant
 * or local time (`2026-09-13T00:00:00+02:00` is `2026-09-13`).
 */
export function knownDay(text: string | null | undefined): Day | null {
  const day = (text ?? '').slice(0, 10);
  return day === unknownDay || !isDay(day) ? null : day;
}

/** The instant of an ISO 8601 text with offset, or null when the text is invalid or the unknown date (R279). */
export function knownInstant(text: string | null | undefined): Date | null {
  if (knownDay(text) === null) return null;
  const instant = new Date(text ?? '');
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/**
 * The day that is `count` days later, or earlier when `count` is negative. Throws a RangeError when `day` is no
 * calendar day.
 */
export function addDays(day: Day, count: number): Day {
  return dayOf(addDaysTo(requireDate(day), count));
}

/** The number of days from `from` to `to`. Throws a RangeError when one of them is no calendar day. */
export function daysBetween(from: Day, to: Day): number {
  return differenceInCalendarDays(requireDate(to), requireDate(from));
}

/** `count` consecutive days, `first` included. Throws a RangeError when `first` is no calendar day. */
export function dayRange(first: Day, count: number): Day[] {
  const start = requireDate(first);
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayOf(addDaysTo(start, index)));
}

const isoWeekdays: readonly IsoWeekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The ISO weekday, 1 Monday to 7 Sunday. Throws a RangeError when `day` is no calendar day. */
export function isoWeekday(day: Day): IsoWeekday {
  return isoWeekdays[getISODay(requireDate(day)) - 1] ?? 1;
}

/** The instant at noon UTC of a day, for formatters that use UTC. Throws a RangeError when `day` is no calendar day. */
export function dayAsUtcNoon(day: Day): Date {
  return new Date(`${dayOf(requireDate(day))}T12:00:00Z`);
}
