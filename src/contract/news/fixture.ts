import type { NewsListItem } from './schema.ts';

/** Two news items; the second one without picture and date. */
export const newsFixture: [NewsListItem, NewsListItem] = [
  {
    slug: 'the-harbour-reopens',
    title: 'The Harbour reopens',
    type: 'news',
    headline: 'Six screens, one of them over the water.',
    image: 'https://media.example.org/news/harbour.webp',
    imageAlt: 'The foyer with its windows to the sea',
    thumbnail: 'https://media.example.org/news/harbour-sm.webp',
    releaseDate: '2026-09-01',
    highlighted: true,
  },
  {
    slug: 'night-of-short-films',
    title: 'A night of short films',
    type: 'event',
    headline: null,
    image: null,
    imageAlt: null,
    thumbnail: null,
    releaseDate: null,
    highlighted: false,
  },
];
