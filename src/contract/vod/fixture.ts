import type { SiteDocuments } from '../catalogue.ts';

/** Two films; the second one without poster and price. */
export const vodFixture: SiteDocuments['vod'] = [
  {
    slug: 'the-lamplighter-31207',
    title: 'The Lamplighter',
    posterPath: {
      lg: 'https://media.example.org/posters/lamplighter-lg.webp',
      md: 'https://media.example.org/posters/lamplighter-md.webp',
    },
    vod: { lowPrice: 3.99, url: 'https://video.example.org/the-lamplighter' },
  },
  {
    slug: 'glass-night-31288',
    title: 'Glass Night',
    posterPath: null,
    vod: { lowPrice: null, url: 'https://video.example.org/glass-night' },
  },
];
