import * as z from 'zod/mini';
import { askedSlug, defineEndpoint, languageQuery } from '../endpoint.ts';
import { day, textLine, list, optionalMap, preprocess, slug } from '../primitives.ts';
import { fillTwins, programmeEntry, programmeFlags } from '../schedule.ts';

const flags = programmeFlags.shape;

/**
 * A show that is played in a city: the programme's flags over all cinemas of the city. `days` is our addition for the
 * schedule of a city (R084); real servers do not send it, and its absence reads as `{}`.
 */
export const zoneShow = preprocess(
  fillTwins,
  z.object({
    slug,
    bookable: flags.bookable,
    isKids: flags.isKids,
    isComingSoon: flags.isComingSoon,
    next24ShowtimesCount: flags.next24ShowtimesCount,
    tags: list(textLine),
    ...z.omit(programmeFlags, {
      bookable: true,
      isKids: true,
      isComingSoon: true,
      next24ShowtimesCount: true,
    }).shape,
    days: optionalMap(day, programmeEntry),
  }),
);
export type ZoneShow = z.output<typeof zoneShow>;

/** The shows of a city, as an **array**. */
export const zone = z.object({ shows: z.array(zoneShow) });
export type Zone = z.output<typeof zone>;

/** The shows played in one city (the zone key is the city slug); unknown key: 404 (R236). */
export const zoneEndpoint = defineEndpoint({
  id: 'zone',
  path: '/api/zone/{zone}',
  params: z.object({ zone: askedSlug }),
  query: languageQuery,
  answer: zone,
  summary: 'The shows played in one city.',
  statuses: [404],
  essential: 'shows',
  source: { kind: 'computed' },
  lifetime: 'catalogue',
  components: { ZoneShow: zoneShow },
});
