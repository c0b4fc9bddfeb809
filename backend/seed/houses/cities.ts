import type { BelgianWords, CityData, DutchWords, SwissWords } from '../house-types.ts';
import { africanCities } from './cities-africa.ts';
import { frenchCities } from './cities-fr.ts';

const dutch: readonly CityData<DutchWords>[] = [
  {
    key: 'amsterdam',
    id: 21,
    site: 'nl',
    slug: { nl: 'amsterdam', en: 'amsterdam' },
    name: { nl: 'Amsterdam', en: 'Amsterdam' },
    department: '10',
    isIdf: false,
    position: { x: 52.3676, y: 4.9041 },
    description: {
      nl: '<p>Naar de film in Amsterdam: aan het Oosterdok en straks weer in de Plantage.</p>',
      en: '<p>Films in Amsterdam: on the Oosterdok now, and in the Plantage again before long.</p>',
    },
  },
  {
    key: 'rotterdam',
    id: 22,
    site: 'nl',
    slug: { nl: 'rotterdam', en: 'rotterdam' },
    name: { nl: 'Rotterdam', en: 'Rotterdam' },
    department: '30',
    isIdf: false,
    position: { x: 51.9244, y: 4.4777 },
    description: {
      nl: '<p>In Rotterdam draaien we op Katendrecht, pal aan de haven.</p>',
      en: '<p>In Rotterdam we are on Katendrecht, next to the harbour.</p>',
    },
  },
  {
    key: 'utrecht',
    id: 23,
    site: 'nl',
    slug: { nl: 'utrecht', en: 'utrecht' },
    name: { nl: 'Utrecht', en: 'Utrecht' },
    department: '35',
    isIdf: false,
    position: { x: 52.0907, y: 5.1214 },
    description: {
      nl: '<p>Vier zalen in Utrecht, in de oude fabriek op Rotsoord.</p>',
      en: '<p>Four screens in Utrecht, in the old factory at Rotsoord.</p>',
    },
  },
];

const swiss: readonly CityData<SwissWords>[] = [
  {
    key: 'lausanne',
    id: 31,
    site: 'ch',
    slug: { en: 'lausanne', fr: 'lausanne', de: 'lausanne' },
    name: { en: 'Lausanne', fr: 'Lausanne', de: 'Lausanne' },
    department: '10',
    isIdf: false,
    position: { x: 46.5197, y: 6.6323 },
    description: {
      en: '<p>Lausanne watches films under the arches of Sévelin.</p>',
      fr: '<p>À Lausanne, le cinéma est sous les arches de Sévelin.</p>',
      de: '<p>Lausanne geht unter den Bögen von Sévelin ins Kino.</p>',
    },
  },
  {
    key: 'geneve',
    id: 32,
    site: 'ch',
    slug: { en: 'geneva', fr: 'geneve', de: 'genf' },
    name: { en: 'Geneva', fr: 'Genève', de: 'Genf' },
    department: '12',
    isIdf: false,
    position: { x: 46.2044, y: 6.1432 },
    description: {
      en: '<p>Our Geneva house speaks the languages of the Pâquis.</p>',
      fr: '<p>Notre maison de Genève parle toutes les langues des Pâquis.</p>',
      de: '<p>Unser Haus in Genf spricht die Sprachen des Quartiers Pâquis.</p>',
    },
  },
  {
    key: 'zuerich',
    id: 33,
    site: 'ch',
    slug: { en: 'zurich', fr: 'zurich', de: 'zuerich' },
    name: { en: 'Zurich', fr: 'Zurich', de: 'Zürich' },
    department: '80',
    isIdf: false,
    position: { x: 47.3769, y: 8.5417 },
    description: {
      en: '<p>Eight screens in Zurich, where the trams used to sleep.</p>',
      fr: '<p>Huit salles à Zurich, là où dormaient les trams.</p>',
      de: '<p>Acht Säle in Zürich, wo früher die Trams übernachteten.</p>',
    },
  },
  {
    key: 'bern',
    id: 34,
    site: 'ch',
    slug: { en: 'bern', fr: 'berne', de: 'bern' },
    name: { en: 'Bern', fr: 'Berne', de: 'Bern' },
    department: '30',
    isIdf: false,
    position: { x: 46.948, y: 7.4474 },
    description: {
      en: '<p>In Bern the cinema stands by the river, a swim away from the old town.</p>',
      fr: '<p>À Berne, le cinéma est au bord de l’Aar, à une brasse de la vieille ville.</p>',
      de: '<p>In Bern liegt das Kino an der Aare, einen Schwumm von der Altstadt entfernt.</p>',
    },
  },
];

const belgian: readonly CityData<BelgianWords>[] = [
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

/** Every city that has a house. */
export const cities: readonly CityData[] = [
  ...frenchCities,
  ...dutch,
  ...swiss,
  ...belgian,
  ...africanCities,
];
