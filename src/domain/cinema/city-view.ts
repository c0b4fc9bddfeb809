import type { City } from '#src/contract/cities/schema.ts';
import type { OutsideFranceRegion, Site, SpecialRegion } from '#src/sites/site.ts';
import { positionOf } from '#src/kernel/distance/distance.ts';
import type { Position } from '#src/kernel/distance/distance.ts';

/** Cities and their regions (R073, R285). */

/** A city of a list (R073). */
export interface CityView {
  readonly slug: string;
  readonly name: string;
  /** The postal code or its beginning, a department's number. */
  readonly postalCode: string;
  /** Whether it lies in Île-de-France. */
  readonly mainRegion: boolean;
  /** Whether it has one cinema only, whose page then stands for the city's. */
  readonly singlePage: boolean;
  readonly region: SpecialRegion | OutsideFranceRegion | null;
  /** Slugs. */
  readonly cinemas: readonly string[];
  readonly position: Position | null;
}

/**
 * The region of a city that gets a treatment of its own: `idf` for Île-de-France, `amsterdam` for that city,
 * elsewhere the site's own key for everything outside France, null in the rest of France (R285).
 */
export function regionOf(
  city: Pick<City, 'slug' | 'isIdf'>,
  site: Pick<Site, 'specialRegions' | 'outsideFranceRegion'>,
): SpecialRegion | OutsideFranceRegion | null {
  const special = site.specialRegions.find((region) =>
    region === 'idf' ? city.isIdf : city.slug.toLowerCase() === region,
  );
  return special ?? site.outsideFranceRegion;
}

/** A city of `/api/cities` as a list shows it (R073). */
export function cityView(city: City, site: Pick<Site, 'specialRegions' | 'outsideFranceRegion'>): CityView {
  return {
    slug: city.slug,
    name: city.name,
    postalCode: city.departement,
    mainRegion: city.isIdf,
    singlePage: city.cinemas.length === 1,
    region: regionOf(city, site),
    cinemas: city.cinemas,
    position: positionOf(city.gpsPosition),
  };
}
