import {
  distanceInKilometres,
  positionOf,
  type GpsPoint,
  type Position,
} from '#src/kernel/distance/distance.ts';
import { defaultNearbyLimits } from '../distance/nearest.ts';
import type { StoredPlace } from './stored-place.ts';

/** A city of a site, as far as places need it. */
export interface PlaceCity {
  readonly slug: string;
  /** The same in every language of the site. */
  readonly id?: number | undefined;
  readonly gpsPosition?: GpsPoint | null | undefined;
}

/** A cinema of a site, as far as places need it. */
export interface PlaceCinema {
  readonly slug: string;
  readonly citySlug: string;
  readonly vistaRef?: string | null | undefined;
}

/** The cities and cinemas of a locale. */
export interface PlaceLists {
  readonly cities: readonly PlaceCity[];
  readonly cinemas: readonly PlaceCinema[];
}

/** Finds the city that is a visitor's place (D44, D52). */
export interface PlaceIndex {
  /** Slug of the city in the locale's language; null when the site has no such place. */
  readonly cityOf: (place: StoredPlace) => string | null;
}

/**
 * An index of a locale's places. A city or cinema may be named in any language of the site; a position is in the nearest
 * city within the limit of distance; favourites are no place, because the server does not know them.
 *
 * @param others the lists of the site's other languages
 */
export function placeIndex(own: PlaceLists, others: readonly PlaceLists[]): PlaceIndex {
  const slugs = new Set(own.cities.map(({ slug }) => slug));
  const byId = new Map(own.cities.flatMap(({ id, slug }) => (id === undefined ? [] : [[id, slug] as const])));
  const cities = new Map<string, string>();
  const cinemas = new Map<string, string>();
  for (const lists of [own, ...others]) {
    const owns = new Map<string, string>();
    for (const { slug, id } of lists.cities) {
      const named = lists === own || slugs.has(slug) ? slug : id === undefined ? undefined : byId.get(id);
      if (named === undefined) continue;
      owns.set(slug, named);
      if (!cities.has(slug)) cities.set(slug, named);
    }
    for (const { slug, citySlug, vistaRef } of lists.cinemas) {
      const city = owns.get(citySlug);
      if (city === undefined) continue;
      for (const name of [vistaRef, slug])
        if (name !== null && name !== undefined && !cinemas.has(name)) cinemas.set(name, city);
    }
  }
  return {
    cityOf: (place) => {
      if (place.type === 'city') return cities.get(place.city) ?? null;
      if (place.type === 'cinema') return cinemas.get(place.reference) ?? null;
      return place.type === 'position' ? nearestCity(place.position, own.cities) : null;
    },
  };
}

function nearestCity(from: Position, cities: readonly PlaceCity[]): string | null {
  let found: string | null = null;
  let least = defaultNearbyLimits.maxGeolocationDistance;
  for (const { slug, gpsPosition } of cities) {
    const at = positionOf(gpsPosition ?? null);
    const kilometres = at === null ? Infinity : distanceInKilometres(from, at);
    if (kilometres > least) continue;
    least = kilometres;
    found = slug;
  }
  return found;
}
