import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { changedAt, digits, orNull, preprocess, requiredText, slug, textOrNull } from '../primitives.ts';

/** The category that an article stands in; its id is a number written in digits. */
export const faqCategoryName = z.object({ id: digits, name: requiredText });

/** An article without a slug has its id in place of it, so that it has an address all the same (R190). */
export const withFaqSlug = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('id' in value)) return value;
  const own = 'slug' in value ? value.slug : null;
  return own === null || own === undefined || own === '' ? { ...value, slug: String(value.id) } : value;
};

/** A help article in a list (R102). `teaser` is a plain text. */
export const faqArticleFields = z.object({
  id: digits,
  slug,
  title: requiredText,
  category: orNull(faqCategoryName),
  teaser: textOrNull,
  changedAt,
});

export const faqArticleItem = preprocess(withFaqSlug, faqArticleFields);
export type FaqArticleItem = z.output<typeof faqArticleItem>;

export const faqArticles = z.array(faqArticleItem);

/** All help articles. The specification has no such list; ours is optional (D54). */
export const faqArticlesEndpoint = defineEndpoint({
  id: 'faqArticles',
  path: '/api/faq/articles',
  params: noParams,
  query: languageQuery,
  answer: faqArticles,
  summary: 'All help articles.',
  source: { kind: 'item', item: 'faqArticle', part: 'list', needed: false },
  lifetime: 'catalogue',
  components: { FaqArticleItem: faqArticleItem },
});
