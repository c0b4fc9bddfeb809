import * as z from 'zod/mini';
import { offerItem } from '../article-parts.ts';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';

export const newsOffers = z.array(offerItem);

/** All offers of the site, those for every cinema and those of single cinemas (R095, R245). */
export const newsOffersEndpoint = defineEndpoint({
  id: 'newsOffers',
  path: '/api/news-offers',
  params: noParams,
  query: languageQuery,
  answer: newsOffers,
  summary: 'All offers.',
  source: { kind: 'item', item: 'offer', part: 'list', needed: false },
  lifetime: 'catalogue',
  components: { OfferItem: offerItem },
});
