import type { SiteDocuments } from '../catalogue.ts';

/** One autopromo of the chain itself. */
export const permanentAutopromoFixture: SiteDocuments['permanentAutopromo'] = [
  {
    title: 'La carte 5 places',
    description: null,
    image: null,
    mobileImage: null,
    imageAlt: null,
    cta: null,
    sponsored: false,
    cinemas: [],
  },
];
