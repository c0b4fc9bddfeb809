import type { Programme } from '#src/contract/cinema-shows/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { mapLimited } from '#src/kernel/async/map-limited.ts';
import { isOutage, type Result } from './transport/failure.ts';

/** The showtimes of one cinema on one programme day by slug of the show; null where they could not be read. */
export type ShowtimesByShow = Readonly<Record<string, readonly Showtime[] | null>>;

/** The calls that give a cinema's day: the server and the browser make them each in their own way. */
export interface DayReads {
  readonly whole: (cinema: string, date: Day) => Promise<Result<ShowtimesByShow>>;
  readonly programme: (cinema: string) => Promise<Result<Pick<Programme, 'shows'>>>;
  readonly showDay: (show: string, cinema: string, date: Day) => Promise<Result<readonly Showtime[]>>;
}

/** How many calls a page may still make for an API that gives showtimes only show by show. */
export interface ShowCalls {
  left: number;
}

/** The most calls show by show that one page makes. */
const mostCalls = 96;
const callsAtOnce = 6;

/** The calls show by show that a new page may make. */
export function callsOfPage(): ShowCalls {
  return { left: mostCalls };
}

/**
 * Reads all showtimes of a cinema on a programme day: in one call where the API has it, otherwise show by show within
 * the calls that the page may still make. Then shows without a call left have null.
 *
 * @param known slugs of the cinema's shows on the day; without them its programme is read when they are needed
 * @returns null when nothing could be read
 */
export async function readCinemaDay(
  reads: DayReads,
  cinema: string,
  date: Day,
  calls: ShowCalls,
  known?: readonly string[],
): Promise<ShowtimesByShow | null> {
  const whole = await reads.whole(cinema, date);
  if (whole.ok) return whole.value;
  if (isOutage(whole.failure)) return null;
  const shows = known ?? (await showsOn(reads, cinema, date));
  if (shows === null) return null;
  const asked = shows.slice(0, Math.max(0, calls.left));
  calls.left -= asked.length;
  const answers = await mapLimited(asked, callsAtOnce, async (show) => {
    const answer = await reads.showDay(show, cinema, date);
    return [show, timesOf(answer)] as const;
  });
  return { ...Object.fromEntries(shows.map((show) => [show, null])), ...Object.fromEntries(answers) };
}

/** Slugs of the shows that a cinema plays on a day; null when its programme cannot be read. */
async function showsOn(reads: DayReads, cinema: string, date: Day): Promise<readonly string[] | null> {
  const programme = await reads.programme(cinema);
  if (!programme.ok) return programme.failure.kind === 'unknown' ? [] : null;
  return Object.entries(programme.value.shows).flatMap(([show, { days }]) =>
    Object.hasOwn(days, date) ? [show] : [],
  );
}

/**
 * The showtimes of an answer; null when it failed. A film that the API does not know on that day has no showtimes (wire
 * contract).
 */
function timesOf(answer: Result<readonly Showtime[]>): readonly Showtime[] | null {
  if (answer.ok) return answer.value;
  return answer.failure.kind === 'unknown' || answer.failure.kind === 'gone' ? [] : null;
}
