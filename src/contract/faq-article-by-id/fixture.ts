import { faqArticleFixture } from '../faq-article/fixture.ts';

/** A help article that was asked for by its id. */
export const faqArticleByIdFixture: typeof faqArticleFixture = faqArticleFixture;
