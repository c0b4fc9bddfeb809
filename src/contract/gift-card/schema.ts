import * as z from 'zod/mini';
import { cardAnswer, defineGuardedEndpoint } from '../guarded-endpoint.ts';
import { amount, day, orNull, requiredText } from '../primitives.ts';

/** A gift card (R248): its masked number, what is left on it, and its last day (null where it has none). */
export const giftCard = z.object({
  number: requiredText,
  balance: amount,
  expiresAt: orNull(day),
});
export type GiftCard = z.output<typeof giftCard>;

export const giftCardAnswer = cardAnswer(giftCard);

const digitsOf = (least: number, most: number, about: string, example: string) =>
  z
    .string()
    .check(
      z.regex(new RegExp(`^\\d{${least},${most}}$`), `expected ${least} to ${most} digits`),
      z.meta({ description: about, example }),
    );

/** Checks a gift card by its number and its PIN (R248, D24). */
export const giftCardEndpoint = defineGuardedEndpoint({
  id: 'giftCard',
  path: '/api/gift-card/{a}/{b}',
  params: z.object({
    a: digitsOf(8, 24, 'Number of the card.', '6280401200019374'),
    b: digitsOf(3, 8, 'PIN of the card.', '4821'),
  }),
  answer: giftCardAnswer,
  summary: 'What is left on a gift card, and until when.',
  components: { GiftCard: giftCard },
});
