import type { Featured } from './schema.ts';

/** A header push of a film with its trailer, and a home push that only says something. */
export const featuredFixture: Featured[] = [
  {
    type: 'header',
    title: 'The Lamplighter',
    subtitle: 'En salle maintenant',
    showSlug: 'the-lamplighter-31207',
    tags: ['imax'],
    cta: { label: 'Réserver', url: '/films/the-lamplighter-31207', target: 'same', type: 'booking' },
    sponsored: false,
    backgroundPath: {
      lg: 'https://media.example.org/backdrop/the-lamplighter/1920.webp',
      md: 'https://media.example.org/backdrop/the-lamplighter/1280.webp',
      sm: 'https://media.example.org/backdrop/the-lamplighter/640.webp',
    },
    logo: null,
    trailer: {
      externalId: 'k3Vx1LampTr',
      videoType: 'youtube',
      title: 'Bande-annonce',
      snapshot: null,
      isMain: true,
      language: 'fr',
    },
  },
  {
    type: 'home',
    title: 'La rentrée en salle',
    subtitle: null,
    showSlug: null,
    tags: [],
    cta: null,
    sponsored: true,
    backgroundPath: null,
    logo: null,
    trailer: null,
  },
];
