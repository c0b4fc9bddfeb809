import type { CinemaListView, ServiceView } from '#src/domain/cinema/cinema-list-view.ts';

/** Another cinema to recommend when this one has no showtimes, with the wording of its own if there is one (R067). */
export interface ShowtimesNearby {
  readonly slug: string;
  readonly name: string;
  readonly wording: string | null;
}

/** The other cinema to recommend for showtimes (R067); null when there is none, or the site does not know it. */
export function showtimesNearby(
  { showtimesNearby: nearby }: Pick<CinemaListView, 'showtimesNearby'>,
  cinemas: ReadonlyMap<string, CinemaListView>,
): ShowtimesNearby | null {
  const other = nearby === null ? undefined : cinemas.get(nearby.cinema);
  if (nearby === null || other === undefined) return null;
  return { slug: other.slug, name: other.name, wording: nearby.wording };
}

/** The slugs, one for each language, of the service that holds the opening hours. */
const openingHoursSlugs = new Set(['horaires', 'opening-hours', 'oeffnungszeiten', 'openingstijden']);

/** The services of a cinema, grouped by where the page shows them. */
export interface ServicesByPlace {
  /** Shown with the practical information. */
  readonly openingHours: ServiceView | null;
  /** Services for visitors with a disability, also shown with the practical information. */
  readonly accessibility: readonly ServiceView[];
  /** Shown in the page's section of services. */
  readonly others: readonly ServiceView[];
}

/** Sorts the services into their groups, so that the page shows each of them once (R067). */
export function servicesByPlace(services: readonly ServiceView[]): ServicesByPlace {
  const openingHours = services.find(({ slug }) => openingHoursSlugs.has(slug)) ?? null;
  const rest = services.filter((service) => service !== openingHours);
  return {
    openingHours,
    accessibility: rest.filter(({ accessibility }) => accessibility),
    others: rest.filter(({ accessibility }) => !accessibility),
  };
}
