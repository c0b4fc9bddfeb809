/** A cinema that is not in the catalogue, neither by its slug nor by its `vistaRef` (R220). */
export class UnknownCinemaError extends Error {
  override name = 'UnknownCinemaError';

  constructor(cinema: string) {
    super(`expected the slug or the vistaRef of a cinema, got ${JSON.stringify(cinema)}`);
  }
}

/**
 * The favourites to show: the confirmed ones with the changes that are not confirmed yet. Added cinemas come first, and
 * the list is then cut at the limit (R220); a confirmed list that is longer stays as it is.
 *
 * @param confirmed slugs on the server, the latest first
 * @param wanted by slug, in the order of the changes
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
