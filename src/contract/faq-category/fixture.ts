import { faqArticlesFixture } from '../faq-articles/fixture.ts';
import { faqCategoriesFixture } from '../faq-categories/fixture.ts';
import type { FaqCategory } from './schema.ts';

const [first] = faqCategoriesFixture;
const [article] = faqArticlesFixture;

/** A help category with its article. */
export const faqCategoryFixture: FaqCategory = { ...first, articles: [article], redirectSlug: null };
