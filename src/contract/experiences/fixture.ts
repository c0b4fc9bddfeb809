import type { ExperienceItem } from './schema.ts';

/** A large screen with everything, and a series with its title alone. */
export const experiencesFixture: [ExperienceItem, ExperienceItem] = [
  {
    slug: 'grand-ecran-onx',
    title: 'Grand Écran ONX',
    backdrop: 'https://media.example.org/backdrop/onx/1920.webp',
    logo: 'https://media.example.org/tags/onx.svg',
    teaser: '<p>Une image plus large que la salle.</p>',
  },
  { slug: 'cine-bebe', title: 'Ciné-bébé', backdrop: null, logo: null, teaser: null },
];
