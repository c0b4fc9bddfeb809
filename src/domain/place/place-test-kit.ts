import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { CinemaDay } from './next-showtimes.ts';

const [model] = showtimesDayFixture;
if (model === undefined) throw new Error('the fixture is empty');
const someTime: Showtime = model;

/** A showtime in a test: `20:00`, or with its version and state: `20:00 vost soldout`. */
function showtime(day: string, text: string): Showtime {
  const [clock = '', version = 'vf', status = 'available'] = text.split(' ');
  return {
    ...someTime,
    time: `${day} ${clock}:00`,
    endTime: `${day} 23:00:00`,
    version,
    status,
    tags: [],
    reservabilityStart: null,
    reservabilityEnd: null,
    refCmd: `https://tickets.example.org/${clock}`,
  };
}

/** Showtimes by film; null where they could not be read. */
export type TestTimes = Readonly<Record<string, readonly string[] | null>> | null;

/** The cinemas of a city on a day, with their showtimes by film. */
export function cinemasOn(day: string, cinemas: Readonly<Record<string, TestTimes>>): CinemaDay[] {
  return Object.entries(cinemas).map(([slug, times], index) => ({
    cinema: { slug, name: slug },
    kilometres: index + 1,
    timeZone: 'Europe/Paris',
    day,
    showtimes:
      times === null
        ? null
        : Object.fromEntries(
            Object.entries(times).map(([show, list]) => [
              show,
              list === null ? null : list.map((text) => showtime(day, text)),
            ]),
          ),
  }));
}

/** What plays near Lyon at six in the evening of a day, as a page reads it (`readNear`), with these cinemas. */
export function nearLyon(day: string, cinemas: Readonly<Record<string, TestTimes>>) {
  return {
    city: 'lyon',
    name: 'Lyon',
    origin: null,
    cinemas: [],
    now: new Date(`${day}T18:00:00+01:00`),
    days: cinemasOn(day, cinemas),
    later: [],
    partial: false,
  };
}
