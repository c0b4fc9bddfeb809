import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, slugParams } from '../endpoint.ts';
import { day, emptyableMap, preprocess, slug } from '../primitives.ts';
import { fillTwins, highlightedShowtime, programmeEntry, programmeFlags, upsell } from '../schedule.ts';

/** A day of a cinema's programme (R084). */
export const programmeDay = z.object({ upsell, highlightedShowtime });

/** A show in a cinema's programme: its days and its flags (R076, R077). */
export const programmeShow = preprocess(
  fillTwins,
  z.object({ days: emptyableMap(day, programmeEntry), ...programmeFlags.shape }),
);
export type ProgrammeShow = z.output<typeof programmeShow>;

/** The programme of a cinema (R084): days with a showtime, and shows by slug. It has no times. */
export const programme = z.object({
  days: emptyableMap(day, programmeDay),
  shows: emptyableMap(slug, programmeShow),
});
export type Programme = z.output<typeof programme>;

/** The programme of one cinema; unknown slug: 404 (R084, R237). */
export const cinemaShowsEndpoint = defineEndpoint({
  id: 'cinemaShows',
  path: '/api/cinema/{slug}/shows',
  params: slugParams,
  query: languageQuery,
  answer: programme,
  summary: 'The programme of one cinema.',
  statuses: [404],
  essential: 'shows',
  source: {
    kind: 'item',
    item: 'cinema',
    part: 'further',
    stored: 'programme',
    empty: { days: {}, shows: {} },
    unknown: 404,
  },
  lifetime: 'catalogue',
  components: { Programme: programme },
});
