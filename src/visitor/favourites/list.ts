/** A cinema that is not in the catalogue, neither by its slug nor by its `vistaRef` (R220). */
export class UnknownCinemaError extends Error {
  override name = 'UnknownCinemaError';

  constructor(cinema: string) {
    super(`expected the slug or the vistaRef of a cinema, got ${JSON.stringify(cinema)}`);
  }
}

/**
 * The favourites as they are shown: those of the server with what is on its way. What is added comes first, and the list
 * ends at the limit then (R220); a list that is longer already stays as it is.
 *
 * @param confirmed slugs as the server has them, the latest first
 * @param wanted by slug, in the order in which they were wanted
 */
export function shownFavourites(
  confirmed: readonly string[],
  wanted: ReadonlyMap<string, boolean>,
  limit: number,
): readonly string[] {
  if (wanted.size === 0) return confirmed;
  const kept = confirmed.filter((slug) => wanted.get(slug) !== false);
  const added = [...wanted].flatMap(([slug, wants]) => (wants && !confirmed.includes(slug) ? [slug] : []));
  return added.length === 0 ? kept : [...added.toReversed(), ...kept].slice(0, limit);
}
