import { QueryClient } from '@tanstack/react-query';

/** The first part of every key of the catalogue, so that all of it can be forgotten at once. */
export const catalogueKey = 'catalogue';

/** A cache for a visit. It knows nothing of the contract: whoever asks nothing loads no schema for it. */
export function createVisitCache(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { refetchOnWindowFocus: false, refetchOnReconnect: false } },
  });
}

let cache: QueryClient | undefined;

/** The one cache of the visit, made when an island first asks (R257). */
export function visitCache(): QueryClient {
  cache ??= createVisitCache();
  return cache;
}

/** Forgets the catalogue: after signing out, and when the language changes (D22). */
export function forgetCatalogue(from: QueryClient): void {
  from.removeQueries({ queryKey: [catalogueKey] });
}
