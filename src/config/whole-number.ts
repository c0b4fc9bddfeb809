import { z } from 'zod';

/** A whole number in text form, between two bounds; the error message names the bounds. */
export function wholeNumber(minimum: number, maximum: number) {
  return z
    .string()
    .regex(/^\d+$/, `a whole number from ${minimum} to ${maximum}`)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `a whole number from ${minimum} to ${maximum}`);
}
