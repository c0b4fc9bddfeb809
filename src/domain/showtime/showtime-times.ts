import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import { toldEnd } from '#src/kernel/date/told-end.ts';
import { knownDuration } from '../date/duration.ts';
import { instantOf, localTimeAt } from '#src/kernel/date/zone.ts';
import { hasTag } from '../tag/special-tags.ts';

/** A moment of a showtime. */
interface Moment {
  /** Local time of the cinema, with the real calendar day. */
  readonly time: LocalTime;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** What cinema and show say about the length of a showtime. Absent or null: unknown. */
export interface LengthFacts {
  /** Minutes of advertisements and trailers that the cinema advertises. */
  readonly preProgrammeMinutes?: number | null | undefined;
  /** Running time of the show in minutes. */
  readonly duration?: number | null | undefined;
}

/** What is known about the length of one showtime. */
export interface ShowtimeLengths extends LengthFacts {
  /** Minutes of all intervals together; 0 without one, null when there is one of unknown length. Absent: none. */
  readonly intervalMinutes?: number | null | undefined;
  /** Whether it is no showtime like any other: the 20 minutes of the wire's own end say nothing about it. */
  readonly particular?: boolean | undefined;
}

/**
 * What is known about the length of one showtime: what it says itself, otherwise the lengths of its cinema and its show,
 * as far as they are its own. What comes before a special showtime (R083), a live broadcast or one for small children is
 * shorter or nothing, and an interval makes the night longer: only the showtime itself can tell how much.
 *
 * @param showtime its tags as received
 */
export function lengthFacts(
  { preProgrammeMinutes, duration }: LengthFacts,
  showtime: Pick<Showtime, 'intervalMinutes' | 'preProgrammeMinutes' | 'tags'>,
  special: boolean,
): ShowtimeLengths {
  const { tags } = showtime;
  const particular = special || hasTag(tags, 'live') || hasTag(tags, 'cinekids');
  return {
    preProgrammeMinutes: showtime.preProgrammeMinutes ?? (particular ? null : preProgrammeMinutes),
    duration,
    intervalMinutes: showtime.intervalMinutes ?? (hasTag(tags, 'pause') ? null : 0),
    particular,
  };
}

/** When the film of a showtime begins, and when the showtime ends. Null: unknown. */
interface ShowtimeTimes {
  readonly filmBegins: Moment | null;
  readonly ends: Moment | null;
}

const minuteMs = 60_000;

/** The minutes that sources add to every film for the end on the wire, whatever comes before it and in it. */
const wireMinutes = 20;

/**
 * The times of a showtime: the one place that decides when a film begins and ends (ADR-0092). The advertised time is that
 * of the pre-programme: the doors are open by then, and no source says since when. The film begins when the pre-programme
 * is over. The showtime ends when the film does, with its intervals.
 *
 * The wire's own end counts only where one of the lengths is unknown, and only where it can be true (`toldEnd`). It takes
 * the same 20 minutes everywhere: that says nothing about a particular showtime, nor about one with an interval.
 *
 * Lengths are added to instants, so that they stay true in the night in which the clock changes.
 *
 * @param start local time of the cinema
 * @param wireEnd the end as the wire tells it, local time of the cinema
 * @throws RangeError that names the zone when it is unknown
 */
export function showtimeTimes(
  start: LocalTime,
  wireEnd: LocalTime | null,
  zone: string,
  { preProgrammeMinutes = null, duration, intervalMinutes = 0, particular = false }: ShowtimeLengths,
): ShowtimeTimes {
  const startMs = instantOf(start, zone).getTime();
  const after = (minutes: number): Moment => {
    const instant = new Date(startMs + minutes * minuteMs);
    return { time: localTimeAt(instant, zone), at: instant.toISOString() };
  };
  const film = knownDuration(duration);
  const told = (): Moment | null => {
    const shortest = film === null ? null : film + (intervalMinutes ?? 1);
    const end = toldEnd(start, wireEnd, zone, shortest);
    if (end === null) return null;
    const at = instantOf(end, zone);
    const isRule = film !== null && at.getTime() === startMs + (film + wireMinutes) * minuteMs;
    return isRule && (particular || intervalMinutes !== 0) ? null : { time: end, at: at.toISOString() };
  };
  return {
    filmBegins: preProgrammeMinutes === null ? null : after(preProgrammeMinutes),
    ends:
      preProgrammeMinutes === null || film === null || intervalMinutes === null
        ? told()
        : after(preProgrammeMinutes + film + intervalMinutes),
  };
}
