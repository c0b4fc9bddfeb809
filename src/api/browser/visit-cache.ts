import { QueryClient } from '@tanstack/react-query';

/** The first part of every cache key of the catalogue, so that the whole catalogue can be dropped at once. */
export const catalogueKey = 'catalogue';

/**
 * Creates a cache for a visit. This module does not import the contract: an island that makes no call loads no schema.
 */
export function createVisitCache(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { refetchOnWindowFocus: false, refetchOnReconnect: false } },
  });
}

let cache: QueryClient | undefined;

/** The single cache of the visit, created when an island first asks (R257). */
export function visitCache(): QueryClient {
  cache ??= createVisitCache();
  return cache;
}

/** Removes the catalogue from a cache: after signing out, and when the language changes (D22). */
export function forgetCatalogue(from: QueryClient): void {
  from.removeQueries({ queryKey: [catalogueKey] });
}
