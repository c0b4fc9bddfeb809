import type { BelgianWords, CityData, DutchWords, FrenchEnglish, SwissWords } from '../house-types.ts';
import { africanCities } from './cities-africa.ts';

const french: readonly CityData<FrenchEnglish>[] = [
  {
    key: 'paris',
    id: 1,
    site: 'fr',
    slug: { fr: 'paris', en: 'paris' },
    name: { fr: 'Paris', en: 'Paris' },
    department: '75',
    isIdf: true,
    position: { x: 48.8566, y: 2.3522 },
    description: {
      fr: '<p>Du canal de l’Ourcq à la Glacière, deux maisons Velours pour aller au cinéma à Paris.</p>',
      en: '<p>Two Velours houses in Paris, one on the canal and one in a quiet street of the 13th.</p>',
    },
  },
  {
    key: 'lyon',
    id: 2,
    site: 'fr',
    slug: { fr: 'lyon', en: 'lyon' },
    name: { fr: 'Lyon', en: 'Lyon' },
    department: '69',
    isIdf: false,
    position: { x: 45.764, y: 4.8357 },
    description: {
      fr: '<p>Les films à l’affiche à Lyon, dans la maison des Brotteaux.</p>',
      en: '<p>What is on in Lyon, in our house on the Cours Vitton.</p>',
    },
  },
  {
    key: 'marseille',
    id: 3,
    site: 'fr',
    slug: { fr: 'marseille', en: 'marseille' },
    name: { fr: 'Marseille', en: 'Marseille' },
    department: '13',
    isIdf: false,
    position: { x: 43.2965, y: 5.3698 },
    description: {
      fr: '<p>Le cinéma à Marseille, sur le port de la Joliette.</p>',
      en: '<p>Cinema in Marseille, right on the Joliette docks.</p>',
    },
  },
  {
    key: 'toulouse',
    id: 4,
    site: 'fr',
    slug: { fr: 'toulouse', en: 'toulouse' },
    name: { fr: 'Toulouse', en: 'Toulouse' },
    department: '31',
    isIdf: false,
    position: { x: 43.6047, y: 1.4442 },
    description: {
      fr: '<p>À Toulouse, les films se regardent au bord du canal du Midi.</p>',
      en: '<p>In Toulouse our screens stand beside the Canal du Midi.</p>',
    },
  },
  {
    key: 'nice',
    id: 5,
    site: 'fr',
    slug: { fr: 'nice', en: 'nice' },
    name: { fr: 'Nice', en: 'Nice' },
    department: '06',
    isIdf: false,
    position: { x: 43.7102, y: 7.262 },
    description: {
      fr: '<p>Trois salles à Nice, dans la cour fleurie de Riquier.</p>',
      en: '<p>Three screens in Nice, in a flowering courtyard at Riquier.</p>',
    },
  },
  {
    key: 'strasbourg',
    id: 6,
    site: 'fr',
    slug: { fr: 'strasbourg', en: 'strasbourg' },
    name: { fr: 'Strasbourg', en: 'Strasbourg' },
    department: '67',
    isIdf: false,
    position: { x: 48.5734, y: 7.7521 },
    description: {
      fr: '<p>Strasbourg va au cinéma à la Krutenau, dans deux langues.</p>',
      en: '<p>Strasbourg goes to the cinema in the Krutenau, in two languages.</p>',
    },
  },
];

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
export const cities: readonly CityData[] = [...french, ...dutch, ...swiss, ...belgian, ...africanCities];
