import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { orNull, requiredText, slug, textOrNull, webUrl } from '../primitives.ts';

/** A group of experiences in a list (R101). `description` is HTML. */
export const experienceGroupItem = z.object({
  slug,
  title: requiredText,
  description: textOrNull,
  image: orNull(webUrl),
});
export type ExperienceGroupItem = z.output<typeof experienceGroupItem>;

export const experienceGroups = z.array(experienceGroupItem);

/** The groups of experiences. The specification has no such list; ours is optional (D54). */
export const experienceGroupsEndpoint = defineEndpoint({
  id: 'experienceGroups',
  path: '/api/experience-groups',
  params: noParams,
  query: languageQuery,
  answer: experienceGroups,
  summary: 'All groups of experiences.',
  source: { kind: 'item', item: 'experienceGroup', part: 'list', needed: false },
  lifetime: 'catalogue',
  components: { ExperienceGroupItem: experienceGroupItem },
});
