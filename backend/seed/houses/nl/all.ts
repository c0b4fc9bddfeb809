import type { DutchWords, HouseData } from '../../house-types.ts';
import { amsterdamHouses } from './amsterdam.ts';
import { coastHouses } from './coast.ts';
import { easternDutchHouses } from './east.ts';
import { ringHouses } from './ring.ts';
import { rotterdamHouses } from './rotterdam.ts';
import { southernDutchHouses } from './south.ts';
import { utrechtHouses } from './utrecht.ts';

/** The houses of the nl site. */
export const dutchHouses: readonly HouseData<DutchWords>[] = [
  ...amsterdamHouses,
  ...ringHouses,
  ...rotterdamHouses,
  ...coastHouses,
  ...utrechtHouses,
  ...southernDutchHouses,
  ...easternDutchHouses,
];
