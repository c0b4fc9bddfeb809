import type * as z from 'zod/mini';
import { giftCardEndpoint } from './gift-card/schema.ts';
import type { GuardedEndpoint } from './guarded-endpoint.ts';
import { voucherEndpoint } from './voucher/schema.ts';

/**
 * The calls of `/api` that a captcha guards (D24, R248). They are no part of the catalogue: nothing keeps their answers
 * (D22), pages cannot read them on the server, and no import brings them.
 */
export const guardedEndpoints = {
  voucher: voucherEndpoint,
  giftCard: giftCardEndpoint,
} as const satisfies Readonly<Record<string, GuardedEndpoint>>;

/** Id of a call that a captcha guards. */
export type GuardedId = keyof typeof guardedEndpoints;

/** The answer of a call that a captcha guards. */
export type GuardedAnswer<Id extends GuardedId> = z.output<(typeof guardedEndpoints)[Id]['answer']>;
