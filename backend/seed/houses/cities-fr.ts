import type { CityData, FrenchEnglish } from '../house-types.ts';

/** The cities of the fr site. */
export const frenchCities: readonly CityData<FrenchEnglish>[] = [
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
