import type { Cinepass } from './schema.ts';

/** An open subscription page with a promotion and a partner cinema. */
export const cinepassFixture: Cinepass = {
  maintenance: false,
  promotion: {
    description: '<p>The first month is ours.</p>',
    cta: { label: 'Subscribe', url: 'https://tunnel.example.org/pass', target: 'same', type: 'booking' },
  },
  partners: [{ theater: { slug: null, name: 'Le Phare', address: '3 quai du Phare, 56000 Vannes' } }],
};
