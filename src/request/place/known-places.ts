import { processWide } from '#src/config/process-wide.ts';
import { placeIndex, type PlaceIndex, type PlaceLists } from '#src/domain/place/place-index.ts';
import { searchPlaces } from '#src/domain/cinema/place-search.ts';
import type { StoredPlace } from '#src/domain/place/stored-place.ts';
import { fold } from '#src/kernel/text/fold.ts';
import { localesOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { hasSnapshot, keepSnapshot, knownLists } from '../items/items.ts';
import type { Lists } from '../items/snapshot.ts';

/** An index with the lists that it was made from, so that new lists give a new index. */
interface Made {
  readonly from: readonly (Lists | null)[];
  readonly index: PlaceIndex;
}

const placesIn = ({ cities, cinemas }: Lists): PlaceLists => ({ cities: cities ?? [], cinemas });

/**
 * The city of a visitor's place in a locale (D44): null when the site does not have the place, undefined while the lists
 * that could name it are not known. Takes microseconds; lists that are missing are read in the background.
 */
export function knownCity(locale: Locale, place: StoredPlace): string | null | undefined {
  if (!hasSnapshot(locale)) return undefined;
  const own = knownLists(locale);
  if (own === null) return undefined;
  const others = localesOf(siteOf(locale)).filter((one) => one !== locale);
  const from = [own, ...others.map(knownLists)];
  const made = processWide('places', () => new Map<Locale, Made>());
  let present = made.get(locale);
  if (present === undefined || from.some((lists, at) => lists !== present?.from[at])) {
    const [, ...rest] = from;
    const index = placeIndex(placesIn(own), rest.filter((lists) => lists !== null).map(placesIn));
    present = { from, index };
    made.set(locale, present);
  }
  const city = present.index.cityOf(place);
  if (city !== null || place.type === 'position' || !from.includes(null)) return city;
  for (const one of others) keepSnapshot(one);
  return undefined;
}

/**
 * Slug of the one city that a text of a visitor names: the city that is found alone or by its whole name, otherwise the
 * city of the only cinema that is found. Null when it names none or several, and while the lists are not known.
 */
export function cityNamed(locale: Locale, text: string): string | null {
  const lists = hasSnapshot(locale) ? knownLists(locale) : null;
  if (lists?.cities == null) return null;
  const { cities, cinemas } = searchPlaces(text, lists.cities, lists.cinemas);
  const typed = fold(text.trim());
  const whole = cities.find(({ name }) => fold(name) === typed);
  if (whole !== undefined) return whole.slug;
  const [city, ...otherCities] = cities;
  if (city !== undefined) return otherCities.length === 0 ? city.slug : null;
  const [cinema, ...otherCinemas] = cinemas;
  return cinema === undefined || otherCinemas.length > 0 ? null : cinema.citySlug;
}
