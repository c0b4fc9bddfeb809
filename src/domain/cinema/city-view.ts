import type { City } from '#src/contract/cities/schema.ts';
import type { OutsideFranceRegion, Site, SpecialRegion } from '#src/sites/site.ts';
import { positionOf } from '#src/kernel/distance/distance.ts';
import type { Position } from '#src/kernel/distance/distance.ts';

/** Cities and their regions (R073, R285). */

/** A city of a list (R073). */
export interface CityView {
  readonly slug: string;
  readonly name: string;
  /** Whether the city has exactly one cinema; that cinema's page then replaces the city's page. */
  readonly singlePage: boolean;
  readonly region: SpecialRegion | OutsideFranceRegion | null;
  /** Slugs. */
  readonly cinemas: readonly string[];
  readonly position: Position | null;
}

/**
 * The region key of a city: `idf` for Île-de-France and `amsterdam` for that city, on the sites that list these as
 * special regions; otherwise the site's key for places outside France, which is null for the rest of France (R285).
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

/** The view of a city of `/api/cities` for lists (R073). */
export function cityView(city: City, site: Pick<Site, 'specialRegions' | 'outsideFranceRegion'>): CityView {
  return {
    slug: city.slug,
    name: city.name,
    singlePage: city.cinemas.length === 1,
    region: regionOf(city, site),
    cinemas: city.cinemas,
    position: positionOf(city.gpsPosition),
  };
}
