import { tzOffset } from '@date-fns/tz';
import { parseLocalTime, type LocalTime } from './local-time.ts';

/**
 * Converts between local times of a cinema and instants. Local times have no zone on the wire (D28); the zone is an
 * IANA name and comes from the cinema or its site.
 */

const minute = 60_000;
const day24 = 86_400_000;

const knownZones = new Map<string, boolean>();

/** Whether the runtime knows the zone. */
export function isTimeZone(zone: string): boolean {
  const known = knownZones.get(zone);
  if (known !== undefined) return known;
  let valid = true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).format(0);
  } catch {
    valid = false;
  }
  // Zones come from outside: the limit keeps invalid names from filling the memory.
  if (knownZones.size < 1000) knownZones.set(zone, valid);
  return valid;
}

function offsetAt(time: number, zone: string): number {
  const offset = isTimeZone(zone) ? tzOffset(zone, new Date(time)) * minute : Number.NaN;
  if (Number.isNaN(offset))
    throw new RangeError(`An IANA time zone and an instant were expected, got "${zone}" at ${time}.`);
  return offset;
}

/**
 * The wall-clock time at an instant. Throws a RangeError that names the zone when it is unknown.
 */
export function localTimeAt(instant: Date, zone: string): LocalTime {
  const time = instant.getTime();
  return new Date(time + offsetAt(time, zone)).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * The instant of a wall-clock time. When the clock goes back, a time exists twice; the earlier instant is returned.
 * When the clock goes forward, a time is skipped; it is read with the offset before the change, so 02:30 becomes 03:30
 * (like Temporal's `compatible`). Throws a RangeError for an unknown zone or an invalid time.
 */
export function instantOf(local: LocalTime, zone: string): Date {
  const parts = parseLocalTime(local);
  if (parts === null)
    throw new RangeError(`A local time YYYY-MM-DD HH:MM:SS was expected, got ${JSON.stringify(local)}.`);
  const wall =
    Date.parse(`${parts.day}T00:00:00Z`) + ((parts.hour * 60 + parts.minute) * 60 + parts.second) * 1000;
  const before = offsetAt(wall - day24, zone);
  const after = offsetAt(wall + day24, zone);
  const candidates = [wall - before, wall - after].filter((time) => time + offsetAt(time, zone) === wall);
  return new Date(candidates.length > 0 ? Math.min(...candidates) : wall - before);
}

/** `HH:MM` of a local time, for `<time datetime>` and sorting. Throws a RangeError when `local` is no local time. */
export function clockOf(local: LocalTime): string {
  if (parseLocalTime(local) === null)
    throw new RangeError(`A local time YYYY-MM-DD HH:MM:SS was expected, got ${JSON.stringify(local)}.`);
  return local.slice(11, 16);
}
