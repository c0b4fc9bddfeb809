import * as z from 'zod/mini';
import { languageQuery } from './endpoint.ts';

/**
 * A call that a captcha guards (D24): the request has the header `X-Captcha-Response`. Without it the answer is 400, with
 * a response that is not good 403, after too many tries 429; nothing keeps an answer (D22).
 */
export interface GuardedEndpoint<
  P extends z.ZodMiniObject = z.ZodMiniObject,
  A extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly id: string;
  /** Path below the host with its parameters in braces. */
  readonly path: `/api/${string}`;
  readonly params: P;
  readonly query: typeof languageQuery;
  readonly answer: A;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** Parts of the answer that have a name in the OpenAPI document. */
  readonly components: Readonly<Record<string, z.ZodMiniType>>;
}

/** Defines a call that a captcha guards. */
export function defineGuardedEndpoint<P extends z.ZodMiniObject, A extends z.ZodMiniType>(
  definition: Omit<GuardedEndpoint<P, A>, 'query'>,
): GuardedEndpoint<P, A> {
  return { ...definition, query: languageQuery };
}

/** `resultCode` of an answer that has a card; any other one means that there is none (R264). */
export const cardFound = 0;

/** `resultCode` of our server for a card that it does not know. */
export const cardUnknown = 1;

/** An answer about one card: a `resultCode` other than 0 comes without a card (R248, R264). */
export function cardAnswer<C extends z.ZodMiniType>(card: C) {
  return z.object({ resultCode: z.int(), card: z.nullable(card) });
}
