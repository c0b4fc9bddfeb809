import type { Site } from '#src/sites/site.ts';
import type { HouseData } from '../house-types.ts';
import { zoneOf } from './context.ts';
import type { Release, Session, Slot } from './context.ts';
import { createRandom } from './random.ts';
import { horizon } from './releases.ts';
import { scheduleDay } from './schedule.ts';
import { occupancy } from './timing.ts';
import { addDays, dayNumber, instantOf } from './zone-time.ts';

const minute = 60_000;

/** Session numbers count from here: ten thousand a day, three hundred a hall, one for every five minutes. */
const firstDay = '2020-01-01';

/** Of this many showings a day one is sold out, rounded up. */
const showingsPerSoldOut = 14;

/** From this day of the programme on, some showings are announced but not on sale yet. */
const lockedFrom = 10;

/** From this minute of the day showings sell out. */
const busyFrom = 17 * 60;

/**
 * Which showings of a day cannot be bought: some of the evening are sold out, some of the last days are not on sale
 * yet. One that nothing else says anything about is available.
 */
function statuses(house: HouseData, day: string, slots: readonly Slot[], ahead: number): Session['status'][] {
  const random = createRandom(`status ${house.key} ${day}`);
  const result = slots.map((): Session['status'] => 'available');
  const wanted = slots.flatMap((slot, index) => (slot.start >= busyFrom ? [index] : []));
  const soldOut = Math.ceil(slots.length / showingsPerSoldOut);
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

function sessionsOfDay(
  site: Site,
  house: HouseData,
  releases: readonly Release[],
  day: string,
  ahead: number,
): Session[] {
  const slots = scheduleDay(site, house, releases, day, ahead >= horizon);
  const states = statuses(house, day, slots, ahead);
  const base = (dayNumber(day) - dayNumber(firstDay)) * 10_000;
  return slots.map((slot, index): Session => {
    const startsAt = instantOf(zoneOf(site, house), day, slot.start);
    return {
      ...slot,
      house,
      day,
      startsAt,
      endsAt: startsAt + occupancy(slot.release) * minute,
      status: states[index] ?? 'available',
      number: base + house.halls.indexOf(slot.hall) * 300 + slot.start / 5 - 60,
    };
  });
}

/** Days behind the regular programme on which something is on sale already. */
function daysBeyond(releases: readonly Release[], today: string): readonly number[] {
  const ahead = releases
    .filter(({ presale }) => presale)
    .map(({ day }) => dayNumber(day) - dayNumber(today))
    .filter((days) => days >= horizon);
  return [...new Set(ahead)].toSorted((one, other) => one - other);
}

/**
 * All showings of a site: two weeks from today's programme day, and single days beyond for what is on sale early.
 * Sorted by house, day and start.
 */
export function sessionsOf(
  site: Site,
  houses: readonly HouseData[],
  releases: readonly Release[],
  today: string,
): readonly Session[] {
  const days = [...Array.from({ length: horizon }, (_, index) => index), ...daysBeyond(releases, today)];
  return houses
    .filter(({ open }) => open)
    .flatMap((house) =>
      days.flatMap((ahead) => sessionsOfDay(site, house, releases, addDays(today, ahead), ahead)),
    );
}
