import type { OffersPage } from './schema.ts';

/** A header of offers with its four blocks. */
export const offersPageFixture: OffersPage = {
  title: 'Offers',
  subtitle: 'More cinema for less',
  description: '<p>All our offers at a glance.</p>',
  restriction: '<p>While stocks last.</p>',
  cta: { label: 'Our cards', url: '/5-seat-card', target: 'same', type: 'yellow' },
  ctaInfo: 'Valid in every cinema',
  logo: null,
  backdrop: 'https://media.example.org/offers/backdrop.webp',
  mobileBackdrop: null,
  image: null,
  blockOrder: ['event', 'promotion', 'temporary', 'ecards'],
};
