import type { SiteDocuments } from '../catalogue.ts';

/** One sponsored autopromo of one cinema. */
export const nativeAdFixture: SiteDocuments['nativeAd'] = [
  {
    title: 'Le bar du Faubourg',
    description: 'Une limonade pour deux places.',
    image: 'https://media.example.org/autopromo/bar.webp',
    mobileImage: null,
    imageAlt: 'Un comptoir de zinc',
    cta: { label: 'En savoir plus', url: '/cinemas/velours-faubourg', target: 'same', type: 'yellow' },
    sponsored: true,
    cinemas: ['velours-faubourg'],
  },
];
