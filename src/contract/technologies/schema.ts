import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { orNull, requiredText, slug, textOrNull, webUrl } from '../primitives.ts';

/** A technology of the screens or the sound (R242): `slug` is the experience's that has the page. */
export const technology = z.object({
  slug,
  title: requiredText,
  description: textOrNull,
  image: orNull(webUrl),
});

export type Technology = z.output<typeof technology>;

export const technologies = z.array(technology);

/** The technologies of the site, in display order (R242). */
export const technologiesEndpoint = defineEndpoint({
  id: 'technologies',
  path: '/api/technologies',
  params: noParams,
  query: languageQuery,
  answer: technologies,
  summary: 'Technologies of the screens and the sound.',
  source: { kind: 'document', empty: [], lacking: 'empty' },
  lifetime: 'catalogue',
  components: { Technology: technology },
});
