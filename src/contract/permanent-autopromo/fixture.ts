import type { PermanentAutopromo } from './schema.ts';

/** One autopromo of the chain itself. */
export const permanentAutopromoFixture: PermanentAutopromo = [
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
