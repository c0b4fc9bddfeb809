import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { orNull, requiredText, slug, textOrNull, webUrl } from '../primitives.ts';

/** An experience of the list (R100). `teaser` is HTML. */
export const experienceItem = z.object({
  slug,
  title: requiredText,
  backdrop: orNull(webUrl),
  logo: orNull(webUrl),
  teaser: textOrNull,
});
export type ExperienceItem = z.output<typeof experienceItem>;

export const experiencesAnswer = z.array(experienceItem);

/** All experiences of the site (R100, R242). */
export const experiencesEndpoint = defineEndpoint({
  id: 'experiences',
  path: '/api/gpxp',
  params: noParams,
  query: languageQuery,
  answer: experiencesAnswer,
  summary: 'All experiences.',
  source: { kind: 'item', item: 'experience', part: 'list', needed: false },
  lifetime: 'catalogue',
  components: { Experience: experienceItem },
});
