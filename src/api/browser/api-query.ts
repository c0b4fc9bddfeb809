import { QueryClient, queryOptions } from '@tanstack/react-query';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/**
 * The catalogue as islands read it: the site's own `/api/…`, kept by the visit's cache (R257, D22). Only what an
 * island really asks for comes along; the contract's schemas stay on the server.
 */

/**
 * How long an answer is used again without asking (D22): the catalogue for the rest of the visit, showtimes and
 * schedules for a minute. What belongs to a client is no catalogue and never goes through here.
 */
export type VisitLifetime = 'visit' | 'minute';

const lifetimes: Readonly<Record<VisitLifetime, number>> = { visit: Infinity, minute: 60_000 };

/** The first part of every key, so that the whole catalogue can be forgotten at once. */
const catalogueKey = 'catalogue';

/** An answer that is none: the API refused, or said something else than what was expected. */
export class ApiAnswerError extends Error {
  override name = 'ApiAnswerError';
  /** HTTP status, or null where the body could not be read. */
  readonly status: number | null;

  constructor(address: string, status: number | null) {
    super(
      `${address}: expected an answer of the catalogue, got ${status === null ? 'another shape' : status}`,
    );
    this.status = status;
  }
}

/** One call of the catalogue. */
export interface CatalogueCall<T> {
  /** Below the site's host, its parameters encoded: `/api/search/full`. */
  readonly path: string;
  readonly locale: Locale;
  readonly query?: Readonly<Record<string, string>>;
  readonly lifetime: VisitLifetime;
  /** Reads the body; throws where it is not what the island needs. */
  readonly read: (body: unknown) => T;
}

/** The address of a call on the site's own host; the same call has the same address (R253). */
export function catalogueAddress({
  path,
  locale,
  query = {},
}: Pick<CatalogueCall<never>, 'path' | 'locale' | 'query'>): string {
  const parameters = new URLSearchParams({ ...query, language: languageOf(locale) });
  parameters.sort();
  return `${path}?${parameters.toString()}`;
}

/** The query of a call: a second one for the same address is answered from the cache, or joins the first. */
export function catalogueQuery<T>(call: CatalogueCall<T>) {
  const address = catalogueAddress(call);
  return queryOptions({
    queryKey: [catalogueKey, address],
    queryFn: async ({ signal }): Promise<T> => {
      const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
      if (!response.ok) throw new ApiAnswerError(address, response.status);
      const body: unknown = await response.json();
      try {
        return call.read(body);
      } catch {
        throw new ApiAnswerError(address, null);
      }
    },
    staleTime: lifetimes[call.lifetime],
    gcTime: Infinity,
    // One more try where the line failed; an answer is an answer.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiAnswerError),
    retryDelay: 0,
  });
}

/** The cache of a visit; it is made where the first island needs it. */
export function createVisitCache(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { refetchOnWindowFocus: false, refetchOnReconnect: false } },
  });
}

/** Forgets the catalogue: after signing out, and when the language changes (D22). */
export function forgetCatalogue(cache: QueryClient): void {
  cache.removeQueries({ queryKey: [catalogueKey] });
}
