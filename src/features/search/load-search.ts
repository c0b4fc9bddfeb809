import { read } from '#src/api/read.ts';
import { readCinemasBySlug, readShows } from '#src/api/site-catalogue.ts';
import type { City } from '#src/contract/cities/schema.ts';
import { searchTypes } from '#src/contract/search-full/schema.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { compareShows } from '#src/domain/programme/programme-entries.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { fold } from '#src/domain/text/fold.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Search } from '#src/routes/search.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import {
  onlyResembling,
  searchGroups,
  type ResultType,
  type SearchCatalogue,
  type SearchGroup,
} from './search-groups.ts';

/** What came of a search. */
export type SearchOutcome =
  | { readonly kind: 'idle' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'answered';
      /** The results that are shown: of all kinds, or of the selected one. */
      readonly groups: readonly SearchGroup[];
      /** How many there are of each kind, whatever is selected. */
      readonly counts: readonly { readonly type: ResultType; readonly count: number }[];
      /** The one kind that is shown in full (R192), or null. */
      readonly selected: ResultType | null;
      /** Nothing goes by what was asked for; this comes closest. */
      readonly resembling: boolean;
    };

/** What the search page shows. */
export interface SearchModel {
  readonly text: string;
  readonly outcome: SearchOutcome;
  /** Cities that go by what was asked for (R184), where they have a page. */
  readonly cities: readonly CityLink[];
  /** Where to go without a search, or where it finds nothing. */
  readonly suggestions: { readonly shows: readonly ShowListView[]; readonly cities: readonly CityLink[] };
}

/** A city by its page, or where that cannot be opened by a search for its name. */
export interface CityLink {
  readonly name: string;
  readonly to: PageRef;
  /** Set where the search stands in for the page. */
  readonly query: string | null;
}

const mostShows = 6;
const mostCities = 6;
const mostCitiesFound = 3;

/**
 * Reads what the search page shows (R247): the hits of all kinds, and of the selected one in full (R192). Nothing
 * here can fail the page.
 */
export async function loadSearch(locale: Locale, { text, type }: Search): Promise<SearchModel> {
  const selected = searchTypes.find((one) => one === type) ?? null;
  const [hits, ofType, shows, cinemas, cities, events] = await Promise.all([
    text === '' ? null : read('searchFull', locale, {}, { q: text }),
    text === '' || selected === null ? null : read('searchFull', locale, {}, { q: text, type: selected }),
    readShows(locale),
    readCinemasBySlug(locale),
    read('cities', locale, {}),
    read('events', locale, {}),
  ]);
  const opens = (to: PageRef): boolean => addressOf(locale, to) !== null;
  const listed = shows.ok ? shows.value : [];
  const catalogue: SearchCatalogue = {
    cinemas: new Map([...cinemas].map(([slug, cinema]) => [slug, cinemaListView(cinema)])),
    shows: new Map(listed.map((show) => [show.slug, show])),
    eventTypes: new Map((events.ok ? events.value : []).map((event) => [event.slug, event.type])),
    opens,
  };
  const known = cities.ok ? cities.value : [];
  return {
    text,
    outcome: outcomeOf(hits, ofType, text, selected, catalogue),
    cities: text === '' ? [] : citiesNamed(known, text).flatMap((city) => pageOfCity(city, opens)),
    suggestions: {
      shows: listed
        .filter((show) => show.released)
        .toSorted(compareShows('home'))
        .slice(0, mostShows),
      cities: topCities(known).map(
        (city) => pageOfCity(city, opens)[0] ?? { name: city.name, to: { page: 'search' }, query: city.name },
      ),
    },
  };
}

type Answer = Awaited<ReturnType<typeof read<'searchFull'>>>;

function outcomeOf(
  hits: Answer | null,
  ofType: Answer | null,
  text: string,
  selected: ResultType | null,
  catalogue: SearchCatalogue,
): SearchOutcome {
  if (hits === null) return { kind: 'idle' };
  if (!hits.ok) return { kind: 'failed' };
  const all = searchGroups(hits.value, text, catalogue);
  const narrowed = ofType?.ok ? searchGroups(ofType.value, text, catalogue) : all;
  return {
    kind: 'answered',
    groups: selected === null ? all : narrowed.filter(({ type }) => type === selected),
    counts: all.map(({ type, results }) => ({ type, count: results.length })),
    selected,
    resembling: onlyResembling(all, text),
  };
}

/** Cities by a part of their name or the beginning of their postal code (R184); those that begin so stand first. */
export function citiesNamed(cities: readonly City[], text: string): readonly City[] {
  const asked = fold(text);
  const matching = /^\d/.test(asked)
    ? cities.filter(
        ({ departement }) =>
          departement.startsWith(asked) || (departement !== '' && asked.startsWith(departement)),
      )
    : cities.filter(({ name }) => fold(name).includes(asked));
  const begins = (city: City): number => (fold(city.name).startsWith(asked) ? 0 : 1);
  return matching.toSorted((a, b) => begins(a) - begins(b)).slice(0, mostCitiesFound);
}

/** The cities with the most cinemas, in the order of the list among equals. */
export function topCities(cities: readonly City[]): readonly City[] {
  return cities.toSorted((a, b) => b.cinemas.length - a.cinemas.length).slice(0, mostCities);
}

function pageOfCity({ name, slug }: City, opens: (to: PageRef) => boolean): CityLink[] {
  const to: PageRef = { page: 'city', slug };
  return opens(to) ? [{ name, to, query: null }] : [];
}
