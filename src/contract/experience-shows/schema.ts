import { defineEndpoint, languageQuery, slugParams } from '../endpoint.ts';
import { zone } from '../zone/schema.ts';

/** The shows that are played with one experience, as a city's programme tells them; unknown slug: 404 (R084, R242). */
export const experienceShowsEndpoint = defineEndpoint({
  id: 'experienceShows',
  path: '/api/gpxp/{slug}/shows',
  params: slugParams,
  query: languageQuery,
  answer: zone,
  summary: 'The shows of one experience.',
  statuses: [404],
  source: { kind: 'computed' },
  lifetime: 'showtimes',
});
