import type { QueryClient } from '@tanstack/react-query';
import { createVisitCache } from './api-query.ts';

let cache: QueryClient | undefined;

/** The one cache of the visit, made when an island first asks (R257). */
export function visitCache(): QueryClient {
  cache ??= createVisitCache();
  return cache;
}
