import * as z from 'zod/mini';
import { amount, textLine, list, orNull, preprocess, requiredText, textOrNull } from '../primitives.ts';
import { clockTime, weekdays } from './opening-hours.ts';

/** Zero-based position of a line's legend in `terms`; null when the line has none. */
const termsIndex = preprocess((value) => value ?? null, z.nullable(z.int().check(z.minimum(0))));

const anyLine = z.object({ label: requiredText, amount, termsIndex });

/** Whether a price is open to everybody: our addition. */
const forAll = preprocess(
  (value) => value ?? null,
  z.nullable(z.boolean()).check(
    z.meta({
      description: 'Open to everybody, whenever the line holds; null: the source does not say.',
    }),
  ),
);

/** Until when a price holds on its days: our addition. */
const until = orNull(clockTime).check(
  z.meta({
    description:
      'Holds for showtimes that start before this time of the programme day, HH:MM; null: all day. A time before 05:00 is after midnight.',
  }),
);

/** The days on which a price holds: our addition. */
const days = orNull(weekdays).check(
  z.meta({ description: 'Holds on these programme days, 1 is Monday; null: on all.' }),
);

/** The tags of the showtimes that cost a supplement more: our addition. */
const supplementTags = preprocess(
  (value) => value ?? null,
  z
    .nullable(z.array(requiredText))
    .check(
      z.meta({ description: 'Tags of the showtimes that cost it more; null: the source does not say.' }),
    ),
);

/** A price line (R070): `amount` in the currency of the site; our additions say for whom and when it holds (D61). */
export const priceLine = z.extend(anyLine, {
  forAll: z.optional(forAll),
  until: z.optional(until),
  days: z.optional(days),
});
export type PriceLine = z.output<typeof priceLine>;

/** A sub-price of an additional price (R070). Its `tags` count before those of its parent. */
export const priceSubLine = z.extend(anyLine, { tags: z.optional(supplementTags) });

/** An additional price (R070): either an amount of its own, or a parent line with sub-prices. */
export const priceComplement = z.object({
  label: requiredText,
  amount: orNull(amount),
  termsIndex,
  tags: z.optional(supplementTags),
  lines: list(priceSubLine),
});
export type PriceComplement = z.output<typeof priceComplement>;

/** Prices of a cinema (R070). Every `termsIndex` must name a legend in `terms`; otherwise the answer has an error. */
export const pricing = z
  .object({
    lines: list(priceLine),
    complements: list(priceComplement),
    terms: list(textLine),
    globalTerms: textOrNull,
  })
  .check(
    z.superRefine((value, context) => {
      const check = (line: { termsIndex: number | null }, path: (string | number)[]) => {
        if (line.termsIndex === null || line.termsIndex < value.terms.length) return;
        context.addIssue({
          code: 'custom',
          path: [...path, 'termsIndex'],
          message: `expected a position below ${value.terms.length}, the number of terms`,
        });
      };
      value.lines.forEach((line, index) => check(line, ['lines', index]));
      value.complements.forEach((complement, index) => {
        check(complement, ['complements', index]);
        complement.lines.forEach((line, at) => check(line, ['complements', index, 'lines', at]));
      });
    }),
  );
export type Pricing = z.output<typeof pricing>;
