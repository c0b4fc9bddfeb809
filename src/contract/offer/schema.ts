import * as z from 'zod/mini';
import { articlePage, offerItem } from '../article-parts.ts';
import { defineEndpoint, languageQuery, slugParams } from '../endpoint.ts';
import { textOrNull } from '../primitives.ts';

/** An offer with everything its page shows (R089, R090). `conditions` is HTML. */
export const offer = z.extend(offerItem, { ...articlePage.shape, conditions: textOrNull });
export type Offer = z.output<typeof offer>;

/** One offer; unknown slug: 404 (R090, R245). */
export const offerEndpoint = defineEndpoint({
  id: 'offer',
  path: '/api/offer/{slug}',
  params: slugParams,
  query: languageQuery,
  answer: offer,
  summary: 'One offer.',
  statuses: [404],
  source: { kind: 'item', item: 'offer', part: 'detail' },
  lifetime: 'catalogue',
  components: { Offer: offer },
});
