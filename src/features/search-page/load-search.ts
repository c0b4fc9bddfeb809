import { readCities, readTopCities } from '#src/api/cities.ts';
import { madeOf } from '#src/config/made-of.ts';
import { readNear } from '#src/api/near.ts';
import { read } from '#src/api/read.ts';
import { readCinemaViews, readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import type { City } from '#src/contract/cities/schema.ts';
import { searchTypes } from '#src/contract/search-full/schema.ts';
import { searchPlaces } from '#src/domain/cinema/place-search.ts';
import { nearShows, type NearShows } from '#src/domain/place/near-shows.ts';
import { compareShows } from '#src/domain/programme/programme-entries.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { itemsBySlug } from '#src/domain/items-by-slug.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Search } from '#src/routes/search.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { readNextAnywhere, readNextInCinemas, type NextOfFound } from './load-next.ts';
import {
  onlyResembling,
  previewsOf,
  searchGroups,
  slugOf,
  type ResultType,
  type SearchCatalogue,
  type SearchGroup,
} from './search-groups.ts';

/** The outcome of a search. */
export type SearchOutcome =
  | { readonly kind: 'idle' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'answered';
      /** The results to show: of all kinds, or of the selected kind. */
      readonly groups: readonly SearchGroup[];
      /** Number of results of each kind, whichever is selected. */
      readonly counts: readonly { readonly type: ResultType; readonly count: number }[];
      /** The one kind that is shown in full (R192), or null. */
      readonly selected: ResultType | null;
      /** Whether no result contains a searched word, and the results only resemble them. */
      readonly resembling: boolean;
    };

/** What the search page shows. */
export interface SearchModel {
  readonly text: string;
  readonly outcome: SearchOutcome;
  /** The visitor's place; null without one. */
  readonly near: Pick<NearShows, 'name' | 'nearest'> | null;
  /** The next showtimes of the films, events and cinemas that were found. */
  readonly next: NextOfFound;
  /** Cities whose name matches the search (R184), when they have a page. */
  readonly cities: readonly CityLink[];
  /** Links for when there is no search, or no result. */
  readonly suggestions: { readonly shows: readonly ShowListView[]; readonly cities: readonly CityLink[] };
}

/** A link to the page of a city. */
export interface CityLink {
  readonly name: string;
  readonly to: PageRef;
}

/** One and the same empty list, for what is made of it. */
const none: readonly never[] = [];

const mostShows = 6;
const mostCities = 6;
const mostCitiesFound = 3;

/**
 * Reads what the search page shows (R247): the hits of all kinds, and all hits of the selected kind (R192). A failed
 * read never fails the page.
 *
 * @param filters the visitor's city, and what they need of each showtime there
 * @param today programme day of the page
 */
export async function loadSearch(
  locale: Locale,
  { text, type }: Search,
  { near: city, ...needed }: Pick<Filters, 'near' | 'needs'>,
  today: Day,
): Promise<SearchModel> {
  const selected = searchTypes.find((one) => one === type) ?? null;
  const [hits, ofType, shows, cinemas, views, cities, first, events, near, vocabulary] = await Promise.all([
    text === '' ? null : read('searchFull', locale, {}, { q: text }),
    text === '' || selected === null ? null : read('searchFull', locale, {}, { q: text, type: selected }),
    readShows(locale),
    read('cinemas', locale, {}),
    readCinemaViews(locale),
    readCities(locale),
    readTopCities(locale),
    read('events', locale, {}),
    readNear(locale, text === '' ? undefined : city, undefined),
    readVocabulary(locale),
  ]);
  const opens = (to: PageRef): boolean => addressOf(locale, to) !== null;
  const listed = shows.ok ? shows.value : none;
  const catalogue: SearchCatalogue = {
    cinemas: cinemas.ok ? views : null,
    shows: itemsBySlug(listed),
    eventTypes: new Map((events.ok ? events.value : []).map((event) => [event.slug, event.type])),
    opens,
  };
  const linkOf = ({ name, slug }: City): CityLink => ({ name, to: { page: 'city', slug } });
  const links = (some: readonly City[]): CityLink[] => some.map(linkOf).filter(({ to }) => opens(to));
  const outcome = outcomeOf(hits, ofType, text, selected, catalogue);
  const found = foundShows(outcome, catalogue);
  const placed = near === null ? null : nearShows(near, found, needed, vocabulary);
  const [shownNext, cinemasNext] = await Promise.all([
    placed === null ? readNextAnywhere(locale, found, { today, needed }) : placed.next,
    readNextInCinemas(locale, foundCinemas(outcome), { shows: catalogue.shows, needed }),
  ]);
  return {
    text,
    outcome,
    near: placed,
    next: { shows: shownNext, placed: placed !== null, cinemas: cinemasNext },
    cities: links(
      searchPlaces(text, cities, cinemas.ok ? cinemas.value : []).cities.slice(0, mostCitiesFound),
    ),
    suggestions: {
      shows: suggestedShows(listed),
      cities: links(suggestedCities(first, cities)),
    },
  };
}

/** The shows to suggest; sorted once for the same list. */
const suggestedShows = (listed: readonly ShowListView[]): readonly ShowListView[] =>
  madeOf('suggested shows', [listed], () =>
    listed
      .filter((show) => show.released)
      .toSorted(compareShows('home'))
      .slice(0, mostShows),
  );

/** The films and events among the results. */
function foundShows(outcome: SearchOutcome, { shows }: SearchCatalogue): readonly ShowListView[] {
  if (outcome.kind !== 'answered') return [];
  const results = outcome.groups.flatMap((group) => group.results);
  return results.flatMap(({ to }) => ('slug' in to ? (shows.get(to.slug) ?? []) : []));
}

/** The slugs of the first cinemas among the results. */
function foundCinemas(outcome: SearchOutcome): readonly string[] {
  if (outcome.kind !== 'answered') return [];
  const results = outcome.groups.flatMap((group) => group.results);
  return results.flatMap((one) => (one.type === 'cinema' ? slugOf(one) : [])).slice(0, previewsOf('cinema'));
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

/** The cities to suggest: those that the site puts first (R140), else those with the most cinemas. */
export function suggestedCities(first: readonly City[], cities: readonly City[]): readonly City[] {
  return first.length > 0
    ? first
    : cities.toSorted((a, b) => b.cinemas.length - a.cinemas.length).slice(0, mostCities);
}
