import type { LocalTime } from '#src/kernel/date/local-time.ts';
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

/** What is known about the length of a showtime. Absent or null: unknown. */
export interface LengthFacts {
  /** Minutes of advertisements and trailers that the cinema advertises. */
  readonly preProgrammeMinutes?: number | null | undefined;
  /** Running time of the show in minutes. */
  readonly duration?: number | null | undefined;
}

/**
 * What is known about the length of one showtime: the lengths of its cinema and its show, as far as they are its own.
 * What comes before a special showtime (R083), a live broadcast or one for small children is shorter or nothing, and an
 * interval makes the night longer; no source tells how much.
 *
 * @param tags as received
 */
export function lengthFacts(
  { preProgrammeMinutes, duration }: LengthFacts,
  tags: readonly string[],
  special: boolean,
): LengthFacts {
  const ordinary = !special && !hasTag(tags, 'live') && !hasTag(tags, 'cinekids');
  return {
    preProgrammeMinutes: ordinary ? preProgrammeMinutes : null,
    duration: hasTag(tags, 'pause') ? null : duration,
  };
}

/** When the film of a showtime begins, and when the showtime ends. Null: unknown. */
interface ShowtimeTimes {
  readonly filmBegins: Moment | null;
  readonly ends: Moment | null;
}

const minuteMs = 60_000;

/**
 * The times of a showtime. The advertised time is that of the pre-programme: the doors are open by then, and no source
 * says since when. The film begins when the pre-programme is over. The showtime ends when the film does; the wire's own
 * end, which takes the same 20 minutes everywhere, counts only where one of the two lengths is unknown.
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
  { preProgrammeMinutes = null, duration }: LengthFacts,
): ShowtimeTimes {
  const startMs = instantOf(start, zone).getTime();
  const after = (minutes: number): Moment => {
    const instant = new Date(startMs + minutes * minuteMs);
    return { time: localTimeAt(instant, zone), at: instant.toISOString() };
  };
  const told = wireEnd === null ? null : { time: wireEnd, at: instantOf(wireEnd, zone).toISOString() };
  const film = knownDuration(duration);
  return {
    filmBegins: preProgrammeMinutes === null ? null : after(preProgrammeMinutes),
    ends: preProgrammeMinutes === null || film === null ? told : after(preProgrammeMinutes + film),
  };
}
