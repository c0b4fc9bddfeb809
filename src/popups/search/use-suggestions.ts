import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { browserQuery } from '#src/api/browser/api-query.ts';
import { cinemasEndpoint } from '#src/contract/cinemas/schema.ts';
import { eventsEndpoint } from '#src/contract/events/schema.ts';
import { showsEndpoint } from '#src/contract/shows/schema.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { compareShows } from '#src/domain/programme/programme-entries.ts';
import { showClassifier } from '#src/domain/show/show-kind.ts';
import { showListView } from '#src/domain/show/show-list-view.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { locatorStore } from '#src/visitor/locator/store.ts';
import { suggestedGroups, type BoxGroup } from './box-options.ts';

/**
 * What the empty search offers: the films that most want to see, and the cinemas near the visitor's place. Empty until
 * it is known, and where it cannot be read.
 *
 * @param wanted whether they are shown: nothing is read before
 */
export function useSuggestions(locale: Locale, wanted: boolean): readonly BoxGroup[] {
  const shows = useQuery({ ...browserQuery(showsEndpoint, locale, {}), enabled: wanted }).data;
  const events = useQuery({ ...browserQuery(eventsEndpoint, locale, {}), enabled: wanted }).data;
  const cinemas = useQuery({ ...browserQuery(cinemasEndpoint, locale, {}), enabled: wanted }).data;
  const near = useStore(locatorStore, ({ view }) => view?.order ?? null);
  return useMemo(() => {
    if (!wanted) return [];
    const listed = shows?.shows ?? [];
    const kindOf = showClassifier(listed, events ?? []);
    const views = listed
      .map((show) => showListView(show, siteFactsOf(locale), kindOf))
      .filter(({ released }) => released)
      .toSorted(compareShows('home'));
    const bySlug = new Map((cinemas ?? []).map((cinema) => [cinema.slug, cinemaListView(cinema)]));
    const places = (near ?? []).flatMap((slug) => bySlug.get(slug) ?? []);
    return suggestedGroups(views, places, (to) => addressOf(locale, to) !== null);
  }, [cinemas, events, locale, near, shows, wanted]);
}
