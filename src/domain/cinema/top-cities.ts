/** The cities that a site puts first (R140), found in its catalogue. */

/** A city in the lists: its `id` is the same in every language, its slug differs. */
interface ListedCity {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** The slug of a top city: its name in lower case, the first space replaced by a dash (R141). */
export function citySlugOfName(name: string): string {
  return name.toLowerCase().replace(' ', '-');
}

/**
 * The top cities of a site as the catalogue has them, in the site's order (R140). The names are in the site's default
 * language, and R141 makes the slug from such a name. Another language may use another name (Den Haag, The Hague), so
 * the city is found there by its id. A city that the catalogue lacks is left out: its link would lead nowhere.
 *
 * @param names top cities of the site
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
