import type { CityData, SwissWords } from '../house-types.ts';

/** The cities of the ch site. */
export const swissCities: readonly CityData<SwissWords>[] = [
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
