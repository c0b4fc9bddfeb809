import { madeOf } from '#src/config/made-of.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { City } from '#src/contract/cities/schema.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import { fold } from '#src/kernel/text/fold.ts';
import { postalCode, spellingsOf, withPlainCodes } from '#src/kernel/text/spellings.ts';
import { arrondissementOf, otherNamesOf } from '#src/sites/place-names.ts';

/** Search for cities and cinemas by name and postal code (R182 to R185). */

/** The places found: items of the lists, in display order. */
export interface FoundPlaces {
  readonly cities: readonly City[];
  readonly cinemas: readonly Cinema[];
}

/** A Dutch postal code has two letters after its digits. */
const postalPattern = /^\d[\d ]*$|^\d{4} ?[a-z]{1,2}$/;

/** A text in the form for comparisons: without accents and case (R183), with spaces in place of punctuation. */
function comparable(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A postal code without its spaces and the letters of its country, in lower case. */
const codeOf = (code: string): string => fold(postalCode(code));

/** Everything that the names of a place may be typed as. */
const patternOf = (names: readonly string[]): string =>
  spellingsOf(names.join(' '))
    .map((words) => words.join(' '))
    .join(' ');

/** The postal code that a visitor types, without spaces; null where the text is a name (R184). */
export function postalCodeOf(text: string): string | null {
  const typed = comparable(withPlainCodes(text));
  return postalPattern.test(typed) ? codeOf(typed) : null;
}

/**
 * The text that a search looks in: the cinema's name, its city's name and the cities of its theatres (R185), with what else
 * these cities are called, and the arrondissement.
 */
export function cinemaPattern(cinema: Pick<Cinema, 'name' | 'theaters'>, cityName: string | null): string {
  const cities = [...new Set([cityName ?? '', ...cinema.theaters.map(({ addressCity }) => addressCity)])];
  const districts = zipsOf(cinema).flatMap((zip) => arrondissementOf(postalCode(zip)));
  const placed = cities.map((city) => [city, ...districts].join(' '));
  return patternOf([cinema.name, ...placed, ...cities.flatMap(otherNamesOf)]);
}

interface CityOfCinemas {
  readonly city: City;
  readonly cinemas: readonly Cinema[];
}

/** Whether a postal code begins with the typed text; an empty code never does. */
const begins = (code: string, typed: string): boolean => codeOf(code).startsWith(typed);

const zipsOf = ({ theaters }: Pick<Cinema, 'theaters'>): string[] =>
  theaters.map(({ addressZip }) => addressZip);

function byCode(typed: string, places: readonly CityOfCinemas[], cinemas: readonly Cinema[]): FoundPlaces {
  const own = (cinema: Cinema) => zipsOf(cinema).some((zip) => begins(zip, typed));
  const found = new Set(
    places.filter(({ city }) => begins(city.departement, typed)).flatMap((place) => place.cinemas),
  );
  return {
    cities: places
      .filter(({ city, cinemas: ofCity }) => begins(city.departement, typed) || ofCity.some(own))
      .map(({ city }) => city),
    cinemas: cinemas.filter((cinema) => found.has(cinema) || own(cinema)),
  };
}

/** What is compared of the places of a site; the same lists are read once, however many texts are looked for. */
interface ReadPlaces {
  /** The cities with at least one cinema. */
  readonly places: readonly CityOfCinemas[];
  readonly cityPatterns: readonly { readonly city: City; readonly pattern: string }[];
  readonly cinemaPatterns: readonly { readonly cinema: Cinema; readonly pattern: string }[];
}

function readPlaces(cities: readonly City[], cinemas: readonly Cinema[]): ReadPlaces {
  const known = new Map(cinemas.map((cinema) => [cinema.slug, cinema]));
  const places = cities
    .map((city) => ({ city, cinemas: city.cinemas.flatMap((slug) => known.get(slug) ?? []) }))
    .filter((place) => place.cinemas.length > 0);
  const cityNames = new Map(places.flatMap(({ city }) => city.cinemas.map((slug) => [slug, city.name])));
  return {
    places,
    cityPatterns: places.map(({ city }) => ({
      city,
      pattern: patternOf([city.name, ...otherNamesOf(city.name)]),
    })),
    cinemaPatterns: cinemas.map((cinema) => ({
      cinema,
      pattern: cinemaPattern(cinema, cityNames.get(cinema.slug) ?? null),
    })),
  };
}

function byName(
  matches: (pattern: string) => boolean,
  { cityPatterns, cinemaPatterns }: ReadPlaces,
): FoundPlaces {
  return {
    cities: cityPatterns.filter(({ pattern }) => matches(pattern)).map(({ city }) => city),
    cinemas: cinemaPatterns.filter(({ pattern }) => matches(pattern)).map(({ cinema }) => cinema),
  };
}

const isEmpty = ({ cities, cinemas }: FoundPlaces): boolean => cities.length === 0 && cinemas.length === 0;

/** Whether a word is a postal code, its beginning, or an arrondissement. */
const isNumber = (word: string): boolean => /^\d/.test(word);

/**
 * What a name with a postal code finds (`amsterdam 1017`): the cinemas of the name whose codes begin so; where there are none,
 * all places of the name.
 */
function withCode(words: readonly string[], named: (words: readonly string[]) => FoundPlaces): FoundPlaces {
  const names = words.filter((word) => !isNumber(word));
  const code = words.find(isNumber);
  if (code === undefined || names.length === 0) return { cities: [], cinemas: [] };
  const places = named(names);
  const there = places.cinemas.filter((cinema) => zipsOf(cinema).some((zip) => begins(zip, code)));
  return there.length > 0 ? { cities: [], cinemas: there } : places;
}

/**
 * The cities and cinemas that a text finds; names that begin with the text come first. Digits match the beginning of a
 * postal code, of a city or of a theatre (R182, R184). Any other text matches inside the name of a city or the pattern
 * of a cinema, ignoring accents and case (R183, R185). When no name contains the whole text, its words are matched one
 * by one. Only the cinemas in the list count for a city; a city without any is not found (R185).
 */
export function searchPlaces(text: string, cities: readonly City[], cinemas: readonly Cinema[]): FoundPlaces {
  const typed = comparable(withPlainCodes(text));
  if (typed === '') return { cities: [], cinemas: [] };
  const all = madeOf('places', [cities, cinemas], () => readPlaces(cities, cinemas));
  const code = postalCodeOf(text);
  if (code !== null) return byCode(code, all.places, cinemas);
  const whole = byName((pattern) => pattern.includes(typed), all);
  const words = typed.split(' ');
  const withAll = (some: readonly string[]) =>
    byName((pattern) => some.every((word) => pattern.includes(word)), all);
  const byWords = isEmpty(whole) ? withAll(words) : whole;
  const found = isEmpty(byWords) ? withCode(words, withAll) : byWords;
  const rank = ({ name }: { readonly name: string }) => Number(!comparable(name).startsWith(typed));
  const order = (a: City | Cinema, b: City | Cinema) =>
    rank(a) - rank(b) || compareText(comparable(a.name), comparable(b.name));
  return { cities: found.cities.toSorted(order), cinemas: found.cinemas.toSorted(order) };
}

/**
 * Two codes with this many digits in common are in the same region: in all eight countries two digits name a region.
 */
const regionDigits = 2;

function digitsInCommon(a: string, b: string): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a[count] === b[count]) count += 1;
  return count;
}

/**
 * The cities whose postal codes are most similar to a code that finds nothing: in the same region, the most digits in
 * common first.
 *
 * @param text the typed text
 * @param most how many cities to return at most
 */
export function citiesNearCode(
  text: string,
  cities: readonly City[],
  cinemas: readonly Cinema[],
  most = 4,
): City[] {
  const typed = postalCodeOf(text);
  if (typed === null) return [];
  const known = new Map(cinemas.map((cinema) => [cinema.slug, cinema]));
  return cities
    .flatMap((city) => {
      const ofCity = city.cinemas.flatMap((slug) => known.get(slug) ?? []);
      const codes = [city.departement, ...ofCity.flatMap(zipsOf)].map(codeOf);
      const common = Math.max(...codes.map((code) => digitsInCommon(code, typed)));
      return ofCity.length === 0 || common < regionDigits ? [] : [{ city, common }];
    })
    .toSorted((a, b) => b.common - a.common || compareText(a.city.name, b.city.name))
    .slice(0, most)
    .map(({ city }) => city);
}
