/** A city that a page links to. */
export interface NamedCity {
  readonly slug: string;
  readonly name: string;
}

/**
 * The cities that a place names as near (R069, R074), without repetitions and without the place itself. A city that the
 * list lacks is left out, since its name is unknown.
 */
export function citiesAround(
  slugs: readonly string[],
  own: string,
  cities: readonly NamedCity[],
): NamedCity[] {
  const names = new Map(cities.map(({ slug, name }) => [slug, name]));
  return [...new Set(slugs)].flatMap((slug) => {
    const name = names.get(slug);
    return name === undefined || slug === own ? [] : [{ slug, name }];
  });
}
