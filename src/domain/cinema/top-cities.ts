/** The cities that a site puts first (R140), found in its catalogue. */

/** A city as the lists have it: the same `id` in every language, a slug for each. */
interface ListedCity {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** The slug of a top city: its name in lower case, the first space a dash (R141). */
export function citySlugOfName(name: string): string {
  return name.toLowerCase().replace(' ', '-');
}

/**
 * The top cities of a site as the catalogue has them, in the site's order (R140). Their names are those of the site's
 * default language, where R141 makes the slug of the name; another language may write it otherwise (Den Haag, The
 * Hague), so there the city is found by its id. One that the catalogue lacks is left out: it would lead nowhere.
 *
 * @param names of the site
 * @param cities of the visitor's language
 * @param inDefaultLanguage the same cities in the site's default language
 */
export function topCities<C extends ListedCity>(
  names: readonly string[],
  cities: readonly C[],
  inDefaultLanguage: readonly ListedCity[],
): C[] {
  const byId = new Map(cities.map((city) => [city.id, city]));
  const idBySlug = new Map(inDefaultLanguage.map(({ slug, id }) => [slug.toLowerCase(), id]));
  return names.flatMap((name) => {
    const id = idBySlug.get(citySlugOfName(name));
    return id === undefined ? [] : (byId.get(id) ?? []);
  });
}
