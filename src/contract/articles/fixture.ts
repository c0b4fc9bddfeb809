import type { ArticleItem } from '../article-parts.ts';

/** One article about an experience. */
export const articlesFixture: [ArticleItem] = [
  {
    slug: 'a-night-in-the-projection-room',
    title: 'A night in the projection room',
    type: 'experience',
    headline: 'Who focuses the picture when all are asleep.',
    image: 'https://media.example.org/articles/projection.webp',
    imageAlt: null,
    thumbnail: null,
    releaseDate: '2026-08-20',
  },
];
