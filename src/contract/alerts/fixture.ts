import type { CinemaAlert } from './schema.ts';

/** An alert of one cinema with a way on, and one of all cinemas with a message alone. */
export const alertsFixture: CinemaAlert[] = [
  {
    title: 'Accès modifié',
    message: 'L’entrée se fait par le passage jusqu’à la fin des travaux.',
    cinemas: ['velours-faubourg'],
    warning: true,
    allCinemas: false,
    cta: { label: 'Voir le plan', url: 'https://www.example.org/plan', target: 'new', type: 'black' },
  },
  {
    title: null,
    message: 'Les caisses ferment à 22 h.',
    cinemas: [],
    warning: false,
    allCinemas: true,
    cta: null,
  },
];
