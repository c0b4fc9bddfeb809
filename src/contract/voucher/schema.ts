import * as z from 'zod/mini';
import { cardAnswer, defineGuardedEndpoint } from '../guarded-endpoint.ts';
import { amount, bool, day, orNull, requiredText } from '../primitives.ts';

/**
 * A voucher (R248): worth an amount (`value`) or a number of seats (`seats`). `validUntil` is its last day, null where it
 * has none; `used` says that nothing is left of it.
 */
export const voucherCard = z.object({
  code: requiredText,
  label: requiredText,
  value: orNull(amount),
  seats: orNull(z.int().check(z.minimum(1))),
  validUntil: orNull(day),
  used: bool(),
});
export type VoucherCard = z.output<typeof voucherCard>;

export const voucherAnswer = cardAnswer(voucherCard);

/** Checks a voucher by its code (R248). */
export const voucherEndpoint = defineGuardedEndpoint({
  id: 'voucher',
  path: '/api/voucher/{code}',
  params: z.object({
    code: z.string().check(
      z.regex(/^[A-Za-z0-9-]{4,40}$/, 'expected 4 to 40 letters, digits and hyphens'),
      z.meta({
        description: 'Code of the voucher; upper and lower case are the same.',
        example: 'VLRS-4821-KJ',
      }),
    ),
  }),
  answer: voucherAnswer,
  summary: 'What a voucher is worth, and until when.',
  components: { VoucherCard: voucherCard },
});
