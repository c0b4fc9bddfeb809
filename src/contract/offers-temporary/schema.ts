import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { cta } from '../entities.ts';
import { amount, order, orNull, requiredText, textOrNull, webUrl } from '../primitives.ts';

/** A temporary offer (R094). `price` and `initialPrice` are in the currency of the site. */
export const temporaryOffer = z.object({
  title: requiredText,
  subtitle: textOrNull,
  price: orNull(amount),
  initialPrice: orNull(amount),
  ordering: order,
  cta: orNull(cta),
  picture: orNull(webUrl),
});
export type TemporaryOffer = z.output<typeof temporaryOffer>;

export const temporaryOffers = z.array(temporaryOffer);

/** The temporary offers of the offers page (R094, R245). */
export const offersTemporaryEndpoint = defineEndpoint({
  id: 'offersTemporary',
  path: '/api/offers/temporary',
  params: noParams,
  query: languageQuery,
  answer: temporaryOffers,
  summary: 'Temporary offers.',
  source: { kind: 'document', empty: [], lacking: 'empty' },
  lifetime: 'catalogue',
  components: { TemporaryOffer: temporaryOffer },
});
