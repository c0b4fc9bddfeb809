import { tzOffset } from '@date-fns/tz';
import { programmeDayOf } from '#src/kernel/date/programme-day.ts';

const minute = 60_000;
const hour = 60 * minute;
const dayLength = 24 * hour;

const offsets = new Map<string, Map<number, number>>();

/**
 * Minutes that a zone is ahead of UTC at an instant. Zones change at full hours of UTC, so one lookup per hour is
 * enough.
 */
function offsetAt(zone: string, instant: number): number {
  const ofZone = offsets.get(zone) ?? new Map<number, number>();
  offsets.set(zone, ofZone);
  const key = Math.floor(instant / hour);
  const known = ofZone.get(key);
  if (known !== undefined) return known;
  const offset = tzOffset(zone, new Date(instant));
  if (Number.isNaN(offset)) throw new RangeError(`expected an IANA time zone, got "${zone}"`);
  ofZone.set(key, offset);
  return offset;
}

/** Number of a calendar day `YYYY-MM-DD`, counted from 1970-01-01. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayLength;
}

/**
 * The instant of a wall-clock time, in milliseconds: minutes after midnight of `day`, which may be more than 24 hours.
 */
export function instantOf(zone: string, day: string, minutes: number): number {
  const wall = dayNumber(day) * dayLength + minutes * minute;
  const guess = wall - offsetAt(zone, wall) * minute;
  return wall - offsetAt(zone, guess) * minute;
}

/** The wall-clock time of an instant, `YYYY-MM-DD HH:MM:SS`, in the form of the wire. */
export function localTime(zone: string, instant: number): string {
  return new Date(instant + offsetAt(zone, instant) * minute).toISOString().slice(0, 19).replace('T', ' ');
}

function part(value: number): string {
  return String(value).padStart(2, '0');
}

/** An instant as ISO 8601 with the zone's offset. */
export function instantText(zone: string, instant: number): string {
  const offset = offsetAt(zone, instant);
  const size = Math.abs(offset);
  const sign = offset < 0 ? '-' : '+';
  const local = localTime(zone, instant).replace(' ', 'T');
  return `${local}${sign}${part(Math.floor(size / 60))}:${part(size % 60)}`;
}

/** The programme day of an instant (D28). */
export function programmeDay(zone: string, instant: number): string {
  return programmeDayOf(localTime(zone, instant));
}
