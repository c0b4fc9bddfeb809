import * as z from 'zod/mini';
import { day, list, orNull } from '../primitives.ts';

/** A time of the clock at the cinema, `HH:MM`. */
export const clockTime = z
  .string()
  .check(
    z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 09:30'),
    z.meta({ description: 'Local time of the cinema, HH:MM.', example: '09:30' }),
  );

const weekday = z.int().check(z.minimum(1), z.maximum(7), z.meta({ description: '1 is Monday, 7 Sunday.' }));

/** Some days of the week, each once. */
export const weekdays = z.array(weekday).check(
  z.minLength(1),
  z.refine((days) => new Set(days).size === days.length, 'expected each day once'),
);

/** Opens and closes on the same days each week. A `closes` that is not after `opens` is on the next day. */
export const weeklyHours = z.object({
  days: weekdays,
  opens: clockTime,
  closes: clockTime,
});

/** Other hours from one day to another, both included; without times the cinema is closed on these days. */
export const specialHours = z
  .object({ from: day, until: day, opens: orNull(clockTime), closes: orNull(clockTime) })
  .check(
    z.refine(({ from, until }) => from <= until, {
      error: 'expected a day not before "from"',
      path: ['until'],
    }),
    z.refine(({ opens, closes }) => (opens === null) === (closes === null), {
      error: 'expected both times, or none',
      path: ['closes'],
    }),
  );

/** When a cinema is open: its week, and the days that differ. A day that no entry of the week names is closed. */
export const openingHours = z.object({
  weekly: z.array(weeklyHours).check(z.minLength(1)),
  special: list(specialHours),
});
export type OpeningHours = z.output<typeof openingHours>;
