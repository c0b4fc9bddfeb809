import * as z from 'zod/mini';
import { articleItem } from '../article-parts.ts';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { bool } from '../primitives.ts';

/** A news item of the list (R089, R095); `highlighted` ones are the first of the pushes. */
export const newsListItem = z.extend(articleItem, { highlighted: bool() });
export type NewsListItem = z.output<typeof newsListItem>;

export const news = z.array(newsListItem);

/** All news of the site, newest first (R095, R244). */
export const newsEndpoint = defineEndpoint({
  id: 'news',
  path: '/api/news',
  params: noParams,
  query: languageQuery,
  answer: news,
  summary: 'All news, newest first.',
  source: { kind: 'item', item: 'newsItem', part: 'list', needed: false },
  lifetime: 'catalogue',
  components: { NewsListItem: newsListItem },
});
