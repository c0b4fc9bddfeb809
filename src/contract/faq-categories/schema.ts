import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { count, preprocess, requiredText, slug, textOrNull } from '../primitives.ts';

/** A category's id is its slug too, because its address ends in it. */
export const withCategorySlug = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value && !('slug' in value)
    ? { ...value, slug: String(value.id) }
    : value;

/** A help category in a list (R102). `slug` is its id in digits; `articleCount` says how many articles it has. */
export const faqCategoryFields = z.object({
  slug,
  title: requiredText,
  description: textOrNull,
  articleCount: count,
});

export const faqCategoryItem = preprocess(withCategorySlug, faqCategoryFields);
export type FaqCategoryItem = z.output<typeof faqCategoryItem>;

export const faqCategories = z.array(faqCategoryItem);

/** The help categories in display order. The specification has no such list; ours is optional (D54). */
export const faqCategoriesEndpoint = defineEndpoint({
  id: 'faqCategories',
  path: '/api/faq/categories',
  params: noParams,
  query: languageQuery,
  answer: faqCategories,
  summary: 'All help categories.',
  source: { kind: 'item', item: 'faqCategory', part: 'list', needed: false },
  lifetime: 'catalogue',
  components: { FaqCategoryItem: faqCategoryItem },
});
