import { processWide } from '#src/config/process-wide.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Schedule } from './schedule.ts';

type Made = WeakMap<Schedule, WeakMap<object, Map<Day, unknown>>>;

/**
 * What is made of a schedule and a catalogue for a day: made once, and kept as long as both are there. Every page has a
 * bundle of its own, so it is kept for the process.
 *
 * @param name says what is made, and with it its type
 * @param catalogue the list or map of shows; another one is another catalogue
 */
export function madeOfSchedule<T>(
  name: string,
  { schedule, catalogue, day }: { schedule: Schedule; catalogue: object; day: Day },
  make: () => T,
): T {
  const made = processWide<Made>(`${name}-of-schedules`, () => new WeakMap());
  const ofSchedule = made.get(schedule) ?? new WeakMap<object, Map<Day, unknown>>();
  made.set(schedule, ofSchedule);
  const byDay = ofSchedule.get(catalogue) ?? new Map<Day, unknown>();
  ofSchedule.set(catalogue, byDay);
  if (!byDay.has(day)) byDay.set(day, make());
  return byDay.get(day) as T;
}
