import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { isDay } from '#src/kernel/date/is-day.ts';
import type { ShowtimeRef } from '#src/routes/showtime/showtime-ref.ts';
import { idOfShowtime, showtimeOf } from './showtime-id.ts';

/**
 * Where a showtime of an address is now (D62): under the same name, or, when its booking has another time, under the name
 * and on the day that it has now.
 *
 * @param ofDay the showtimes of its show in its cinema on its day
 * @param ofAllDays those of all days; asked only where the day no longer has it
 * @returns null when the programme lacks it
 */
export async function showtimeNow<Ref extends ShowtimeRef>(
  ref: Ref,
  ofDay: readonly Showtime[],
  ofAllDays: () => Promise<Readonly<Record<string, readonly Showtime[]>>>,
): Promise<Ref | null> {
  const there = showtimeOf(ofDay, ref.id);
  if (there !== undefined) return { ...ref, id: idOfShowtime(there) };
  for (const [day, list] of Object.entries(await ofAllDays())) {
    const moved = isDay(day) && day !== ref.day ? showtimeOf(list, ref.id, true) : undefined;
    if (moved !== undefined) return { ...ref, day, id: idOfShowtime(moved) };
  }
  return null;
}
