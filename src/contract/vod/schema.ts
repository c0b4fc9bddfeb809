import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { posterPath, requiredText, slug } from '../primitives.ts';
import { showVod } from '../show/schema.ts';

/** A film that can be watched at home: the show, with the address and the lowest price (R081). */
export const vodFilm = z.object({ slug, title: requiredText, posterPath, vod: showVod });

export const vod = z.array(vodFilm);

/** The films that can be watched at home, in display order (R240, D49). */
export const vodEndpoint = defineEndpoint({
  id: 'vod',
  path: '/api/vod',
  params: noParams,
  query: languageQuery,
  answer: vod,
  summary: 'Films that can be watched at home.',
  source: { kind: 'document', empty: [], lacking: 'empty' },
  lifetime: 'catalogue',
  components: { VodFilm: vodFilm },
});
