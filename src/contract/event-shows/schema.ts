import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, slugParams } from '../endpoint.ts';
import { bool, day, emptyableMap, textLine, list, order, slug, textOrNull } from '../primitives.ts';

/** A show of a season on one day (R098): the season, the day, and the cinemas that play the show on it. */
export const eventShowDay = z.object({
  seasonId: textOrNull,
  day,
  tags: list(textLine),
  versions: list(textLine),
  bookable: bool(),
  specialShowtime: bool(),
  cinemas: list(slug),
});

/** A show of a season (R098): `live` says that it is a live broadcast; `order` sorts within the season. */
export const eventShow = z.object({
  days: emptyableMap(day, eventShowDay),
  live: bool(),
  bookable: bool(),
  order,
});

/** The shows of an event by slug. */
export const eventShows = z.object({ shows: emptyableMap(slug, eventShow) });
export type EventShows = z.output<typeof eventShows>;

/** The shows and days of one event; unknown slug: 404 (R239). */
export const eventShowsEndpoint = defineEndpoint({
  id: 'eventShows',
  path: '/api/event/{slug}/shows',
  params: slugParams,
  query: languageQuery,
  answer: eventShows,
  summary: 'The shows and days of one event.',
  statuses: [404],
  essential: 'shows',
  source: {
    kind: 'item',
    item: 'event',
    part: 'further',
    stored: 'shows',
    empty: { shows: {} },
    unknown: 404,
  },
  lifetime: 'catalogue',
});
