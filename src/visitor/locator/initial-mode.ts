import type { StoredPlace } from '#src/domain/place/stored-place.ts';
import type { LocatorMode, Places } from './mode.ts';

/** The sources of the first mode, before the visitor chooses one. */
export interface ModeSources {
  /** The cinema of a light page, which forces the mode (R227); null on other pages. */
  readonly forcedCinema: string | null;
  /** The `localisation` of the address; null without one. */
  readonly filter: string | null;
  /** The cinema that the page is about; null on other pages. */
  readonly pageCinema: string | null;
  readonly stored: StoredPlace | null;
}

function cinemaMode(slug: string, { cinemas }: Places): LocatorMode | null {
  return cinemas.some((cinema) => cinema.slug === slug) ? { type: 'cinema', cinema: slug } : null;
}

function ofStored(stored: StoredPlace, places: Places): LocatorMode | null {
  if (stored.type === 'cinema') {
    const { reference } = stored;
    const cinema =
      places.cinemas.find(({ vistaRef }) => vistaRef === reference) ??
      places.cinemas.find(({ slug }) => slug === reference);
    return cinema === undefined ? null : { type: 'cinema', cinema: cinema.slug };
  }
  if (stored.type === 'city' && !places.cities.some(({ slug }) => slug === stored.city)) return null;
  return stored;
}

/**
 * The first mode: from the address's `localisation`, else from the cinema of the page, else from the cookie (R225). The
 * first source with a value decides. There is no mode when that value is an unknown cinema or city, or when no source
 * has a value (R226). The light page of a cinema forces its cinema, and a site with one cinema has only that mode
 * (R227).
 */
export function initialMode(sources: ModeSources, places: Places): LocatorMode | null {
  const { forcedCinema, filter, pageCinema, stored } = sources;
  if (forcedCinema !== null) return cinemaMode(forcedCinema, places);
  const [only, ...others] = places.cinemas;
  if (only !== undefined && others.length === 0) return { type: 'cinema', cinema: only.slug };
  const cinema = filter ?? pageCinema;
  if (cinema !== null) return cinemaMode(cinema, places);
  return stored === null ? null : ofStored(stored, places);
}

/** An answer about the visitor's city. */
export interface CityAnswer {
  /** The part that asked. */
  readonly askedBy: 'locator' | 'page';
  /** Slug of the city; empty when it is not known. */
  readonly city: string;
}

/**
 * The mode of the city in which the API believes the visitor to be: only when the locator asked, and never for an empty
 * or unknown city (R226, R233).
 */
export function modeOfAnswer({ askedBy, city }: CityAnswer, { cities }: Places): LocatorMode | null {
  const counts = askedBy === 'locator' && city !== '' && cities.some(({ slug }) => slug === city);
  return counts ? { type: 'city', city } : null;
}
