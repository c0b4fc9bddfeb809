import type { Day } from '#src/kernel/date/day.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import { programmeDayStartHour } from '#src/kernel/date/programme-day.ts';
import { parseEndTime, parseTimeSpan } from '#src/kernel/date/time-span.ts';

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

const hours = (some: readonly number[]): readonly string[] =>
  some.map((hour) => `${String(hour).padStart(2, '0')}00`);

/** The times after and before which visitors ask a showtime to start; the parts of the day begin and end at others. */
const after = hours([17, 19, 20]);
const before = hours([14, 16, 18]);

/** The spans that pages offer, as addresses write them: the parts of the day, then after a time, then before one. */
export const startTimes: readonly string[] = [
  ...Object.values(timesOfDay),
  ...after.map((time) => `${time}-2900`),
  ...before.map((time) => `0500-${time}`),
];

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

/** The times by which visitors ask a showtime to be over, as addresses write them. */
export const endTimes = ['2100', '2200', '2300', '2400'] as const;

const dayMinutes = 24 * 60;

/**
 * The minute of a programme day at which a showtime ends, by the clock of the cinema: a long night may end after the
 * last minute that an address can name.
 */
function endMinute(day: Day, end: LocalTime): number {
  const days = (Date.parse(end.slice(0, 10)) - Date.parse(day)) / (dayMinutes * 60_000);
  return days * dayMinutes + Number(end.slice(11, 13)) * 60 + Number(end.slice(14, 16));
}

/**
 * Whether a showtime is over by the time of an address; every showtime is when there is none. One whose end is unknown
 * is not: nobody could rely on it.
 */
export function endsBy(
  limit: string | undefined,
  { day, endTime }: { readonly day: Day; readonly endTime: LocalTime | null },
): boolean {
  const latest = limit === undefined ? null : parseEndTime(limit);
  return latest === null || (endTime !== null && endMinute(day, endTime) <= latest);
}
