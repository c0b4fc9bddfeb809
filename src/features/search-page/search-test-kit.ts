import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import type { SearchHit } from '#src/contract/search-full/schema.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { showClassifier } from '#src/domain/show/show-kind.ts';
import { showListView } from '#src/domain/show/show-list-view.ts';
import { sites } from '#src/sites/registry.ts';
import type { SearchCatalogue } from './search-groups.ts';

/** The contract's examples as shows of a list. */
export const listedShows = showsFixture.shows.map((show) =>
  showListView(show, sites.fr, showClassifier(showsFixture.shows, [])),
);

/** A catalogue of the contract's examples in which every page can be opened. */
export const everythingOpens: SearchCatalogue = {
  cinemas: new Map(cinemasFixture.map((cinema) => [cinema.slug, cinemaListView(cinema)])),
  shows: new Map(listedShows.map((show) => [show.slug, show])),
  eventTypes: new Map([['saison-lyrique', 'season']]),
  opens: () => true,
};

/** A hit of a type with only the required fields. */
export function hit(type: string, slug: string | null, more: Partial<SearchHit> = {}): SearchHit {
  return { type, id: 7, slug, title: slug ?? type, ...more };
}
