import { defineEndpoint, noQuery, slugParams } from '../endpoint.ts';
import { translation } from '../translation.ts';

/** The slug of one news item in each language of the site (D36); the requested slug may be of any language. */
export const newsTranslateEndpoint = defineEndpoint({
  id: 'newsTranslate',
  path: '/api/news/{slug}/translate',
  params: slugParams,
  query: noQuery,
  answer: translation,
  summary: 'The slug of one news item in each language.',
  statuses: [404],
  source: { kind: 'item', item: 'newsItem', part: 'translation' },
  lifetime: 'catalogue',
  components: { Translation: translation },
});
