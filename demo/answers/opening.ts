import type { OpeningHours } from '#src/contract/cinema/opening-hours.ts';
import { isoWeekday, type IsoWeekday } from '#src/kernel/date/day.ts';
import { sizeOf } from '../calendar/schedule.ts';
import type { Cinema } from '../calendar/types.ts';

/** Concerts and films for families start at this time, whatever else is on. */
const firstEvent = 10 * 60;

/** The doors open this many minutes before the first showtime. */
const doors = 20;

/**
 * When the last film of a day is over, by the size of the cinema. On Fridays and Saturdays a film starts after midnight,
 * or a night of films ends.
 */
const closes = { small: '01:30', multiplex: '03:00', late: '05:00' } as const;

const lateDays: readonly IsoWeekday[] = [5, 6];

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * When a cinema is open, so that all its showtimes are within; on New Year’s Eve and at Christmas it opens an hour
 * earlier. Null for a cinema that is closed.
 *
 * @param today programme day of the site
 */
export function openingHoursOf(cinema: Cinema, today: string): OpeningHours | null {
  if (!cinema.open) return null;
  const opens = Math.min(cinema.firstShowtime, firstEvent) - doors;
  const usual = closes[sizeOf(cinema)];
  const closesOn = (weekday: IsoWeekday) => (lateDays.includes(weekday) ? closes.late : usual);
  const year = today.slice(0, 4);
  return {
    weekly: [
      { days: [1, 2, 3, 4, 7], opens: clock(opens), closes: usual },
      { days: [...lateDays], opens: clock(opens), closes: closes.late },
    ],
    special: ['12-24', '12-31'].map((end) => {
      const date = `${year}-${end}`;
      return { from: date, until: date, opens: clock(opens - 60), closes: closesOn(isoWeekday(date)) };
    }),
  };
}
