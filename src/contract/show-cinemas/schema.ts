import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, slugParams } from '../endpoint.ts';
import { answerMap, bool, day, emptyableMap, textLine, list, orNull, slug } from '../primitives.ts';
import { highlightedShowtime, upsell } from '../schedule.ts';

/** A show in one cinema on one day (R084). Our server writes null for `upsell` and `highlightedShowtime`. */
export const showCinemaDay = z.object({
  tags: list(textLine),
  upsell,
  versions: list(textLine),
  specialShowtime: bool(),
  highlightedShowtime,
});
export type ShowCinemaDay = z.output<typeof showCinemaDay>;

/** A show in one cinema: its days there and its release day (R084). */
export const showCinema = z.object({ days: emptyableMap(day, showCinemaDay), releasedAt: orNull(day) });
export type ShowCinema = z.output<typeof showCinema>;

/** The cinemas that play a show, by cinema slug (R084). */
export const showCinemas = answerMap(slug, showCinema);
export type ShowCinemas = z.output<typeof showCinemas>;

/** The cinemas of one show; for an unknown show the answer is 200 with `{}` (R240). */
export const showCinemasEndpoint = defineEndpoint({
  id: 'showCinemas',
  path: '/api/show/{slug}/cinemas',
  params: slugParams,
  query: languageQuery,
  answer: showCinemas,
  summary: 'The cinemas and days of one show; an unknown show answers {}.',
  source: {
    kind: 'item',
    item: 'show',
    part: 'further',
    stored: 'cinemas',
    empty: {},
    unknown: 'empty',
  },
  lifetime: 'catalogue',
});
