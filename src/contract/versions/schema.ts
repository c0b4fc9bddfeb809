import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { languageTag, list, orNull, requiredText, textOrNull } from '../primitives.ts';

/**
 * Version of a showtime (R087): `vf`, `vost`, `ov`, `nlnl`, … `language` is what is spoken, absent or null for an
 * original version; `subtitles` are the languages of the subtitles. Both are our addition, for machines.
 */
export const version = z.object({
  slug: requiredText,
  label: requiredText,
  description: textOrNull,
  language: z.optional(orNull(languageTag)),
  subtitles: z.optional(list(languageTag)),
});
export type Version = z.output<typeof version>;

export const versionsAnswer = z.array(version);

/** All versions of the site (R087, R236). */
export const versionsEndpoint = defineEndpoint({
  id: 'versions',
  path: '/api/versions',
  params: noParams,
  query: languageQuery,
  answer: versionsAnswer,
  summary: 'Language versions of showtimes.',
  source: { kind: 'document', empty: [], lacking: 'kept' },
  lifetime: 'vocabulary',
});
