import type { Day } from './day.ts';
import { isDay } from './is-day.ts';

/** A wall-clock time, `YYYY-MM-DD HH:MM:SS`, local to a cinema, without a zone (D28). */
export type LocalTime = string;

const shape = /^(\d{4}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/**
 * The parts of a local time; null when the text is no local time. Seconds may be absent, and `T` may replace the space.
 */
export function parseLocalTime(
  local: string,
): { day: Day; hour: number; minute: number; second: number } | null {
  const parts = shape.exec(local);
  const day = parts?.[1];
  if (parts === null || day === undefined || !isDay(day)) return null;
  return { day, hour: Number(parts[2]), minute: Number(parts[3]), second: Number(parts[4] ?? '0') };
}
