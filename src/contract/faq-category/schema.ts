import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, slugParams } from '../endpoint.ts';
import { faqArticleItem } from '../faq-articles/schema.ts';
import { faqCategoryFields, withCategorySlug } from '../faq-categories/schema.ts';
import { list, orNull, preprocess, slug } from '../primitives.ts';

/** A help category with its articles in display order (R102). */
export const faqCategory = preprocess(
  withCategorySlug,
  z.extend(faqCategoryFields, { articles: list(faqArticleItem), redirectSlug: orNull(slug) }),
);
export type FaqCategory = z.output<typeof faqCategory>;

/** One help category by its id; unknown: 404 (R102, R246). */
export const faqCategoryEndpoint = defineEndpoint({
  id: 'faqCategory',
  path: '/api/faq/category/{slug}',
  params: slugParams,
  query: languageQuery,
  answer: faqCategory,
  summary: 'One help category with its articles.',
  statuses: [404],
  source: { kind: 'item', item: 'faqCategory', part: 'detail' },
  lifetime: 'catalogue',
  components: { FaqCategory: faqCategory },
});
