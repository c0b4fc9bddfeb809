import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { instant, orNull, requiredText, webUrl } from '../primitives.ts';

/** A video of the site's channel; `externalId` is the id at the provider. */
export const youtubeVideo = z.object({
  externalId: requiredText,
  title: requiredText,
  snapshot: orNull(webUrl),
  publishedAt: orNull(instant),
});

export const youtubeLatest = z.array(youtubeVideo);

/** The latest videos of the site's channel, newest first (R236). */
export const youtubeLatestEndpoint = defineEndpoint({
  id: 'youtubeLatest',
  path: '/api/youtube/latest',
  params: noParams,
  query: languageQuery,
  answer: youtubeLatest,
  summary: 'Latest videos of the channel.',
  source: { kind: 'document', empty: [], lacking: 'empty' },
  lifetime: 'vocabulary',
});
