import { readCities, readTopCities } from '#src/api/cities.ts';
import { readRequired } from '#src/api/read.ts';
import { readCinemaViews, readVocabulary } from '#src/api/site-catalogue.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { City } from '#src/contract/cities/schema.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import type { NamedCity } from '#src/domain/cinema/nearby-cities.ts';
import { citiesNearCode, searchPlaces } from '#src/domain/cinema/place-search.ts';
import { tagsAt } from '#src/domain/tag/vocabulary.ts';
import type { Locale } from '#src/sites/site.ts';
import { groupCinemas, type LetterGroup, type ListedCinema } from './group-cinemas.ts';

/** A city with a picture of one of its cinemas. */
export interface CityChoice {
  readonly city: NamedCity;
  readonly picture: string | null;
  /** Number of cinemas in the city. */
  readonly cinemas: number;
}

/** What a search for a place finds. */
export interface PlacesFound {
  readonly text: string;
  readonly cities: readonly CityChoice[];
  readonly cinemas: readonly ListedCinema[];
  /** Filled when nothing is found for a postal code: the cities with the nearest postal codes. */
  readonly near: readonly CityChoice[];
}

/** What the page of all cinemas shows: the whole list, or the results of a search. */
export interface CinemasModel {
  /** Number of cinemas of the site. */
  readonly count: number;
  /** The cities that the site puts first (R140). */
  readonly topCities: readonly CityChoice[];
  readonly groups: readonly LetterGroup[];
  /** Null when there is no search. */
  readonly found: PlacesFound | null;
}

/**
 * Reads the cinemas of a site by city, or those that match a search (R182 to R185).
 *
 * @param text the search text; empty when there is no search
 * @throws RequiredReadError when the list of cinemas cannot be read
 */
export async function loadCinemas(locale: Locale, text: string): Promise<CinemasModel> {
  const [cinemas, views, cities, top, vocabulary] = await Promise.all([
    readRequired('cinemas', locale, {}),
    readCinemaViews(locale),
    readCities(locale),
    readTopCities(locale),
    readVocabulary(locale),
  ]);
  const named = new Map(cities.map((city) => [city.slug, city]));
  const listed = new Map(
    cinemas.map((cinema): [string, ListedCinema] => {
      const view = views.get(cinema.slug) ?? cinemaListView(cinema);
      const { slug, name } = named.get(cinema.citySlug) ?? {
        slug: cinema.citySlug,
        name: view.address?.city ?? cinema.citySlug,
      };
      return [
        cinema.slug,
        {
          cinema: view,
          city: { slug, name },
          experiences: tagsAt(vocabulary.tags, view.tags, 'cinema'),
        },
      ];
    }),
  );
  const choose = (city: City) => choiceOf(city, listed);
  if (text === '')
    return {
      count: cinemas.length,
      topCities: top.flatMap(choose),
      groups: groupCinemas([...listed.values()]),
      found: null,
    };
  return { count: cinemas.length, topCities: [], groups: [], found: find(text, cities, cinemas, listed) };
}

type Listed = ReadonlyMap<string, ListedCinema>;

/** A city is offered only when the list has a cinema of it. */
function choiceOf(city: City, listed: Listed): CityChoice[] {
  const ofCity = city.cinemas.flatMap((slug) => listed.get(slug) ?? []);
  if (ofCity.length === 0) return [];
  const { slug, name } = city;
  const picture = ofCity.find(({ cinema }) => cinema.backdrop !== null)?.cinema.backdrop ?? null;
  return [{ city: { slug, name }, picture, cinemas: ofCity.length }];
}

function find(
  text: string,
  cities: readonly City[],
  cinemas: readonly Cinema[],
  listed: Listed,
): PlacesFound {
  const found = searchPlaces(text, cities, cinemas);
  const nothing = found.cities.length === 0 && found.cinemas.length === 0;
  return {
    text,
    cities: found.cities.flatMap((city) => choiceOf(city, listed)),
    cinemas: found.cinemas.flatMap(({ slug }) => listed.get(slug) ?? []),
    near: nothing ? citiesNearCode(text, cities, cinemas).flatMap((city) => choiceOf(city, listed)) : [],
  };
}
