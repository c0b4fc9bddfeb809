import type { Plan } from './schema.ts';

/** Two plans: one for one person, one for two without options. */
export const subscriptionOffersFixture: [Plan, Plan] = [
  {
    id: 'solo',
    label: 'Solo',
    description: '<p>All films, as often as you like.</p>',
    price: 21.9,
    initialPrice: 23.9,
    commitment: 12,
    seats: 1,
    image: 'https://media.example.org/pass/solo.webp',
    highlighted: true,
    perks: [{ title: 'Priority queue', description: '<p>At every cinema.</p>', image: null }],
    options: [{ id: 'imax', label: 'IMAX', description: 'No supplement.', price: 3, maximum: 1 }],
    promotions: [{ label: 'First month free', description: null }],
    terms: '<p>Twelve months.</p>',
    url: 'https://tunnel.example.org/pass/solo',
  },
  {
    id: 'duo',
    label: 'Duo',
    description: null,
    price: 37.8,
    initialPrice: null,
    commitment: null,
    seats: 2,
    image: null,
    highlighted: false,
    perks: [],
    options: [],
    promotions: [],
    terms: null,
    url: 'https://tunnel.example.org/pass/duo',
  },
];
