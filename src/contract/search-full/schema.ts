import { z } from 'zod';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { contentRatingOrNone } from '../entities.ts';
import {
  countOrNull,
  day,
  linkUrl,
  orNull,
  posterPath,
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

/** Whether the dates of a hit are one day, a first day or a period (R105). */
export const hitDateTypes = ['exact', 'from', 'interval'] as const;

/**
 * A hit (R105). Every hit has `type`, `id`, `slug` (null for a help article without one) and `title`; what
 * else it has depends on the type. Types this list does not know are kept.
 */
export const searchHit = z.object({
  type: requiredText,
  id: z.union([z.int(), requiredText]),
  slug: orNull(slug),
  title: requiredText,
  poster: orNull(webUrl).optional(),
  posterPath: posterPath.optional(),
  contentRating: contentRatingOrNone.optional(),
  synopsis: textOrNull.optional(),
  genres: textList.optional(),
  duration: countOrNull.optional(),
  isMovie: z.boolean().optional(),
  image: orNull(webUrl).optional(),
  url: orNull(linkUrl).optional(),
  route: z.object({ path: requiredText, parameters: z.record(z.string(), z.string()) }).optional(),
  payload: z.record(z.string(), z.unknown()).optional(),
  topic: textOrNull.optional(),
  startDate: orNull(day).optional(),
  endDate: orNull(day).optional(),
  dateType: z.enum(hitDateTypes).nullable().optional(),
});
export type SearchHit = z.output<typeof searchHit>;

export const searchAnswer = z.array(searchHit);

/**
 * Search over everything (R247). `q` shorter than 2 characters finds nothing (D14). `type` keeps one kind of
 * result; `scope=faq` searches the help centre alone. The older `/api/search/quick` answers the same way.
 */
export const searchFullEndpoint = defineEndpoint({
  id: 'searchFull',
  path: '/api/search/full',
  aliases: ['/api/search/quick'],
  params: noParams,
  query: languageQuery.extend({
    q: z.string().max(200).default('').meta({ description: 'What to search for.', example: 'lamplighter' }),
    type: z.enum(searchTypes).optional().meta({ description: 'Only results of this kind.' }),
    scope: z.enum(['faq']).optional().meta({ description: 'Only the help centre.' }),
  }),
  answer: searchAnswer,
  summary: 'Search.',
});
