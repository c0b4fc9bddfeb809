import { programmeDayStartHour } from '#src/kernel/date/programme-day.ts';
import { parseTimeSpan } from '#src/kernel/date/time-span.ts';

/** The parts of a programme day that visitors choose, with their spans as addresses write them (D45). */
export const timesOfDay = {
  morning: '0500-1200',
  afternoon: '1200-1800',
  evening: '1800-2900',
  late: '2100-2900',
} as const;

/** The name of a part of the day. */
export type TimeOfDay = keyof typeof timesOfDay;

/** The part of the day that a span of an address is, or null when it is another span. */
export function timeOfDay(span: string): TimeOfDay | null {
  return (Object.keys(timesOfDay) as TimeOfDay[]).find((name) => timesOfDay[name] === span) ?? null;
}

/** The minute of the programme day at which a showtime starts; hours after midnight are 24 to 29 (D28). */
export function minuteOfDay(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return (hour < programmeDayStartHour ? hour + 24 : hour) * 60 + minute;
}

/**
 * Whether a showtime starts within the span of an address (D45); every showtime does when there is none.
 *
 * @param clock local time of the cinema, `HH:MM`
 */
export function startsWithin(span: string | undefined, clock: string): boolean {
  const parsed = span === undefined ? null : parseTimeSpan(span);
  if (parsed === null) return true;
  const minute = minuteOfDay(clock);
  return parsed.from <= minute && minute < parsed.to;
}
