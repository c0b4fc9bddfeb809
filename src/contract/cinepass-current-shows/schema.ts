import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { slug } from '../primitives.ts';

/** The shows that the subscription page presents, in display order. */
export const cinepassCurrentShows = z.array(z.object({ slug }));

/** Shows that members of the subscription can see now (R120, R238). */
export const cinepassCurrentShowsEndpoint = defineEndpoint({
  id: 'cinepassCurrentShows',
  path: '/api/cinepass/current-shows',
  params: noParams,
  query: languageQuery,
  answer: cinepassCurrentShows,
  summary: 'Shows of the subscription page.',
  source: { kind: 'computed' },
  lifetime: 'catalogue',
});
