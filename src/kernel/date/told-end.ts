import { addDays, unknownDay } from './day.ts';
import { parseLocalTime, type LocalTime } from './local-time.ts';
import { instantOf } from './zone.ts';

const minuteMs = 60_000;

/** A showtime is at most this much longer than its film, in minutes. */
const longestBeside = 4 * 60;
/** Any showtime may be this long, in minutes: nights of several films. */
const longestNight = 14 * 60;

/** The year of the wire's unknown day (R279). */
const unknownYear = unknownDay.slice(0, 4);
/** The last year that a calendar day is written in. */
const lastYear = '9999';

/**
 * The end of a showtime as a till tells it, where it can be true; otherwise null: it is unknown.
 *
 * An end that is not after the start has the wrong day when it is right on the day after it. An end is unknown in 1900
 * (R279), when the film cannot be over by then, and when it is later than the length of the film and four hours, or than
 * fourteen hours, whichever is longer.
 *
 * @param start local time of the cinema
 * @param end local time of the cinema, as received
 * @param film running time in minutes; null or less than 2: unknown
 * @throws RangeError that names the zone or the start when it is none
 */
export function toldEnd(
  start: LocalTime,
  end: LocalTime | null,
  zone: string,
  film: number | null,
): LocalTime | null {
  const day = end === null ? undefined : parseLocalTime(end)?.day;
  if (end === null || day === undefined || day.startsWith(unknownYear) || day.startsWith(lastYear))
    return null;
  const begins = instantOf(start, zone).getTime();
  const minutesTo = (time: LocalTime): number => (instantOf(time, zone).getTime() - begins) / minuteMs;
  const told = minutesTo(end) > 0 ? end : `${addDays(day, 1)}${end.slice(10)}`;
  const length = minutesTo(told);
  const known = film ?? 0;
  return length > 0 && length >= known && length <= Math.max(known + longestBeside, longestNight)
    ? told
    : null;
}
