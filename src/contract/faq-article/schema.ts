import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, slugParams } from '../endpoint.ts';
import { faqArticleFields, withFaqSlug } from '../faq-articles/schema.ts';
import { day, list, orNull, preprocess, slug, textOrNull } from '../primitives.ts';

/** A help article with everything its page shows (R102). `content` is HTML; `related` names articles by slug. */
export const faqArticle = preprocess(
  withFaqSlug,
  z.extend(faqArticleFields, {
    content: textOrNull,
    publicationDate: orNull(day),
    related: list(slug),
    redirectSlug: orNull(slug),
  }),
);
export type FaqArticle = z.output<typeof faqArticle>;

/** One help article by its slug; unknown: 404 (R102, R246). */
export const faqArticleEndpoint = defineEndpoint({
  id: 'faqArticle',
  path: '/api/faq/article/slug/{slug}',
  params: slugParams,
  query: languageQuery,
  answer: faqArticle,
  summary: 'One help article by its slug.',
  statuses: [404],
  source: { kind: 'item', item: 'faqArticle', part: 'detail' },
  lifetime: 'catalogue',
  components: { FaqArticle: faqArticle },
});
