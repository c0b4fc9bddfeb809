import type { Promotion } from './schema.ts';

/** One promotion. */
export const offersPromotionFixture: [Promotion] = [
  {
    title: 'Two for one',
    subtitle: 'Every Tuesday',
    description: null,
    restriction: null,
    cta: { label: 'Book', url: 'https://tunnel.example.org/two', target: 'new', type: 'booking' },
    ctaInfo: null,
    logo: null,
    backdrop: null,
    mobileBackdrop: null,
    image: null,
    picture: 'https://media.example.org/offers/two.webp',
    mobilePicture: null,
    label: 'New',
    labelColor: '#8f1230',
  },
];
