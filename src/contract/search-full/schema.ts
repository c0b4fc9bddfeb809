import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { contentRatingOrNone } from '../entities.ts';
import {
  countOrNull,
  day,
  anything,
  textLine,
  linkUrl,
  orNull,
  posterPath,
  preprocess,
  requiredText,
  slug,
  textList,
  textOrNull,
  webUrl,
} from '../primitives.ts';

/** Kinds of search results (R105). */
export const searchTypes = [
  'show',
  'cinema',
  'offer',
  'news',
  'faq',
  'event',
  'gpxp',
  'master_template',
] as const;

/** Whether the dates of a search result are one day, a first day or a period (R105). */
export const hitDateTypes = ['exact', 'from', 'interval'] as const;

/** The poster of a search result, `{lg, md}`; a single address, as older servers send it, is used for both sizes. */
const hitPoster = preprocess(
  (value) => (typeof value === 'string' && value !== '' ? { lg: value, md: value } : value),
  posterPath,
);

/**
 * A search result (R105). Every result has `type`, `id`, `slug` (null for a help article without one) and `title`; its
 * other fields depend on the type. Unknown types are kept.
 */
export const searchHit = z.object({
  type: requiredText,
  id: z.union([z.int(), requiredText]),
  slug: orNull(slug),
  title: requiredText,
  poster: z.optional(hitPoster),
  posterPath: z.optional(posterPath),
  contentRating: z.optional(contentRatingOrNone),
  synopsis: z.optional(textOrNull),
  genres: z.optional(textList),
  duration: z.optional(countOrNull),
  isMovie: z.optional(z.boolean()),
  image: z.optional(orNull(webUrl)),
  url: z.optional(orNull(linkUrl)),
  route: z.optional(z.object({ path: requiredText, parameters: z.record(textLine, textLine) })),
  payload: z.optional(z.record(textLine, anything)),
  topic: z.optional(textOrNull),
  startDate: z.optional(orNull(day)),
  endDate: z.optional(orNull(day)),
  dateType: z.optional(z.nullable(z.enum(hitDateTypes))),
});
export type SearchHit = z.output<typeof searchHit>;

export const searchAnswer = z.array(searchHit);

/**
 * Search in everything (R247). A `q` shorter than 2 characters finds nothing (D14). `type` limits the results to one
 * kind; `scope=faq` searches only the help centre. The older `/api/search/quick` gives the same answer.
 */
export const searchFullEndpoint = defineEndpoint({
  id: 'searchFull',
  path: '/api/search/full',
  aliases: ['/api/search/quick'],
  params: noParams,
  query: z.extend(languageQuery, {
    q: withDefault(z.string().check(z.maxLength(200)), '').check(
      z.meta({ description: 'What to search for.', example: 'lamplighter' }),
    ),
    type: z.optional(z.enum(searchTypes)).check(z.meta({ description: 'Only results of this kind.' })),
    scope: z.optional(z.enum(['faq'])).check(z.meta({ description: 'Only the help centre.' })),
  }),
  answer: searchAnswer,
  summary: 'Search.',
  source: { kind: 'computed' },
  lifetime: 'showtimes',
  components: { SearchHit: searchHit },
});
