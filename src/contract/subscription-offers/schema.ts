import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { amount, bool, list, orNull, preprocess, requiredText, textOrNull, webUrl } from '../primitives.ts';

const reference = preprocess((value) => (typeof value === 'number' ? String(value) : value), requiredText);

/** An option of a plan (R120): `price` a month each, at most `maximum` of them. */
export const planOption = z.object({
  id: reference,
  label: requiredText,
  description: textOrNull,
  price: amount,
  maximum: preprocess((value) => value ?? 1, z.int().check(z.minimum(1), z.maximum(20))),
});

/** Something that a plan includes. `description` is HTML. */
export const planPerk = z.object({ title: requiredText, description: textOrNull, image: orNull(webUrl) });

/** A promotion of one plan. */
export const planPromotion = z.object({ label: requiredText, description: textOrNull });

/**
 * A plan (R120): `price` and `initialPrice` a month, `commitment` in months (null: none), `seats` how many people it is
 * for, `url` the tunnel. `description` and `terms` are HTML.
 */
export const plan = z.object({
  id: reference,
  label: requiredText,
  description: textOrNull,
  price: amount,
  initialPrice: orNull(amount),
  commitment: orNull(z.int().check(z.minimum(1))),
  seats: preprocess((value) => value ?? 1, z.int().check(z.minimum(1))),
  image: orNull(webUrl),
  highlighted: bool(),
  perks: list(planPerk),
  options: list(planOption),
  promotions: list(planPromotion),
  terms: textOrNull,
  url: orNull(webUrl),
});
export type Plan = z.output<typeof plan>;

export const subscriptionOffers = z.array(plan);

/** The plans of the site's subscription (R120, R249). `catalog` names the price list; ours has one. */
export const subscriptionOffersEndpoint = defineEndpoint({
  id: 'subscriptionOffers',
  path: '/api/cms/1.0.0/subscription/subscription-offers',
  params: noParams,
  query: z.extend(languageQuery, {
    catalog: z
      .optional(z.string().check(z.regex(/^\d{1,9}$/, 'expected a number')))
      .check(z.meta({ description: 'Number of the price list.', example: '1' })),
  }),
  answer: subscriptionOffers,
  summary: 'Plans of the subscription.',
  source: { kind: 'document', empty: [], lacking: 'empty' },
  lifetime: 'catalogue',
  components: { Plan: plan },
});
