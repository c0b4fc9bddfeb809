/** A cinema that is not in the catalogue, neither by its slug nor by its `vistaRef` (R220). */
export class UnknownCinemaError extends Error {
  override name = 'UnknownCinemaError';

  constructor(cinema: string) {
    super(`expected the slug or the vistaRef of a cinema, got ${JSON.stringify(cinema)}`);
  }
}

/** What names a cinema. */
export interface CinemaNames {
  readonly slug: string;
  readonly vistaRef: string | null;
}

/**
 * The slug of a cinema that is named by its slug or its `vistaRef` (R113). Throws {@link UnknownCinemaError} where the
 * catalogue has none (R220).
 */
export function knownSlug(cinema: string, cinemas: readonly CinemaNames[]): string {
  const found =
    cinemas.find(({ slug }) => slug === cinema) ?? cinemas.find(({ vistaRef }) => vistaRef === cinema);
  if (found === undefined) throw new UnknownCinemaError(cinema);
  return found.slug;
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
