import * as z from 'zod/mini';
import { askedSlug, defineEndpoint, languageQuery } from '../endpoint.ts';
import { faqArticle } from '../faq-article/schema.ts';

/** One help article by its id; unknown: 404 (R102, R246). */
export const faqArticleByIdEndpoint = defineEndpoint({
  id: 'faqArticleById',
  path: '/api/faq/article/id/{id}',
  params: z.object({ id: askedSlug }),
  query: languageQuery,
  answer: faqArticle,
  summary: 'One help article by its id.',
  statuses: [404],
  source: { kind: 'computed' },
  lifetime: 'catalogue',
});
