import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { zone } from '../zone/schema.ts';

/** The shows played anywhere on the site, as in the zone call but without a zone (R236). */
export const zonesEndpoint = defineEndpoint({
  id: 'zones',
  path: '/api/zone',
  params: noParams,
  query: languageQuery,
  answer: zone,
  summary: 'The shows played in the whole country.',
  essential: 'shows',
  source: { kind: 'computed' },
  lifetime: 'catalogue',
});
