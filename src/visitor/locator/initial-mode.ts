import type { StoredMode } from './cookie.ts';
import type { LocatorMode, Places } from './mode.ts';

/** What can say where the visitor looks, before they do. */
export interface ModeSources {
  /** The page is the light one of this cinema: it forces the mode (R227). */
  readonly forcedCinema: string | null;
  /** The `localisation` of the address. */
  readonly filter: string | null;
  /** The cinema whose page it is. */
  readonly pageCinema: string | null;
  readonly stored: StoredMode | null;
}

function cinemaMode(slug: string, { cinemas }: Places): LocatorMode | null {
  return cinemas.some((cinema) => cinema.slug === slug) ? { type: 'cinema', cinema: slug } : null;
}

function ofStored(stored: StoredMode, places: Places): LocatorMode | null {
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
 * The first mode: the address's `localisation`, else the cinema whose page it is, else the cookie (R225). The first of them
 * that says something decides; where it names a cinema or a city that nobody knows there is no mode, nor where none says
 * anything (R226). The light page of a cinema forces it, and a site with one cinema has no other place (R227).
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

/** A city that was answered. */
export interface CityAnswer {
  /** Who asked. */
  readonly askedBy: 'locator' | 'page';
  /** Slug; empty for the empty city. */
  readonly city: string;
}

/** The mode of a city that the API believes the visitor to be in: only for the locator, never the empty one (R226, R233). */
export function modeOfAnswer({ askedBy, city }: CityAnswer, { cities }: Places): LocatorMode | null {
  const counts = askedBy === 'locator' && city !== '' && cities.some(({ slug }) => slug === city);
  return counts ? { type: 'city', city } : null;
}
