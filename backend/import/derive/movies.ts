import type { LanguageCatalogue } from '#src/contract/catalogue.ts';

/**
 * Separates films from events when a whole catalogue has `isMovie: false`, as one real site does: the shows in
 * `/api/events` are events and all others films (D39). Other catalogues do not change.
 */
export function settleMovies(catalogue: LanguageCatalogue): LanguageCatalogue {
  if (catalogue.shows.length === 0 || catalogue.shows.some(({ isMovie }) => isMovie)) return catalogue;
  const events = new Set(catalogue.events.filter(({ type }) => type === 'show').map(({ slug }) => slug));
  return {
    ...catalogue,
    shows: catalogue.shows.map((show) => ({ ...show, isMovie: !events.has(show.slug) })),
    showDetails: Object.fromEntries(
      Object.entries(catalogue.showDetails).map(([slug, detail]) => [
        slug,
        { ...detail, isMovie: !events.has(slug) },
      ]),
    ),
  };
}
