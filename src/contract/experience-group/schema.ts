import * as z from 'zod/mini';
import { articleItem, galleryPicture } from '../article-parts.ts';
import { defineEndpoint, languageQuery, slugParams } from '../endpoint.ts';
import { pushSlide, seo } from '../entities.ts';
import { experienceGroupItem } from '../experience-groups/schema.ts';
import { list, orNull, slug } from '../primitives.ts';

/** An article of a group: the cinemas that it is about, and its pictures (R101). */
export const groupArticle = z.extend(articleItem, { cinemas: list(slug), gallery: list(galleryPicture) });

/** A group of experiences with everything its page shows (R101): its experiences, articles and pushes. */
export const experienceGroup = z.extend(experienceGroupItem, {
  experiences: list(slug),
  articles: list(groupArticle),
  pushes: list(pushSlide),
  seo,
  redirectSlug: orNull(slug),
});
export type ExperienceGroup = z.output<typeof experienceGroup>;

/** One group of experiences; unknown slug: 404 (R101, R242). */
export const experienceGroupEndpoint = defineEndpoint({
  id: 'experienceGroup',
  path: '/api/experience-group/{slug}',
  params: slugParams,
  query: languageQuery,
  answer: experienceGroup,
  summary: 'One group of experiences.',
  statuses: [404],
  source: { kind: 'item', item: 'experienceGroup', part: 'detail' },
  lifetime: 'catalogue',
  components: { ExperienceGroup: experienceGroup },
});
