import type { FaqArticleItem } from './schema.ts';

/** Two help articles; the second one has only its id for an address. */
export const faqArticlesFixture: [FaqArticleItem, FaqArticleItem] = [
  {
    id: '12',
    slug: 'change-a-booking',
    title: 'Can I change a booking?',
    category: { id: '1', name: 'Online booking' },
    teaser: 'Until an hour before the film.',
  },
  {
    id: '31',
    slug: '31',
    title: 'Is there a cloakroom?',
    category: null,
    teaser: null,
  },
];
