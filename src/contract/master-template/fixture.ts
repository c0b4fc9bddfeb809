import type { MasterTemplate } from './schema.ts';

/** An information page with all of its parts. */
export const masterTemplateFixture: MasterTemplate = {
  slug: 'cinema-for-schools',
  title: 'Cinema for schools',
  header: {
    title: 'Cinema for schools',
    subtitle: 'From 20 pupils',
    description: '<p>Choose a film, a day and a cinema.</p>',
    backdrop: 'https://media.example.org/info/schools.webp',
    mobileBackdrop: null,
    logo: null,
    cta: { label: 'Write to us', url: 'mailto:schools@example.org', target: 'same', type: 'yellow' },
  },
  explanation: {
    title: 'How it works',
    description: '<p>We answer within two days.</p>',
    image: null,
    imageAlt: null,
    cta: null,
  },
  mosaic: [
    { title: 'Primary schools', description: null, image: null, imageAlt: null, url: '/movies-events' },
  ],
  listing: [{ title: 'What does it cost?', description: '<p>Four euros.</p>', image: null }],
  mobileApp: true,
  cinemas: [{ slug: 'harbour', name: 'The Harbour', zip: '1010', city: 'Seaport' }],
  shows: ['the-lamplighter-31207'],
  labels: { cinemas: 'Where', shows: 'Films for classes' },
  guest: { name: 'Ada Lind', role: 'Projectionist', description: null, image: null },
  seo: null,
  redirectSlug: null,
  trackingSlug: 'cinema-for-schools',
};
