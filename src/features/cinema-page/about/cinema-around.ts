import type { CinemaListView, ServiceView } from '#src/domain/cinema/cinema-list-view.ts';

/** The cinema to go to when this one plays nothing, with the words for it if it has some (R067). */
export interface ShowtimesNearby {
  readonly slug: string;
  readonly name: string;
  readonly wording: string | null;
}

/** The other cinema for showtimes (R067); null where there is none, or none that the site knows. */
export function showtimesNearby(
  { showtimesNearby: nearby }: Pick<CinemaListView, 'showtimesNearby'>,
  cinemas: ReadonlyMap<string, CinemaListView>,
): ShowtimesNearby | null {
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
