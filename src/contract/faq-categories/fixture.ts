import type { FaqCategoryItem } from './schema.ts';

/** One help category. */
export const faqCategoriesFixture: [FaqCategoryItem] = [
  { slug: '1', title: 'Online booking', description: 'Tickets, changes, refunds.', articleCount: 1 },
];
