import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { browserQuery } from '#src/api/browser/api-query.ts';
import { cinemasEndpoint, type Cinema } from '#src/contract/cinemas/schema.ts';
import { eventsEndpoint } from '#src/contract/events/schema.ts';
import { showsEndpoint } from '#src/contract/shows/schema.ts';
import { tagsEndpoint } from '#src/contract/tags/schema.ts';
import { versionsEndpoint } from '#src/contract/versions/schema.ts';
import { showClassifier } from '#src/domain/show/show-kind.ts';
import { showListView, type ShowListView } from '#src/domain/show/show-list-view.ts';
import {
  tagsOfSite,
  tagVocabulary,
  versionVocabulary,
  type TagVocabulary,
  type VersionVocabulary,
} from '#src/domain/tag/vocabulary.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** What the page knows of the site. */
export interface SiteCatalogue {
  readonly cinemas: ReadonlyMap<string, Cinema>;
  readonly shows: ReadonlyMap<string, ShowListView>;
  readonly tags: TagVocabulary;
  readonly versions: VersionVocabulary;
}

/** State of the catalogue. */
export type CatalogueState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly catalogue: SiteCatalogue }
  | { readonly kind: 'failed'; readonly again: () => void };

/**
 * Reads the lists that the page needs. Cinemas and shows are required; without tags and versions their slugs are shown,
 * and without events every show of a site that names no films is a film (D39).
 */
export function useCatalogue(locale: Locale): CatalogueState {
  const cinemas = useQuery(browserQuery(cinemasEndpoint, locale, {}));
  const shows = useQuery(browserQuery(showsEndpoint, locale, {}));
  const namesFilms = shows.data?.shows.some(({ isMovie }) => isMovie) ?? true;
  const events = useQuery({ ...browserQuery(eventsEndpoint, locale, {}), enabled: !namesFilms });
  const tags = useQuery(browserQuery(tagsEndpoint, locale, {}));
  const versions = useQuery(browserQuery(versionsEndpoint, locale, {}));

  const all = [cinemas, shows, tags, versions];
  const waiting =
    all.some(({ isPending, isError, isFetching }) => isPending || (isError && isFetching)) ||
    (!namesFilms && events.isLoading);
  const catalogue = useMemo((): SiteCatalogue | null => {
    if (waiting || cinemas.data === undefined || shows.data === undefined) return null;
    const site = siteFactsOf(locale);
    const classify = showClassifier(shows.data.shows, events.data ?? []);
    return {
      cinemas: new Map(cinemas.data.map((cinema) => [cinema.slug, cinema])),
      shows: new Map(shows.data.shows.map((show) => [show.slug, showListView(show, site, classify)])),
      tags: tagVocabulary(tagsOfSite(tags.data ?? [], site.features)),
      versions: versionVocabulary(versions.data ?? []),
    };
  }, [waiting, locale, cinemas.data, shows.data, events.data, tags.data, versions.data]);

  if (waiting) return { kind: 'waiting' };
  if (catalogue !== null) return { kind: 'here', catalogue };
  return {
    kind: 'failed',
    again: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}
