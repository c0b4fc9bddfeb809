import type { SiteId } from '#src/sites/site.ts';
import type { HouseData } from './house-types.ts';
import { belgianHouses } from './houses/be.ts';
import { germanSwissHouses } from './houses/ch-german.ts';
import { westSwissHouses } from './houses/ch-west.ts';
import { alsaceLorraineHouses } from './houses/fr/alsace-lorraine.ts';
import { brittanyHouses } from './houses/fr/brittany.ts';
import { burgundyChampagneHouses } from './houses/fr/burgundy-champagne.ts';
import { northIleDeFranceHouses } from './houses/fr/ile-de-france-north.ts';
import { southIleDeFranceHouses } from './houses/fr/ile-de-france-south.ts';
import { westIleDeFranceHouses } from './houses/fr/ile-de-france-west.ts';
import { loireHouses } from './houses/fr/loire.ts';
import { lyonHouses } from './houses/fr/lyon.ts';
import { marseilleHouses } from './houses/fr/marseille.ts';
import { mediterraneanHouses } from './houses/fr/mediterranean.ts';
import { northNormandyHouses } from './houses/fr/north-normandy.ts';
import { eastParisHouses } from './houses/fr/paris-east.ts';
import { westParisHouses } from './houses/fr/paris-west.ts';
import { rhoneAlpsHouses } from './houses/fr/rhone-alps.ts';
import { southWesternHouses } from './houses/fr/south-west.ts';
import { toulouseHouses } from './houses/fr/toulouse.ts';
import { maghrebHouses } from './houses/maghreb.ts';
import { dutchHouses } from './houses/nl.ts';
import { westAfricanHouses } from './houses/west-africa.ts';

/** Every house of the invented chain, in the order in which lists show them. */
export const houses: readonly HouseData[] = [
  ...eastParisHouses,
  ...westParisHouses,
  ...westIleDeFranceHouses,
  ...northIleDeFranceHouses,
  ...southIleDeFranceHouses,
  ...lyonHouses,
  ...rhoneAlpsHouses,
  ...marseilleHouses,
  ...mediterraneanHouses,
  ...toulouseHouses,
  ...southWesternHouses,
  ...brittanyHouses,
  ...loireHouses,
  ...northNormandyHouses,
  ...burgundyChampagneHouses,
  ...alsaceLorraineHouses,
  ...dutchHouses,
  ...westSwissHouses,
  ...germanSwissHouses,
  ...belgianHouses,
  ...maghrebHouses,
  ...westAfricanHouses,
];

/** The houses of one site. */
export function housesOf(site: SiteId): readonly HouseData[] {
  return houses.filter((house) => house.site === site);
}
