import { useQuery } from '@tanstack/react-query';
import { browserQuery } from '#src/api/browser/api-query.ts';
import { showEndpoint } from '#src/contract/show/schema.ts';
import { showDetailView, type ShowDetailView } from '#src/domain/show/show-detail-view.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** State of a show: loading, here, or failed. */
export type ShowState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly show: ShowDetailView }
  | { readonly kind: 'failed'; readonly again: () => void };

/**
 * Reads a show by its slug (R079).
 *
 * @param isEvent whether the page that asks treats it as an event (D39)
 */
export function useShow(locale: Locale, slug: string, isEvent = false): ShowState {
  const query = useQuery(browserQuery(showEndpoint, locale, { slug }));
  if (query.isPending || (query.isError && query.isFetching)) return { kind: 'waiting' };
  if (query.data === undefined) return { kind: 'failed', again: () => void query.refetch() };
  const show = showDetailView(query.data, siteFactsOf(locale), () => (isEvent ? 'event' : 'movie'));
  return { kind: 'here', show };
}
