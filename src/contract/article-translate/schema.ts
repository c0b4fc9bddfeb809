import { defineEndpoint, noQuery, slugParams } from '../endpoint.ts';
import { translation } from '../translation.ts';

/** The slug of one article in each language of the site (D36); the requested slug may be of any language. */
export const articleTranslateEndpoint = defineEndpoint({
  id: 'articleTranslate',
  path: '/api/article/{slug}/translate',
  params: slugParams,
  query: noQuery,
  answer: translation,
  summary: 'The slug of one article in each language.',
  statuses: [404],
  source: { kind: 'item', item: 'article', part: 'translation' },
  lifetime: 'catalogue',
  components: { Translation: translation },
});
