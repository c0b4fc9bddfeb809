import type { SiteId } from '#src/sites/site.ts';
import type { HouseData } from './house-types.ts';
import { brusselsWalloonHouses } from './houses/be-brussels-wallonia.ts';
import { flemishHouses } from './houses/be-flanders.ts';
import { germanSwissHouses } from './houses/ch-german.ts';
import { westSwissHouses } from './houses/ch-west.ts';
import { frenchHouses } from './houses/fr/all.ts';
import { moroccanHouses } from './houses/morocco.ts';
import { dutchHouses } from './houses/nl/all.ts';
import { tunisianHouses } from './houses/tunisia.ts';
import { westAfricanHouses } from './houses/west-africa.ts';

/** Every house of the invented chain, in the order in which lists show them. */
export const houses: readonly HouseData[] = [
  ...frenchHouses,
  ...dutchHouses,
  ...westSwissHouses,
  ...germanSwissHouses,
  ...brusselsWalloonHouses,
  ...flemishHouses,
  ...tunisianHouses,
  ...moroccanHouses,
  ...westAfricanHouses,
];

/** The houses of one site. */
export function housesOf(site: SiteId): readonly HouseData[] {
  return houses.filter((house) => house.site === site);
}
