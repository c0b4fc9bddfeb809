import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { offersHeader } from '../offers-page/schema.ts';
import { hexColour, orNull, requiredText, textOrNull, webUrl } from '../primitives.ts';

/** A promotion (R093): the header's fields, its pictures and its label. */
export const promotion = z.extend(offersHeader, {
  title: requiredText,
  picture: orNull(webUrl),
  mobilePicture: orNull(webUrl),
  label: textOrNull,
  labelColor: orNull(hexColour),
});
export type Promotion = z.output<typeof promotion>;

export const promotions = z.array(promotion);

/** The promotions of the offers page, in display order (R093, R245). */
export const offersPromotionEndpoint = defineEndpoint({
  id: 'offersPromotion',
  path: '/api/offers/promotion',
  params: noParams,
  query: languageQuery,
  answer: promotions,
  summary: 'Promotions of the offers page.',
  source: { kind: 'document', empty: [], lacking: 'empty' },
  lifetime: 'catalogue',
  components: { Promotion: promotion },
});
