import { defineEndpoint, noQuery, slugParams } from '../endpoint.ts';
import { translation } from '../translation.ts';

/** The slug of one offer in each language of the site (D36); the requested slug may be of any language. */
export const offerTranslateEndpoint = defineEndpoint({
  id: 'offerTranslate',
  path: '/api/offer/{slug}/translate',
  params: slugParams,
  query: noQuery,
  answer: translation,
  summary: 'The slug of one offer in each language.',
  statuses: [404],
  source: { kind: 'item', item: 'offer', part: 'translation' },
  lifetime: 'catalogue',
  components: { Translation: translation },
});
