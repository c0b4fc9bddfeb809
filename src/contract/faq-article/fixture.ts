import { faqArticlesFixture } from '../faq-articles/fixture.ts';
import type { FaqArticle } from './schema.ts';

const [first] = faqArticlesFixture;

/** A help article with everything its page shows. */
export const faqArticleFixture: FaqArticle = {
  ...first,
  content: '<p>Open your confirmation and choose <b>Change</b>.</p>',
  publicationDate: '2026-05-04',
  related: ['31'],
  redirectSlug: null,
};
