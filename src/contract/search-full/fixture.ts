import type { SearchHit } from './schema.ts';

/** A show, a cinema, a news item with its dates, and a help article without a slug. */
export const searchFullFixture: SearchHit[] = [
  {
    type: 'show',
    id: 31207,
    slug: 'the-lamplighter-31207',
    title: 'The Lamplighter',
    poster: {
      lg: 'https://media.example.org/poster/the-lamplighter/720.webp',
      md: 'https://media.example.org/poster/the-lamplighter/320.webp',
    },
    posterPath: {
      lg: 'https://media.example.org/poster/the-lamplighter/720.webp',
      md: 'https://media.example.org/poster/the-lamplighter/320.webp',
    },
    contentRating: [],
    synopsis: 'Chaque soir, une ville s’allume rue après rue.',
    genres: ['Drame'],
    duration: 128,
    isMovie: true,
  },
  {
    type: 'cinema',
    id: '0107',
    slug: 'velours-faubourg',
    title: 'Velours Faubourg',
    image: 'https://media.example.org/cinema/velours-faubourg/640.webp',
    route: { path: 'Cinema.Single', parameters: { slug: 'velours-faubourg' } },
  },
  {
    type: 'news',
    id: 81,
    slug: 'la-rentree',
    title: 'La rentrée en salle',
    url: '/actualites/la-rentree',
    payload: { category: 'agenda' },
    startDate: '2026-09-01',
    endDate: '2026-09-30',
    dateType: 'interval',
  },
  { type: 'faq', id: 12, slug: null, title: 'Échanger un billet', topic: 'Réservation' },
];
