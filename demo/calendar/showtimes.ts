import { addDays } from '#src/kernel/date/day.ts';
import { createRandom } from './random.ts';
import { horizon } from './releases.ts';
import { scheduleDay } from './schedule.ts';
import { occupancy } from './timing.ts';
import type { Chain, Cinema, PlannedShowtime, Release, Slot } from './types.ts';
import { dayNumber, instantOf } from './zone-time.ts';

const minute = 60_000;

/**
 * Showtime numbers count from this day: ten thousand per day, three hundred per auditorium, one for every five minutes.
 */
const firstDay = '2020-01-01';

/** One showtime in this many per day is sold out, rounded up. */
const showtimesPerSoldOut = 14;

/** One showtime in this many that can be bought is nearly full. */
const showtimesPerNearlyFull = 9;

/** A nearly full showtime has at most this many seats left. */
const lastSeats = 12;

/** From this day of the programme on, some showtimes are announced but cannot be bought yet. */
export const lockedFrom = 10;

/** Only showtimes from this minute of the day on can be sold out. */
const busyFrom = 17 * 60;

/**
 * The statuses of a day's showtimes: some in the evening are sold out, some on the last days are not on sale yet, the
 * others are available.
 */
function statuses(
  cinema: Cinema,
  day: string,
  slots: readonly Slot[],
  ahead: number,
): PlannedShowtime['status'][] {
  const random = createRandom(`status ${cinema.key} ${day}`);
  const result = slots.map((): PlannedShowtime['status'] => 'available');
  const wanted = slots.flatMap((slot, index) => (slot.start >= busyFrom ? [index] : []));
  const soldOut = Math.ceil(slots.length / showtimesPerSoldOut);
  for (let count = 0; count < soldOut && wanted.length > 1; count += 1) {
    const [index] = wanted.splice(random.below(wanted.length), 1);
    if (index !== undefined) result[index] = 'soldout';
  }
  if (ahead < lockedFrom || ahead >= horizon) return result;
  const notOnSale = random.below(Math.max(1, slots.length));
  return result.map((status, index) =>
    status === 'available' && (index === notOnSale || random.chance(0.05)) ? 'locked' : status,
  );
}

/**
 * The seats that are left: none when sold out, unknown while nothing is on sale, few in some auditoriums. The number
 * depends on the showtime alone, so that a new day changes only the showtimes that come and go.
 */
function seatsLeft(seats: number, status: PlannedShowtime['status'], seed: string): number | null {
  if (status !== 'available') return status === 'soldout' ? 0 : null;
  const random = createRandom(`seats ${seed}`);
  return random.below(showtimesPerNearlyFull) === 0
    ? 1 + random.below(Math.min(lastSeats, seats))
    : Math.ceil(seats * (0.2 + 0.75 * random.next()));
}

function showtimesOfDay(chain: Chain, cinema: Cinema, day: string, ahead: number): PlannedShowtime[] {
  const slots = scheduleDay(chain, cinema, day, ahead >= horizon);
  const states = statuses(cinema, day, slots, ahead);
  const base = (dayNumber(day) - dayNumber(firstDay)) * 10_000;
  return slots.map((slot, index): PlannedShowtime => {
    const startsAt = instantOf(cinema.timeZone, day, slot.start);
    const status = states[index] ?? 'available';
    const number = base + cinema.auditoriums.indexOf(slot.auditorium) * 300 + slot.start / 5 - 60;
    return {
      ...slot,
      cinema,
      day,
      startsAt,
      endsAt: startsAt + occupancy(slot.release) * minute,
      status,
      seatsLeft: seatsLeft(slot.auditorium.seats, status, `${cinema.key} ${number}`),
      number,
    };
  });
}

/** Days after the regular programme for which tickets are already on sale, as days from today. */
function daysBeyond(releases: readonly Release[], today: string): readonly number[] {
  const ahead = releases
    .filter(({ presale }) => presale)
    .map((release) => release.dayNumber - dayNumber(today))
    .filter((days) => days >= horizon);
  return [...new Set(ahead)].toSorted((one, other) => one - other);
}

/**
 * All showtimes of some cinemas: two weeks from today's programme day, and single later days for films in presale.
 * Sorted by cinema, day and start.
 */
export function plannedShowtimes(chain: Chain, today: string): readonly PlannedShowtime[] {
  const days = [
    ...Array.from({ length: horizon }, (_, index) => index),
    ...daysBeyond(chain.releases, today),
  ];
  return chain.cinemas
    .filter(({ open }) => open)
    .flatMap((cinema) =>
      days.flatMap((ahead) => showtimesOfDay(chain, cinema, addDays(today, ahead), ahead)),
    );
}
