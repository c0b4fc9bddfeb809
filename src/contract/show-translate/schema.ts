import { defineEndpoint, noQuery, slugParams } from '../endpoint.ts';
import { translation } from '../translation.ts';

/** The slug of one show in each language of the site (D36); the requested slug may be of any language. */
export const showTranslateEndpoint = defineEndpoint({
  id: 'showTranslate',
  path: '/api/show/{slug}/translate',
  params: slugParams,
  query: noQuery,
  answer: translation,
  summary: 'The slug of one show in each language.',
  statuses: [404, 410],
  source: { kind: 'item', item: 'show', part: 'translation' },
  lifetime: 'catalogue',
});
