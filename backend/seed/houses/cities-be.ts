import type { BelgianWords, CityData } from '../house-types.ts';

/** The cities of the be site. */
export const belgianCities: readonly CityData<BelgianWords>[] = [
  {
    key: 'bruxelles',
    id: 41,
    site: 'be',
    slug: { en: 'brussels', fr: 'bruxelles', nl: 'brussel' },
    name: { en: 'Brussels', fr: 'Bruxelles', nl: 'Brussel' },
    department: '10',
    isIdf: false,
    position: { x: 50.8503, y: 4.3517 },
    description: {
      en: '<p>Brussels has its Velours in the Marolles, behind the flea market.</p>',
      fr: '<p>À Bruxelles, Velours est aux Marolles, à deux pas du Jeu de Balle.</p>',
      nl: '<p>In Brussel vind je Velours in de Marollen, vlak bij het Vossenplein.</p>',
    },
  },
  {
    key: 'antwerpen',
    id: 42,
    site: 'be',
    slug: { en: 'antwerp', fr: 'anvers', nl: 'antwerpen' },
    name: { en: 'Antwerp', fr: 'Anvers', nl: 'Antwerpen' },
    department: '20',
    isIdf: false,
    position: { x: 51.2194, y: 4.4025 },
    description: {
      en: '<p>Films in Antwerp, on the prettiest square of Zurenborg.</p>',
      fr: '<p>Les films à Anvers, sur la plus jolie place de Zurenborg.</p>',
      nl: '<p>Film in Antwerpen, aan het gezelligste plein van Zurenborg.</p>',
    },
  },
  {
    key: 'liege',
    id: 43,
    site: 'be',
    slug: { en: 'liege', fr: 'liege', nl: 'luik' },
    name: { en: 'Liège', fr: 'Liège', nl: 'Luik' },
    department: '40',
    isIdf: false,
    position: { x: 50.6326, y: 5.5797 },
    description: {
      en: '<p>Across the river in Liège, three screens and a waffle iron.</p>',
      fr: '<p>À Liège, on passe la Meuse pour aller au cinéma.</p>',
      nl: '<p>In Luik steek je de Maas over om een film te zien.</p>',
    },
  },
];
