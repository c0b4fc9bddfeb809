import type { City } from '#src/contract/cities/schema.ts';
import type { CinemaDetailView } from '#src/domain/cinema/cinema-detail-view.ts';
import type { CinemaListView, ServiceView } from '#src/domain/cinema/cinema-list-view.ts';
import { cinemasNear } from '#src/domain/cinema/nearby-cinemas.ts';
import { distanceInKilometres, type NearbyLimits } from '#src/domain/distance/distance.ts';

/** Another cinema with its distance; null where one of the two has no position. */
export interface OtherCinema {
  readonly cinema: CinemaListView;
  readonly kilometres: number | null;
}

/**
 * The cinemas near this one: those that it names itself, nearest first, else the open ones within the limits (R069,
 * R235). One that the list of cinemas lacks has no name, and is left out.
 *
 * @param cinemas every cinema of the site by slug
 */
export function otherCinemas(
  cinema: CinemaDetailView,
  cinemas: ReadonlyMap<string, CinemaListView>,
  limits?: NearbyLimits,
): OtherCinema[] {
  const { position } = cinema;
  const named = cinema.nearbyCinemas.flatMap((slug) => {
    const other = cinemas.get(slug);
    if (other === undefined) return [];
    const kilometres =
      position === null || other.position === null ? null : distanceInKilometres(position, other.position);
    return [{ cinema: other, kilometres }];
  });
  if (named.length > 0)
    return named.toSorted((a, b) => (a.kilometres ?? Infinity) - (b.kilometres ?? Infinity));
  return cinemasNear(cinema, [...cinemas.values()], limits);
}

/** The names of the cities near this cinema (R069); one that the list of cities lacks is left out. */
export function otherCities(
  cinema: Pick<CinemaDetailView, 'nearbyCities' | 'citySlug'>,
  cities: readonly Pick<City, 'slug' | 'name'>[],
): string[] {
  const names = new Map(cities.map(({ slug, name }) => [slug, name]));
  const slugs = cinema.nearbyCities.filter((slug) => slug !== cinema.citySlug);
  return [...new Set(slugs)].flatMap((slug) => names.get(slug) ?? []);
}

/** The cinema to go to when this one plays nothing, with the words for it if it has some (R067). */
export interface SessionsNearby {
  readonly slug: string;
  readonly name: string;
  readonly wording: string | null;
}

/** The other cinema for showings (R067); null where there is none, or none that the site knows. */
export function sessionsNearby(
  { sessionsNearby: nearby }: Pick<CinemaListView, 'sessionsNearby'>,
  cinemas: ReadonlyMap<string, CinemaListView>,
): SessionsNearby | null {
  const other = nearby === null ? undefined : cinemas.get(nearby.cinema);
  if (nearby === null || other === undefined) return null;
  return { slug: other.slug, name: other.name, wording: nearby.wording };
}

/** What the opening hours are called among the services, by language. */
const openingHoursSlugs = new Set(['horaires', 'opening-hours', 'oeffnungszeiten', 'openingstijden']);

/** The services of a cinema by where the page shows them. */
export interface ServicesByPlace {
  /** Among the practical information. */
  readonly openingHours: ServiceView | null;
  /** For visitors with a disability: among the practical information too. */
  readonly accessibility: readonly ServiceView[];
  /** The services of the page. */
  readonly others: readonly ServiceView[];
}

/** Tells the services apart; each stands on the page once (R067). */
export function servicesByPlace(services: readonly ServiceView[]): ServicesByPlace {
  const openingHours = services.find(({ slug }) => openingHoursSlugs.has(slug)) ?? null;
  const rest = services.filter((service) => service !== openingHours);
  return {
    openingHours,
    accessibility: rest.filter(({ accessibility }) => accessibility),
    others: rest.filter(({ accessibility }) => !accessibility),
  };
}
