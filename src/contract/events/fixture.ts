import type { EventItem } from './schema.ts';

/** A season with prices, and a show that is an event (D39). */
export const eventsFixture: [EventItem, EventItem] = [
  {
    slug: 'saison-lyrique',
    title: 'Saison lyrique',
    type: 'season',
    subtitle: 'Six opéras en direct',
    posterPath: {
      lg: 'https://media.example.org/poster/saison-lyrique/720.webp',
      md: 'https://media.example.org/poster/saison-lyrique/320.webp',
    },
    price: 132,
    initialPrice: 162,
    active: true,
    ctaLabel: 'S’abonner',
    ctaUrl: 'https://tunnel.example.org/fr/season/1',
  },
  {
    slug: 'cine-club-surprise',
    title: 'Ciné-club surprise',
    type: 'show',
    subtitle: null,
    posterPath: null,
    price: null,
    initialPrice: null,
    active: true,
    ctaLabel: null,
    ctaUrl: null,
  },
];
