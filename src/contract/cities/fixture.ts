import type { City } from './schema.ts';

/** A city of the main region, and one without cinemas and position. */
export const citiesFixture: [City, City] = [
  {
    id: 75,
    slug: 'paris',
    name: 'Paris',
    departement: '75000',
    isIdf: true,
    gpsPosition: { x: 48.8566, y: 2.3522 },
    cinemas: ['velours-faubourg', 'velours-canal'],
  },
  {
    id: 931,
    slug: 'montreuil',
    name: 'Montreuil',
    departement: '',
    isIdf: true,
    gpsPosition: null,
    cinemas: [],
  },
];
