import { addDays } from '#src/kernel/date/day.ts';
import { dayNumber } from './zone-time.ts';

/**
 * Decides when news and articles appear. They go in a circle like the films: each has its day of a cycle, in the order
 * of its list, and returns in the next round. So on any day every item lies in the past half year.
 */

/** Days until every item has appeared once: 26 weeks. */
export const editorialDays = 182;

/** Day 0 of the cycle. */
const epoch = '2026-01-06';

/**
 * Below this age, in days, a highlighted item is shown as highlighted; an older one is a usual item.
 */
export const highlightedDays = 35;

/** An item of a list with the day on which it appeared. */
export interface Appeared {
  /** Place in the list. */
  readonly place: number;
  /** `YYYY-MM-DD`, never after today. */
  readonly day: string;
  /** Days since then. */
  readonly age: number;
}

/**
 * The days on which the items of a list appeared last, seen from a day: spread evenly over the cycle.
 *
 * @param count how many items the list has
 * @param today programme day of the site, `YYYY-MM-DD`
 * @returns newest first
 */
export function appearancesOf(count: number, today: string): readonly Appeared[] {
  const now = dayNumber(today) - dayNumber(epoch);
  return Array.from({ length: count }, (_, place): Appeared => {
    const first = Math.floor((place * editorialDays) / count);
    const age = (((now - first) % editorialDays) + editorialDays) % editorialDays;
    return { place, day: addDays(today, -age), age };
  }).toSorted((one, other) => one.age - other.age || one.place - other.place);
}
