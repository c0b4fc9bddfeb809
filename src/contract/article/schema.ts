import * as z from 'zod/mini';
import { articleItem, articlePage, galleryPicture, guest } from '../article-parts.ts';
import { defineEndpoint, languageQuery, slugParams } from '../endpoint.ts';
import { list, orNull, slug } from '../primitives.ts';

/** An article about an experience: where it is, whom it presents, its pictures (R091, R101). */
export const article = z.extend(articleItem, {
  ...articlePage.shape,
  cinemas: list(slug),
  guest: orNull(guest),
  gallery: list(galleryPicture),
});
export type Article = z.output<typeof article>;

/** One article; unknown slug: 404 (R091, R244). */
export const articleEndpoint = defineEndpoint({
  id: 'article',
  path: '/api/article/{slug}',
  params: slugParams,
  query: languageQuery,
  answer: article,
  summary: 'One article about an experience.',
  statuses: [404],
  source: { kind: 'item', item: 'article', part: 'detail' },
  lifetime: 'catalogue',
  components: { Article: article },
});
