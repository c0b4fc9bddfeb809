import type { CityData, FrenchEnglish } from '../house-types.ts';

/** The cities of the tn, ma, sn and ci sites. */
export const africanCities: readonly CityData<FrenchEnglish>[] = [
  {
    key: 'tunis',
    id: 51,
    site: 'tn',
    slug: { fr: 'tunis', en: 'tunis' },
    name: { fr: 'Tunis', en: 'Tunis' },
    department: '10',
    isIdf: false,
    position: { x: 36.8065, y: 10.1815 },
    description: {
      fr: '<p>Tunis et ses huit salles au bord du lac.</p>',
      en: '<p>Tunis and its eight screens beside the lake.</p>',
    },
  },
  {
    key: 'sousse',
    id: 52,
    site: 'tn',
    slug: { fr: 'sousse', en: 'sousse' },
    name: { fr: 'Sousse', en: 'Sousse' },
    department: '40',
    isIdf: false,
    position: { x: 35.8256, y: 10.637 },
    description: {
      fr: '<p>À Sousse, le cinéma est face à la mer.</p>',
      en: '<p>Sousse has its cinema facing the sea.</p>',
    },
  },
  {
    key: 'casablanca',
    id: 81,
    site: 'ma',
    slug: { fr: 'casablanca', en: 'casablanca' },
    name: { fr: 'Casablanca', en: 'Casablanca' },
    department: '20',
    isIdf: false,
    position: { x: 33.5731, y: -7.5898 },
    description: {
      fr: '<p>Casablanca se retrouve sous le néon rouge de Gauthier.</p>',
      en: '<p>Casablanca meets under the red neon in Gauthier.</p>',
    },
  },
  {
    key: 'rabat',
    id: 82,
    site: 'ma',
    slug: { fr: 'rabat', en: 'rabat' },
    name: { fr: 'Rabat', en: 'Rabat' },
    department: '10',
    isIdf: false,
    position: { x: 34.0209, y: -6.8416 },
    description: {
      fr: '<p>Rabat lit en bas et regarde en haut, à l’Agdal.</p>',
      en: '<p>In Rabat you read downstairs and watch upstairs.</p>',
    },
  },
  {
    key: 'dakar',
    id: 61,
    site: 'sn',
    slug: { fr: 'dakar', en: 'dakar' },
    name: { fr: 'Dakar', en: 'Dakar' },
    department: '12',
    isIdf: false,
    position: { x: 14.7167, y: -17.4677 },
    description: {
      fr: '<p>Dakar et ses salles face à l’Atlantique.</p>',
      en: '<p>Dakar and its screens above the Atlantic.</p>',
    },
  },
  {
    key: 'abidjan',
    id: 71,
    site: 'ci',
    slug: { fr: 'abidjan', en: 'abidjan' },
    name: { fr: 'Abidjan', en: 'Abidjan' },
    department: '06',
    isIdf: false,
    position: { x: 5.36, y: -4.0083 },
    description: {
      fr: '<p>Abidjan va au film sous le manguier d’Angré.</p>',
      en: '<p>Abidjan goes to the pictures under the mango tree in Angré.</p>',
    },
  },
];
