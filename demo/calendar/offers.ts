import { addDays } from '#src/kernel/date/day.ts';
import { dayNumber } from './zone-time.ts';

/**
 * Moves the days of offers and videos. The files name days around the first ones of 2026; an offer returns after a
 * whole number of weeks, so it keeps its weekday and its length, and there are always some that hold, start soon or
 * have just ended. A day is always answered in the same way.
 */

/** The date of an offer as the contract has it (R090). */
export interface OfferDate {
  readonly type: 'exact' | 'from' | 'interval' | 'until' | 'noDate' | 'exactWithoutHours';
  readonly start: string | null;
  readonly end: string | null;
}

/** An offer that has ended stays this many days. */
const staysAfterEnd = 6;

/** Days between the end of an interval and its next first day. */
const pause = 14;

/** Days until an offer on a single day returns, until one without end is renewed, and until a video is repeated. */
const rounds = { exact: 28, from: 84, until: 63, video: 42 } as const;

/** How many days before it starts an offer is published. */
const published = 28;

/** The days of an offer today, and the day on which it was published, which is never a later one. */
export interface MovedOffer {
  readonly date: OfferDate;
  readonly releaseDate: string;
}

/**
 * Moves an offer to its turn that counts today.
 *
 * @param date as the files have it
 * @param releaseDate the day that the files have for an offer without a day of its own
 * @param today programme day of the site, `YYYY-MM-DD`
 */
export function offerOn(date: OfferDate, releaseDate: string, today: string): MovedOffer {
  const by = (days: number): OfferDate => ({
    ...date,
    start: date.start && moved(date.start, days),
    end: date.end && moved(date.end, days),
  });
  const from = (days: number, day: string): MovedOffer => ({
    date: by(days),
    releaseDate: moved(day.slice(0, 10), days - published),
  });
  const { type, start, end } = date;
  if (type === 'until' && end !== null) {
    const days = shiftOf(end, rounds.until, 0, today);
    return { date: by(days), releaseDate: moved(end.slice(0, 10), days - rounds.until) };
  }
  if (type === 'interval' && start !== null && end !== null) {
    const length = dayNumber(end.slice(0, 10)) - dayNumber(start.slice(0, 10));
    const round = Math.ceil((length + pause) / 7) * 7;
    return from(shiftOf(end, round, staysAfterEnd, today), start);
  }
  if (type === 'from' && start !== null)
    return from(shiftOf(start, rounds.from, rounds.from - staysAfterEnd, today), start);
  if (type !== 'noDate' && start !== null) return from(shiftOf(start, rounds.exact, 0, today), start);
  return { date, releaseDate: latest(releaseDate, rounds.from, today) };
}

/**
 * The day on which a video was published for the last time.
 *
 * @param day as the files have it
 */
export function videoDay(day: string, today: string): string {
  return latest(day, rounds.video, today);
}

/** The last of the days `first`, `first ± round` … that is not after today. */
function latest(first: string, round: number, today: string): string {
  return moved(first, shiftOf(first, round, round - 1, today));
}

/** By how many days to move a day, in whole rounds, so that it is the earliest one at most `stays` days ago. */
function shiftOf(day: string, round: number, stays: number, today: string): number {
  return Math.ceil((dayNumber(today) - stays - dayNumber(day.slice(0, 10))) / round) * round;
}

/** A day, or a local time, moved by some days. */
function moved(text: string, days: number): string {
  return `${addDays(text.slice(0, 10), days)}${text.slice(10)}`;
}
