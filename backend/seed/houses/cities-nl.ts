import type { CityData, DutchWords } from '../house-types.ts';

/** The cities of the nl site. */
export const dutchCities: readonly CityData<DutchWords>[] = [
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
