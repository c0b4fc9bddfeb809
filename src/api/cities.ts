import type { City } from '#src/contract/cities/schema.ts';
import { topCities } from '#src/domain/cinema/top-cities.ts';
import { isSlug } from '#src/routes/slug.ts';
import { languageOf, localeOf, siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { read } from './read.ts';

/** The cities of a site, for several parts of the site. A failure of these reads never fails a page. */

/** The cities of a site; an empty list when the API does not give them. */
export async function readCities(locale: Locale): Promise<readonly City[]> {
  const cities = await read('cities', locale, {});
  return cities.ok ? cities.value : [];
}

/** The cities that the site puts first (R140), as far as its catalogue has them. */
export async function readTopCities(locale: Locale): Promise<readonly City[]> {
  const { topCities: names, defaultLanguage } = siteFactsOf(locale);
  if (names.length === 0) return [];
  const [cities, inDefaultLanguage] = await Promise.all([
    readCities(locale),
    readCities(localeOf(siteOf(locale), defaultLanguage)),
  ]);
  return topCities(names, cities, inDefaultLanguage);
}

/**
 * The slug of a city in each language of the site that has the city. The contract has no translation of city slugs, but
 * the lists of all languages use the same id for a city.
 */
export async function readCitySlugs(
  locale: Locale,
  city: Pick<City, 'id' | 'slug'>,
): Promise<Readonly<Partial<Record<Language, string>>>> {
  const own = languageOf(locale);
  const slugs: Partial<Record<Language, string>> = {};
  await Promise.all(
    siteFactsOf(locale).languages.map(async (language) => {
      const slug =
        language === own
          ? city.slug
          : (await readCities(localeOf(siteOf(locale), language))).find(({ id }) => id === city.id)?.slug;
      if (slug !== undefined && isSlug(slug)) slugs[language] = slug;
    }),
  );
  return slugs;
}
