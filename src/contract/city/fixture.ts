import { citiesFixture } from '../cities/fixture.ts';
import type { CityDetail } from './schema.ts';

const [listItem, bareItem] = citiesFixture;

/** A city with everything its page shows. */
export const cityFixture: CityDetail = {
  ...listItem,
  defaultCinema: 'velours-faubourg',
  description: '<p>Deux maisons, dix-neuf salles.</p>',
  seo: { title: 'Cinémas à Paris', description: 'Toutes les séances à Paris.' },
  nearbyCinemas: ['velours-presquile'],
  nearbyCities: ['montreuil'],
  trackingSlug: 'paris',
  backdrop: 'https://media.example.org/city/paris.webp',
  mobileBackdrop: null,
  highlight: { title: 'À ne pas manquer', description: null, shows: ['the-lamplighter-31207'] },
  redirectSlug: null,
};

/** What a server in the field may answer: the list item alone. */
export const bareCityField: unknown = bareItem;
