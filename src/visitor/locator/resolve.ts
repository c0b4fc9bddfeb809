import { byDistance, withNearby, type CinemaAround } from '#src/domain/cinema/nearby-cinemas.ts';
import type { CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import type { Position } from '#src/kernel/distance/distance.ts';
import type { NearbyLimits } from '#src/domain/distance/nearest.ts';
import { middleOf } from '#src/domain/place/near-place.ts';
import { placeIndex } from '#src/domain/place/place-index.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { LocatorMode, Places } from './mode.ts';

/** The name of the place: its own name, or that it is the visitor's position, with the name of its city, or favourites. */
export type PlaceName =
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'here'; readonly city: string | null }
  | { readonly kind: 'favourites' };

/** The place and the cinemas of a mode. */
export interface Resolved {
  readonly place: PlaceName;
  /**
   * The cinemas of the mode itself: the one cinema, those of the city, those around the position, or the favourites.
   */
  readonly cinemas: readonly CinemaListView[];
  /** The nearest cinemas within the limits, those of the mode itself first (R235); the bar shows them. */
  readonly near: readonly CinemaAround[];
  /** The nearest cinema of all, when none is within the limits. */
  readonly beyond: CinemaAround | null;
  /** Slugs of all cinemas, the nearest first. */
  readonly order: readonly string[];
}

interface Around {
  readonly place: PlaceName;
  readonly origin: Position | null;
  readonly own: readonly CinemaListView[];
}

function around(
  mode: LocatorMode,
  { cinemas, cities }: Places,
  favourites: readonly string[],
): Around | null {
  const bySlug = new Map(cinemas.map((cinema) => [cinema.slug, cinema]));
  const known = (slugs: readonly string[]) => slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  if (mode.type === 'position') {
    const slug = placeIndex({ cities, cinemas }, []).cityOf(mode);
    const city = cities.find((one) => one.slug === slug)?.name ?? null;
    return { place: { kind: 'here', city }, origin: mode.position, own: [] };
  }
  if (mode.type === 'favorite') {
    const own = known(favourites);
    return own.length === 0 ? null : { place: { kind: 'favourites' }, origin: own[0]?.position ?? null, own };
  }
  if (mode.type === 'city') {
    const city = cities.find(({ slug }) => slug === mode.city);
    if (city === undefined) return null;
    const own = known(city.cinemas);
    return { place: { kind: 'named', name: city.name }, origin: middleOf(city, own), own };
  }
  const cinema = bySlug.get(mode.cinema);
  if (cinema === undefined) return null;
  return { place: { kind: 'named', name: cinema.name }, origin: cinema.position, own: [cinema] };
}

/**
 * The place and the cinemas of a mode. Null when the site does not know the place, or when there is no favourite.
 *
 * @param favourites slugs of the member's favourite cinemas, the latest first
 */
export function resolveMode(
  mode: LocatorMode,
  places: Places,
  favourites: readonly string[],
  limits: NearbyLimits,
): Resolved | null {
  const found = around(mode, places, favourites);
  if (found === null) return null;
  const { place, origin, own } = found;
  const ownSlugs = new Set(own.map(({ slug }) => slug));
  const ownAround =
    mode.type === 'favorite' || mode.type === 'cinema'
      ? own.map((cinema) => ({ cinema, kilometres: null }))
      : byDistance(origin, own);
  const others = places.cinemas.filter(({ slug }) => !ownSlugs.has(slug));
  const near = withNearby(ownAround, origin, places.cinemas, limits);
  const all = byDistance(origin, others);
  const [closest] = all;
  return {
    place,
    cinemas: mode.type === 'position' ? near.map(({ cinema }) => cinema) : own,
    near,
    beyond: near.length === 0 && closest !== undefined ? closest : null,
    order: [...ownAround, ...(origin === null ? [] : all)].map(({ cinema }) => cinema.slug),
  };
}

/** Slug of the cinema when the mode has only one; else null (R229). */
export function singleCinema(resolved: Resolved | null): string | null {
  const [one, ...others] = resolved?.cinemas ?? [];
  return one !== undefined && others.length === 0 ? one.slug : null;
}

/**
 * The page that the menu's entry for cinemas links to instead of their list (R133): the only favourite, the only cinema
 * of the selected city, or that city; null for the list.
 */
export function menuTarget(
  mode: LocatorMode | null,
  resolved: Resolved | null,
  favourites: readonly string[],
): PageRef | null {
  const [favourite, ...others] = favourites;
  if (favourite !== undefined && others.length === 0) return { page: 'cinema', slug: favourite };
  if (mode?.type !== 'city' || resolved === null) return null;
  const single = singleCinema(resolved);
  return single === null ? { page: 'city', slug: mode.city } : { page: 'cinema', slug: single };
}
