import type { Programme } from '#src/contract/cinema-shows/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { mapLimited } from './map-limited.ts';
import type { Result } from './transport/failure.ts';

/** Showtimes by slug of the show. */
export type ShowtimesByShow = Readonly<Record<string, readonly Showtime[]>>;

/** The calls that give a cinema's day: the server and the browser make them each in their own way. */
export interface DayReads {
  readonly whole: (cinema: string, date: Day) => Promise<Result<ShowtimesByShow>>;
  readonly programme: (cinema: string) => Promise<Result<Pick<Programme, 'shows'>>>;
  readonly showDay: (show: string, cinema: string, date: Day) => Promise<Result<readonly Showtime[]>>;
}

/** How many further calls may be made when the API gives showtimes show by show only. */
export interface DayBudget {
  calls: number;
}

const callsAtOnce = 6;

/**
 * All showtimes of a cinema on a day by show: in one call where the API has it, otherwise show by show within the
 * budget. Null when they cannot be read.
 */
export async function readCinemaDay(
  reads: DayReads,
  cinema: string,
  date: Day,
  budget: DayBudget,
): Promise<ShowtimesByShow | null> {
  const whole = await reads.whole(cinema, date);
  if (whole.ok) return whole.value;
  if (whole.failure.kind !== 'unknown') return null;
  const programme = await reads.programme(cinema);
  if (!programme.ok) return programme.failure.kind === 'unknown' ? {} : null;
  const shows = Object.entries(programme.value.shows).filter(([, { days }]) => Object.hasOwn(days, date));
  const asked = shows.slice(0, Math.max(0, budget.calls));
  budget.calls -= asked.length;
  const answers = await mapLimited(asked, callsAtOnce, async ([show]) => {
    const answer = await reads.showDay(show, cinema, date);
    return [show, answer.ok ? answer.value : []] as const;
  });
  return Object.fromEntries(answers);
}
