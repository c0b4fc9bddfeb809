import type { FooterFaq } from './schema.ts';

/** Questions of every page, and those of one cinema. */
export const footerFaqFixture: FooterFaq = [
  {
    type: 'default',
    questions: [
      {
        title: 'Quand ouvrent les portes ?',
        description: '<p>Un quart d’heure avant la première séance.</p>',
      },
    ],
    slugs: [],
  },
  { type: 'cinema', questions: [], slugs: ['velours-faubourg'] },
];
