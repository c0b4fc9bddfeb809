import * as z from 'zod/mini';
import { articleItem } from '../article-parts.ts';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';

export const articles = z.array(articleItem);

/** The site's articles about experiences (R091). The specification has no such list; ours is optional (D54). */
export const articlesEndpoint = defineEndpoint({
  id: 'articles',
  path: '/api/articles',
  params: noParams,
  query: languageQuery,
  answer: articles,
  summary: 'All articles about experiences.',
  source: { kind: 'item', item: 'article', part: 'list', needed: false },
  lifetime: 'catalogue',
  components: { ArticleItem: articleItem },
});
