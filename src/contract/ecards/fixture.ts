import type { Ecard } from './schema.ts';

/** Two e-cards, of five and of three seats. */
export const ecardsFixture: [Ecard, Ecard] = [
  {
    typeId: '5',
    label: 'Card of 5 seats',
    image: 'https://media.example.org/cards/five.webp',
    imageAlt: 'A red card',
    price: 42.5,
    initialPrice: 45,
    placesCount: 5,
    url: 'https://tunnel.example.org/cards/5',
    national: true,
    highlightMessage: 'Valid for a year',
  },
  {
    typeId: '3',
    label: 'Card of 3 seats',
    image: null,
    imageAlt: null,
    price: 27,
    initialPrice: null,
    placesCount: 3,
    url: 'https://tunnel.example.org/cards/3',
    national: false,
    highlightMessage: null,
  },
];
