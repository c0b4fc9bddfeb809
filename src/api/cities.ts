import type { City } from '#src/contract/cities/schema.ts';
import { topCities } from '#src/domain/cinema/top-cities.ts';
import { isSlug } from '#src/routes/slug.ts';
import { languageOf, localeOf, siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { read } from './read.ts';

/** The cities of a site as several parts of it need them. None of it can fail a page. */

/** The cities of a site; empty where they cannot be had. */
export async function readCities(locale: Locale): Promise<readonly City[]> {
  const cities = await read('cities', locale, {});
  return cities.ok ? cities.value : [];
}

/** The cities that the site puts first (R140), those that its catalogue has. */
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
 * The slug of a city in each language of the site that has the city. The contract has no translation of cities, but
 * every language's list names a city by the same id.
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
