import { addDays } from '#src/kernel/date/day.ts';
import { createRandom } from './random.ts';
import { horizon } from './releases.ts';
import { scheduleDay } from './schedule.ts';
import { occupancy } from './timing.ts';
import type { Chain, Cinema, PlannedShowtime, Release, Slot } from './types.ts';
import { dayNumber, instantOf } from './zone-time.ts';

const minute = 60_000;

/** PlannedShowtime numbers count from here: ten thousand a day, three hundred an auditorium, one for every five minutes. */
const firstDay = '2020-01-01';

/** Of this many showtimes a day one is sold out, rounded up. */
const showtimesPerSoldOut = 14;

/** From this day of the programme on, some showtimes are announced but not on sale yet. */
const lockedFrom = 10;

/** From this minute of the day showtimes sell out. */
const busyFrom = 17 * 60;

/**
 * Which showtimes of a day cannot be bought: some of the evening are sold out, some of the last days are not on sale
 * yet. One that nothing else says anything about is available.
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

function showtimesOfDay(chain: Chain, cinema: Cinema, day: string, ahead: number): PlannedShowtime[] {
  const slots = scheduleDay(chain, cinema, day, ahead >= horizon);
  const states = statuses(cinema, day, slots, ahead);
  const base = (dayNumber(day) - dayNumber(firstDay)) * 10_000;
  return slots.map((slot, index): PlannedShowtime => {
    const startsAt = instantOf(cinema.timeZone, day, slot.start);
    return {
      ...slot,
      cinema,
      day,
      startsAt,
      endsAt: startsAt + occupancy(slot.release) * minute,
      status: states[index] ?? 'available',
      number: base + cinema.auditoriums.indexOf(slot.auditorium) * 300 + slot.start / 5 - 60,
    };
  });
}

/** Days behind the regular programme on which something is on sale already. */
function daysBeyond(releases: readonly Release[], today: string): readonly number[] {
  const ahead = releases
    .filter(({ presale }) => presale)
    .map((release) => release.dayNumber - dayNumber(today))
    .filter((days) => days >= horizon);
  return [...new Set(ahead)].toSorted((one, other) => one - other);
}

/**
 * All showtimes of some cinemas: two weeks from today's programme day, and single days beyond for what is on sale
 * early. Sorted by cinema, day and start.
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
