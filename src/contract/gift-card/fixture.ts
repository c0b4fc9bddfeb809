import type { GuardedAnswer } from '../guarded.ts';

/** A gift card that has been used in part. */
export const giftCardFixture: GuardedAnswer<'giftCard'> = {
  resultCode: 0,
  card: { number: '•••• 9374', balance: 32.5, expiresAt: '2028-03-31' },
};
