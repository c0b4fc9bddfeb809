import type { FrenchEnglish, HouseData } from '../../house-types.ts';
import { alsaceLorraineHouses } from './alsace-lorraine.ts';
import { brittanyHouses } from './brittany.ts';
import { burgundyChampagneHouses } from './burgundy-champagne.ts';
import { northIleDeFranceHouses } from './ile-de-france-north.ts';
import { southIleDeFranceHouses } from './ile-de-france-south.ts';
import { westIleDeFranceHouses } from './ile-de-france-west.ts';
import { loireHouses } from './loire.ts';
import { lyonHouses } from './lyon.ts';
import { marseilleHouses } from './marseille.ts';
import { mediterraneanHouses } from './mediterranean.ts';
import { northNormandyHouses } from './north-normandy.ts';
import { overseasHouses } from './overseas.ts';
import { eastParisHouses } from './paris-east.ts';
import { westParisHouses } from './paris-west.ts';
import { rhoneAlpsHouses } from './rhone-alps.ts';
import { southWesternHouses } from './south-west.ts';
import { toulouseHouses } from './toulouse.ts';

/** The houses of the fr site, from the capital round the country. */
export const frenchHouses: readonly HouseData<FrenchEnglish>[] = [
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
  ...overseasHouses,
];
