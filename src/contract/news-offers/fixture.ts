import type { OfferItem } from '../article-parts.ts';

/** Two offers: one for every cinema, one of a single cinema. */
export const newsOffersFixture: [OfferItem, OfferItem] = [
  {
    slug: 'monday-at-half-price',
    title: 'Mondays at half price',
    type: 'offer',
    headline: 'Every Monday, every film.',
    image: 'https://media.example.org/offers/monday.webp',
    imageAlt: null,
    thumbnail: null,
    releaseDate: '2026-09-01',
    date: { type: 'interval', start: '2026-09-07', end: '2026-12-14' },
    cta: { label: 'Book', url: 'https://tunnel.example.org/offers/monday', target: 'same', type: 'booking' },
    cinemas: [],
    national: true,
  },
  {
    slug: 'breakfast-at-the-harbour',
    title: 'Breakfast at the Harbour',
    type: 'offer',
    headline: null,
    image: null,
    imageAlt: null,
    thumbnail: null,
    releaseDate: null,
    date: { type: 'exact', start: '2026-09-20 10:00:00', end: null },
    cta: null,
    cinemas: ['harbour'],
    national: false,
  },
];
