import * as z from 'zod/mini';
import { articlePage } from '../article-parts.ts';
import { defineEndpoint, languageQuery, slugParams } from '../endpoint.ts';
import { newsListItem } from '../news/schema.ts';

/** A news item with everything its page shows (R089). */
export const newsItem = z.extend(newsListItem, articlePage.shape);
export type NewsItem = z.output<typeof newsItem>;

/** One news item; unknown slug: 404 (R089, R244). */
export const newsItemEndpoint = defineEndpoint({
  id: 'newsItem',
  path: '/api/news/{slug}',
  params: slugParams,
  query: languageQuery,
  answer: newsItem,
  summary: 'One news item.',
  statuses: [404],
  source: { kind: 'item', item: 'newsItem', part: 'detail' },
  lifetime: 'catalogue',
  components: { NewsItem: newsItem },
});
