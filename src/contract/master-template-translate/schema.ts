import { defineEndpoint, noQuery, slugParams } from '../endpoint.ts';
import { translation } from '../translation.ts';

/** The slug of one information page in each language of the site (D36); the requested slug may be of any language. */
export const masterTemplateTranslateEndpoint = defineEndpoint({
  id: 'masterTemplateTranslate',
  path: '/api/master-template/page/{slug}/translate',
  params: slugParams,
  query: noQuery,
  answer: translation,
  summary: 'The slug of one information page in each language.',
  statuses: [404],
  source: { kind: 'item', item: 'masterTemplate', part: 'translation' },
  lifetime: 'catalogue',
  components: { Translation: translation },
});
