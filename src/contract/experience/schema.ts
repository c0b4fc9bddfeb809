import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, slugParams } from '../endpoint.ts';
import { trailer } from '../entities.ts';
import { experienceItem } from '../experiences/schema.ts';
import { list, orNull, preprocess, requiredText, slug, textOrNull, webUrl } from '../primitives.ts';

/** Something that an experience offers (R100). `description` is HTML. A number as its id reads as its digits. */
export const experienceService = z.object({
  id: preprocess((value) => (typeof value === 'number' ? String(value) : value), requiredText),
  title: requiredText,
  description: textOrNull,
  img: orNull(webUrl),
});

/** An experience with everything its page shows (R100). `teaser` and `details` are HTML. */
export const experienceDetail = z.extend(experienceItem, {
  details: textOrNull,
  video: orNull(trailer),
  services: list(experienceService),
  redirectSlug: orNull(slug),
});
export type ExperienceDetail = z.output<typeof experienceDetail>;

/** One experience; unknown slug: 404 (R100, R242). Without a title it is unknown too (R265). */
export const experienceEndpoint = defineEndpoint({
  id: 'experience',
  path: '/api/gpxp/{slug}',
  params: slugParams,
  query: languageQuery,
  answer: experienceDetail,
  summary: 'One experience.',
  statuses: [404],
  identity: { key: 'title', error: 'Tag not found' },
  source: { kind: 'item', item: 'experience', part: 'detail' },
  lifetime: 'catalogue',
  components: { ExperienceDetail: experienceDetail },
});
