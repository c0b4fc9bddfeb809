import type { TemporaryOffer } from './schema.ts';

/** One temporary offer. */
export const offersTemporaryFixture: [TemporaryOffer] = [
  {
    title: 'Five seats before Christmas',
    subtitle: null,
    price: 35,
    initialPrice: 42.5,
    ordering: 1,
    cta: { label: 'Order', url: 'https://tunnel.example.org/five', target: 'same', type: 'booking' },
    picture: null,
  },
];
