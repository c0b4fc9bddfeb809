import type { LanguageCatalogue } from '#src/contract/catalogue.ts';

/**
 * Tells films from events where a whole catalogue says `isMovie: false`, as one site of the field does: shows
 * that `/api/events` names are events and all others movies (D39). Any other catalogue stays as it is.
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
