import type { GuardedAnswer } from '../guarded.ts';

/** A voucher for two seats. */
export const voucherFixture: GuardedAnswer<'voucher'> = {
  resultCode: 0,
  card: {
    code: 'VLRS-4821-KJ',
    label: 'An evening for two',
    value: null,
    seats: 2,
    validUntil: '2027-12-31',
    used: false,
  },
};
